import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { INVISIBLE, invisibleIn } from "../diagnostic/invisible";
import { didYouMean } from "../diagnostic/suggest";
import type { ReadDocument } from "../read/readDocument";
import { ACCESS_WORDS, EVERYBODY, GRANT, grantsAlone, grantsIn, nameInList, PUBLIC, unquoted } from "./accessRemedy";
import type { Fault } from "./flatIssues";
import { knownValue } from "./knownValue";
import { remarkedName } from "./listedNames";
import { lastLine, type Placed, placed } from "./placed";
import { describeValue } from "./readBack";
import { remarkInValue } from "./remarkInValue";
import type { Wanted } from "./schemaKeys";
import { keyRemedy, severalNames, shapeRemedy } from "./shapeRemedy";
import { signRemedy } from "./signRemedy";
import { takesBlock, typeRemedy } from "./typeRemedy";
import { valueAlone } from "./valuesBeside";
import type { Written } from "./written";

type ValueFault = Exclude<Fault, { kind: "missing" | "unknown" }>;

/** A value that its schema refuses: the fact with the value seen, then what to write instead. */
export function valueFinding(read: ReadDocument, fault: ValueFault, written: Written, wanted: Wanted): Diagnostic {
  const at = placed(read, fault.path);
  const name = nameOf(fault.path);
  if (at.value === null && fault.kind !== "shape")
    return finding(at.key, "empty-value", `${name} has no value.`, { hint: emptyRemedy(read, at, fault, wanted) });
  const remark = fault.kind === "shape" && !fault.key ? remarkInValue(at.value, at.range, "wrong-value", wanted.fits) : null;
  if (remark !== null) return remark;
  const around = placed(read, fault.path.slice(0, -1));
  const list = Array.isArray(around.value) ? around.value : [];
  const refused = { value: at.value, path: fault.path, list, inBrackets: around.key.line === at.range.line, ...written };
  const signs = fault.kind === "shape" && fault.key ? null : signRemedy(refused, wanted);
  if (signs !== null) return finding(at.range, "wrong-value", `${name} is ${describeValue(at.value, at.source)}.`, { hint: signs });
  switch (fault.kind) {
    case "type":
      return wrongType(at, name, fault, wanted, valueAlone({ read, path: fault.path.slice(0, -1), written }, fault.path.at(-1)));
    case "choice":
      return finding(at.range, "wrong-value", `${name} is ${describeValue(at.value, at.source)}${guess(at.value, fault.values)}`, {
        hint: choiceRemedy(at, fault, written),
      });
    case "empty":
      return emptyFinding(read, at, fault, wanted);
    case "shape":
      if (!fault.key && typeof at.value === "string" && INVISIBLE.test(at.value)) {
        const { what, remedy } = invisibleIn(at.value, fault.explained.startsWith("letters"));
        return finding(at.range, "wrong-value", `${what} stands in the value of ${name}.`, { hint: remedy });
      }
      return fault.key
        ? finding(at.key, "wrong-value", `"${String(fault.path.at(-1))}" cannot be a name here.`, {
            hint: keyRemedy(
              String(fault.path.at(-1)),
              fault.explained,
              (free) => placed(read, [...fault.path.slice(0, -1), free]).value === undefined,
            ),
          })
        : (addressFinding(read, at, name, fault, written) ??
            finding(at.range, "wrong-value", `${name} is ${describeValue(at.value, at.source)}.`, {
              hint: shapeRemedy(at.value, fault, wanted.fits, refused.inBrackets),
            }));
  }
}

/** What to write behind a colon with nothing behind it. What decides who may open a page is not told to be removed. */
function emptyRemedy(read: ReadDocument, at: Placed, fault: ValueFault, wanted: Wanted): string {
  const given = valueFor(read, fault.path) ?? blockFor(read, fault, wanted);
  const mayGo = !wanted.isNeeded && read.kind !== "labels" && fault.path.at(-2) !== "params";
  if (given !== null) return `${given}.${mayGo ? " Or remove it." : ""}`;
  if (fault.path.at(-1) === "access") return `After the colon write ${ACCESS_WORDS}.`;
  const parent = placed(read, fault.path.slice(0, -1)).range;
  const isInBraces = parent.line === at.key.line && parent.column < at.key.column;
  const below =
    fault.kind === "type" && takesBlock(fault.expected) ? " Lines below that belong to it start with two spaces more than it does." : "";
  const more = isInBraces ? ' Inside { } a text with a comma needs quotes: "…, …".' : below;
  if (!wanted.isNeeded) return `Write a value after the colon, or remove it.${more}`;
  const isList = fault.kind === "type" && fault.expected.includes("array") && !fault.expected.includes("string");
  return neededRemedy(read, fault, isList ? "Write an entry below it" : "Write a value after the colon", more);
}

/** What stands below a key by its name. */
const ENTRIES: Readonly<Record<string, string>> = { calls: "a call", grants: "a grant", routes: "a route" };

/** What to write for a block of keys, or of entries, that is empty. */
function blockFor(read: ReadDocument, fault: ValueFault, { block }: Wanted): string | null {
  if (fault.kind !== "type" || !takesBlock(fault.expected)) return null;
  const entry = ENTRIES[String(fault.path.at(-1))];
  if (entry !== undefined) return `Write ${entry} below it, in lines that start with two spaces more than it does`;
  const lines = block.map(({ key, sample }) => `${key}: ${knownValue(read, [...fault.path, key]) ?? sample}`);
  return lines.length === 0 ? null : `Write below it, each on a line that starts with two spaces more: ${lines.join(", and ")}`;
}

