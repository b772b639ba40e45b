import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { INVISIBLE, NO_INVISIBLE } from "../diagnostic/invisible";
import { didYouMean } from "../diagnostic/suggest";
import type { ReadDocument } from "../read/readDocument";
import type { Fault } from "./flatIssues";
import { describeValue, readBack } from "./readBack";

export interface Placed {
  readonly range: Range;
  readonly key: Range;
  readonly value: unknown;
  readonly source: string | null;
}

/** Where a path of a document stands, and what stands there. */
export function placed(read: ReadDocument, path: readonly PropertyKey[]): Placed {
  const steps = path.map((step) => (typeof step === "number" ? step : String(step)));
  return { range: read.locate(steps), key: read.locate(steps, "key"), value: readBack(read.value, path), source: read.source(steps) };
}

type ValueFault = Exclude<Fault, { kind: "missing" | "unknown" }>;

/** A value that its schema refuses: the fact with the value seen, then what to write instead. */
export function valueFinding(read: ReadDocument, fault: ValueFault): Diagnostic {
  const at = placed(read, fault.path);
  const name = nameOf(fault.path);
  if (at.value === null && fault.kind !== "shape") {
    const parent = placed(read, fault.path.slice(0, -1)).range;
    const comma = parent.line === at.key.line ? ' Inside { } a text with a comma needs quotes: "…, …".' : "";
    const below =
      fault.kind === "type" && takesBlock(fault.expected) ? " Lines below that belong to it start with two spaces more than it does." : "";
    return finding(at.key, "empty-value", `${name} has no value.`, {
      hint: `Write a value after the colon, or remove it.${comma || below}`,
    });
  }
  switch (fault.kind) {
    case "type":
      return wrongType(at, name, fault.expected);
    case "choice":
      return finding(at.range, "wrong-value", `${name} is ${describeValue(at.value, at.source)}${guess(at.value, fault.values)}`, {
        hint: choiceRemedy(at, fault),
      });
    case "empty":
      return emptyFinding(at, name, fault);
    case "shape":
      if (!fault.key && typeof at.value === "string" && INVISIBLE.test(at.value))
        return finding(at.range, "wrong-value", `An invisible no-break space stands in the value of ${name}.`, { hint: NO_INVISIBLE });
      return fault.key
        ? finding(at.key, "wrong-value", `"${String(fault.path.at(-1))}" cannot be a name here.`, {
            hint: `Write it with ${fault.explained}.`,
          })
        : finding(at.range, "wrong-value", `${name} is ${describeValue(at.value, at.source)}.`, { hint: `Expected: ${fault.explained}.` });
  }
}

function wrongType(at: Placed, name: string, expected: readonly string[]): Diagnostic {
  const wanted = oneOf(expected.map((word) => WORDS[word] ?? word));
  return finding(at.range, "wrong-type", `${name} must be ${wanted}, but is ${describeValue(at.value, at.source)}.`, {
    hint: grantsIn(at.value, expected) ?? remedy(at, expected),
  });
}

/** What a grant in place of an access asks for comes first: nobody should open a page to all by taking the nearest word. */
function choiceRemedy({ value }: Placed, { values, path }: Extract<Fault, { kind: "choice" }>): string {
  if (path.at(-1) !== "access" || typeof value !== "string") return `Write ${oneOf(values)}.`;
  return guess(value, values) === "." && GRANT.test(value)
    ? `If "${value}" is a grant, write { anyOf: [${value}] }; otherwise ${oneOf(values)}.`
    : `Write ${oneOf(values)}, or { anyOf: [grant.name] } for the holders of a grant only.`;
}

const GRANT = /^[\w.{}-]+$/;

/** `access: [some.grant]`: the list belongs under anyOf. */
function grantsIn(value: unknown, expected: readonly string[]): string | null {
  if (!expected.includes("signedIn") || !Array.isArray(value)) return null;
  const names = value.filter((one) => typeof one === "string");
  return `For the holders of any of these grants, write { anyOf: [${names.length === 0 ? "…" : names.join(", ")}] }.`;
}

