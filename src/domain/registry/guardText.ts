import type { Guard } from "./access";

/** Conditions with a name; a grant of such a name is told from them by the bar behind it. */
const WORDS: readonly string[] = ["public", "signedIn", "multi", "multiFirst"];

/**
 * A guard as generated files hold it: who may pass, then the conditions, `sante.colostrum|sante.carnet&multi&workshop=LAITIER&+CODE`.
 * It stays the same whatever other guards there are, and equal guards have equal texts.
 */
export function guardText({ public: open, clauses, applications, multiHerd, multiFirst, workshop }: Guard): string {
  if (open) return "public";
  const who = clauses.length === 0 ? ["signedIn"] : clauses.map(clauseText);
  const conditions = [...(multiHerd ? ["multi"] : []), ...(multiFirst ? ["multiFirst"] : [])];
  const workshops = workshop === null ? [] : [`workshop=${encodeURIComponent(workshop)}`];
  return [...who, ...conditions, ...workshops, ...applications.map(codeText)].join("&");
}

function clauseText(clause: readonly string[]): string {
  const text = clause.join("|");
  return clause.length === 0 || WORDS.includes(text) ? `${text}|` : text;
}

function codeText(code: string): string {
  return `+${encodeURIComponent(code)}`;
}

/** What is asked of everybody who passes an application with a code. */
export function withCodes(text: string, codes: readonly string[]): string {
  return text === "public" ? text : [text, ...codes.map(codeText)].join("&");
}

export function guardFrom(text: string): Guard {
  const parts = text.split("&");
  const after = (mark: string) => parts.flatMap((part) => (part.startsWith(mark) ? [decodeURIComponent(part.slice(mark.length))] : []));
  const grants = parts.filter((part) => !WORDS.includes(part) && !part.startsWith("+") && !part.startsWith("workshop="));
  return {
    public: parts.includes("public"),
    clauses: grants.map((clause) => clause.split("|").filter((grant) => grant !== "")),
    applications: after("+"),
    multiHerd: parts.includes("multi"),
    multiFirst: parts.includes("multiFirst"),
    workshop: after("workshop=")[0] ?? null,
  };
}

/** Every distinct guard once, numbered as it is first seen. */
export interface GuardTable {
  readonly guards: readonly Guard[];
  readonly indexOf: (text: string) => number;
}

export function guardTable(): GuardTable {
  const guards: Guard[] = [];
  const indexes = new Map<string, number>();
  return {
    guards,
    indexOf: (text) => {
      const known = indexes.get(text);
      if (known !== undefined) return known;
      indexes.set(text, guards.length);
      return guards.push(guardFrom(text)) - 1;
    },
  };
}