/** What is known of a value by the names of its file and folder, or by what it goes into. */
function valueFor(read: ReadDocument, path: readonly PropertyKey[]): string | null {
  const key = String(path.at(-1));
  const known = knownValue(read, path);
  if (known !== null) return `Write ${key}: ${known}`;
  if (!["params", "query"].includes(String(path.at(-2)))) return read.kind === "labels" ? "Write the text after the colon" : null;
  return `Write a value after the colon, in quotes: ${key}: "12"`;
}

/** Keys whose values, or entries, are names of routes. */
const OF_ROUTES: readonly PropertyKey[] = ["route", "routes", "defaultRoute", "to", "otherwise", "values"];

/** An address in place of the name of a route. */
function addressFinding(read: ReadDocument, at: Placed, name: string, { path }: ValueFault, { routeAt }: Written): Diagnostic | null {
  const { value } = at;
  if (typeof value === "string" && (severalNames(value, path) ?? remarkedName(value, false)) !== null) return null;
  if (typeof value !== "string" || !/[/:?]/.test(value) || !path.slice(-2).some((step) => OF_ROUTES.includes(step))) return null;
  const what = /[/?]/.test(value) ? "an address" : "no name";
  const params = placed(read, [...path.slice(0, -1), "params"]).value;
  return finding(at.range, "wrong-value", `${name} is ${JSON.stringify(value)}, which is ${what}; the name of a route stands here.`, {
    hint:
      routeAt(value, params) ??
      'No route has this address. A name stands under "routes:" of its application, with dots and without slashes.',
  });
}

function wrongType(
  at: Placed,
  name: string,
  { expected, path }: Extract<Fault, { kind: "type" }>,
  wanted: Wanted,
  alone: string | null,
): Diagnostic {
  const types = oneOf(expected.map((word) => WORDS[word] ?? word));
  return finding(at.range, "wrong-type", `${name} must be ${types}, but is ${describeValue(at.value, at.source)}.`, {
    hint: alone ?? grantsIn(at.value, expected) ?? nameInList(at, expected, path) ?? typeRemedy(at, expected, path.at(-1), wanted),
  });
}

/** What a grant in place of an access asks for comes first: nobody should open a page to all by taking the nearest word. */
function choiceRemedy({ value }: Placed, { values, path }: Extract<Fault, { kind: "choice" }>, { isGrant }: Written): string {
  if (typeof value === "string" && values.includes(value)) return `Write ${value}, without quotes.`;
  if (values.length === 1) return `Write ${values[0]}, or remove the line.`;
  if (path.at(-1) !== "access" || typeof value !== "string") return `Write ${oneOf(values)}.`;
  const meant = unquoted(value) ?? grantsAlone(value, values, isGrant);
  if (meant !== null) return meant;
  return guess(value, values) === "." && GRANT.test(value) && !EVERYBODY.test(value)
    ? `If "${value}" is a grant, write { anyOf: [${value}] }; otherwise ${ACCESS_WORDS}.`
    : `Write ${ACCESS_WORDS}.`;
}

/** A key that its block cannot do without is no remedy to remove: what would go is the whole entry. */
function neededRemedy(read: ReadDocument, { path }: ValueFault, first: string, more: string): string {
  // Nobody gives up a herd for one value of it.
  if (typeof path.at(-2) !== "number" || read.kind === "persona") return `${first}.${more}`;
  const { value, range } = placed(read, path.slice(0, -1));
  const id = typeof value === "object" && value !== null && "id" in value ? ` "${String(value.id)}"` : "";
  const last = lastLine(read, path.slice(0, -1));
  const lines = range.line === last ? `line ${last}` : `the lines ${range.line} to ${last}`;
  return `${first}, or remove the entry${id} as a whole, ${lines}.${more}`;
}

function emptyFinding(read: ReadDocument, at: Placed, fault: Extract<Fault, { kind: "empty" }>, { isNeeded }: Wanted): Diagnostic {
  const name = nameOf(fault.path);
  if (fault.what === "text")
    return finding(at.range, "empty-text", `${name} is an empty text.`, {
      hint: isNeeded || read.kind === "labels" ? "Write the text." : "Write the text, or remove the line.",
    });
  if (fault.path.at(-1) === "anyOf") {
    return finding(at.key, "empty-access", "The list of grants is empty: nobody could pass, and it does not mean that everybody may.", {
      hint: "Name at least one grant, write access: signedIn for every signed-in user, or remove the line to inherit.",
    });
  }
  return finding(at.key, "empty-list", `${name} is an empty list.`, {
    hint: isNeeded ? neededRemedy(read, fault, "Add an entry", "") : "Add an entry, or remove the line.",
  });
}

function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return "The file";
  if (typeof last !== "number") return `"${String(last)}"`;
  return path.length > 1 ? `Entry ${last + 1} of "${String(path.at(-2))}"` : `Entry ${last + 1}`;
}

/** A word without dots is never the end of a dotted name: "herd.public" does not mean "public". */
function guess(value: unknown, values: readonly string[]): string {
  if (typeof value === "string" && values.includes("public") && PUBLIC.test(value)) return '; did you mean "public"?';
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