function remedy({ value, source, key, range }: Placed, expected: readonly string[]): string {
  const text = expected.includes("string");
  const block = takesBlock(expected);
  const named = block ? firstKeyInList(value) : null;
  // A list below its key has dashes, one beside it brackets.
  if (named !== null && key.line === range.line) return "Write { } instead of [ ].";
  if (named !== null) return `Remove the dashes. No dash here: entries are written "${named}:", each on a line of its own.`;
  if (block && !text && Array.isArray(value)) return "Write keys, each followed by a colon and its value, without dashes and brackets.";
  if (text && typeof value === "object" && value !== null && !Array.isArray(value)) {
    return 'In YAML {…} starts a block of keys. Write a plain text, in quotes when it must hold braces; a parameter of an address is written ":id".';
  }
  if (text && (typeof value === "number" || typeof value === "boolean")) return `Put it in quotes: "${source ?? value}".`;
  if (text && Array.isArray(value)) return "Write one value, without dashes and brackets.";
  if (expected.includes("boolean") && typeof value === "string") return "Write true or false, without quotes.";
  if ((expected.includes("number") || expected.includes("int")) && typeof value === "string")
    return "Write the number without quotes and without a unit.";
  if (expected.includes("array") && typeof value === "string") return listRemedy(value);
  if (expected.includes("array")) return "Start every entry on a line of its own with a dash and a space: - …";
  if (block) return "Write the keys below, each on a line of its own, indented by two spaces.";
  return "Correct the value.";
}

function takesBlock(expected: readonly string[]): boolean {
  return expected.includes("object") || expected.includes("record");
}

/** A list of blocks where the blocks alone were meant: what its first one is called. */
function firstKeyInList(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : null;
  if (typeof first !== "object" || first === null || Array.isArray(first)) return null;
  const [key] = Object.keys(first);
  return key === undefined || key === "id" ? "name" : key;
}

/** A text where a list belongs: one entry, or entries whose dashes stick to them. */
function listRemedy(value: string): string {
  if (/^-\S/.test(value)) return `Put a space after the dash: - ${value.slice(1).split(" ")[0]}`;
  const entries = value.split(/[,;]\s*/).map((one) => one.trim());
  return `Write [${entries.join(", ")}], or every entry on a line of its own after a dash and a space.`;
}

function emptyFinding(at: Placed, name: string, fault: Extract<Fault, { kind: "empty" }>): Diagnostic {
  if (fault.what === "text")
    return finding(at.range, "empty-text", `${name} is an empty text.`, { hint: "Write the text, or remove the line." });
  if (fault.path.at(-1) === "anyOf") {
    return finding(at.key, "empty-access", "The list of grants is empty: nobody could pass, and it does not mean that everybody may.", {
      hint: "Name at least one grant, write access: signedIn for every signed-in user, or remove the line to inherit.",
    });
  }
  return finding(at.key, "empty-list", `${name} is an empty list.`, { hint: "Add an entry, or remove the line." });
}

function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return "The file";
  if (typeof last !== "number") return `"${String(last)}"`;
  return path.length > 1 ? `Entry ${last + 1} of "${String(path.at(-2))}"` : `Entry ${last + 1}`;
}

/** A word without dots is never the end of a dotted name: "herd.public" does not mean "public". */
function guess(value: unknown, values: readonly string[]): string {
  return (typeof value === "string" && !value.includes(".") && didYouMean(value, values)) || ".";
}

function oneOf(words: readonly string[]): string {
  const unique = [...new Set(words)];
  return unique.length < 2 ? unique.join("") : `${unique.slice(0, -1).join(", ")} or ${unique.at(-1)}`;
}

const WORDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a block of keys",
  record: "a block of keys",
};
