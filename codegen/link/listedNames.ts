import { MORE } from "../read/more";

const AND = /^(?:and|or|et|ou|und|oder|e|o|y|&|\+)$/;

/** Names that stand in one entry of a list. */
export function namesTogether(value: string): readonly string[] {
  return value.split(/[\s,;]+|\s*\/\s+/).filter((part) => part !== "" && !AND.test(part) && !MORE.test(part));
}

const APART = /\s*[,;&+|]+\s*(?:(?:and|or|et|ou|und|oder|e|o|y)\s+)?|\s+(?:\/|and|or|et|ou|und|oder|e|o|y)\s+/;

/** Names of one text that signs or words such as "or" keep apart, in brackets or not; what a sentence leaves holds spaces. */
export function namesApart(value: string): readonly string[] {
  const text = value.trim().replace(/^\[(.*)\]$|^\((.*)\)$/, "$1$2");
  const parts = text.split(APART).map((part) => part.trim());
  return parts.filter((part) => part !== "" && !MORE.test(part));
}

/** The names that a text holds, whatever signs stand between them, when they are all known: as few as possible. */
export function knownNames(text: string, isKnown: (name: string) => boolean): readonly string[] | null {
  const parts = namesApart(text).map((part) =>
    knownLevels(
      part.split(/[\s.:/]+/).filter((level) => level !== ""),
      isKnown,
    ),
  );
  return parts.length === 0 || parts.some((names) => names.length === 0) ? null : parts.flat();
}

function knownLevels(levels: readonly string[], isKnown: (name: string) => boolean): readonly string[] {
  for (let count = levels.length; count > 0; count--) {
    const name = levels.slice(0, count).join(".");
    const rest = levels.slice(count);
    const others = isKnown(name) ? knownLevels(rest, isKnown) : [];
    if (isKnown(name) && (rest.length === 0 || others.length > 0)) return [name, ...others];
  }
  return [];
}

/** Names of several levels each with a sign and a space between them, of which one is known: the others may be slips. */
export function namesBySpace(text: string, isKnown: (name: string) => boolean): readonly string[] | null {
  const names = text.split(/[.;:/|]*\s+/);
  const isJoined = isKnown(names.join("."));
  return names.length > 1 && !isJoined && names.every((name) => /\w\.\w/.test(name)) && names.some(isKnown) ? names : null;
}

/** How several names of one entry are written apart: in brackets with commas, below each other with dashes. */
export function apart(names: readonly string[], inBrackets: boolean): string {
  if (inBrackets) return `Put a comma between two names: [${names.join(", ")}].`;
  const [first = "", ...others] = names;
  return `Every name is an entry of its own: write - ${first} and below it - ${others.join(", - ")}${others.length > 1 ? ", each on a line of its own" : ""}.`;
}

/** `…`, `...` and `etc.` in a list, alone or behind a name: nothing stands for what is left out. */
export function moreRemedy(value: string, inBrackets: boolean): string | null {
  const sign = /(?:…|\.{2,}|\betc\.?)$/i.exec(value.trim())?.[0];
  if (sign === undefined) return null;
  const rest = value
    .trim()
    .slice(0, -sign.length)
    .replace(/[\s,;]+$/, "");
  if (rest === "") return `Remove ${sign}${inBrackets ? ", and the comma beside it" : " with its dash"}: every name is written.`;
  return namesTogether(rest).length === 1 ? `Remove ${sign}: write ${rest}` : null;
}

/** `shop // workshops`, `shop# workshops`: a name, and what somebody remarks about it. */
export function remarkedName(value: string, inBrackets: boolean): string | null {
  const [, name, rest] = /^([\w.{}-]+)(?:#\s*|\s+(?:[(<[].*|(?:\/\/|\/\*|-+|[–—=→:])\s+))(.*)$/.exec(value) ?? [];
  if (name === undefined || rest === undefined) return null;
  const remark = inBrackets || rest === "" ? "" : `: ${name} # ${rest}`;
  return `A name alone stands here: write ${name}. A remark has " # " before it${remark}.`;
}
