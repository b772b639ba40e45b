import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { INVISIBLE, invisibleIn } from "../diagnostic/invisible";
import { didYouMean } from "../diagnostic/suggest";
import type { ReadDocument } from "../read/readDocument";
import { ACCESS_WORDS, EVERYBODY, GRANT, grantsIn, nameInList, unquoted } from "./accessRemedy";
import type { Fault } from "./flatIssues";
import { numberFor, numberRemedy } from "./meantNumber";
import { describeValue, readBack } from "./readBack";
import type { RouteAt } from "./routeAt";

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

/** Whether the schema would take another value in the place of one it refuses. */
export type Fits = (value: unknown) => boolean;

/** A value that its schema refuses: the fact with the value seen, then what to write instead. */
export function valueFinding(read: ReadDocument, fault: ValueFault, route: RouteAt, fits: Fits): Diagnostic {
  const at = placed(read, fault.path);
  const name = nameOf(fault.path);
  if (at.value === null && fault.kind !== "shape") {
    const parent = placed(read, fault.path.slice(0, -1)).range;
    const comma =
      parent.line === at.key.line && parent.column < at.key.column ? ' Inside { } a text with a comma needs quotes: "…, …".' : "";
    const below =
      fault.kind === "type" && takesBlock(fault.expected) ? " Lines below that belong to it start with two spaces more than it does." : "";
    return finding(at.key, "empty-value", `${name} has no value.`, {
      hint: `Write a value after the colon, or remove it.${comma || below}`,
    });
  }
  switch (fault.kind) {
    case "type":
      return wrongType(at, name, fault, fits);
    case "choice":
      return finding(at.range, "wrong-value", `${name} is ${describeValue(at.value, at.source)}${guess(at.value, fault.values)}`, {
        hint: choiceRemedy(at, fault),
      });
    case "empty":
      return emptyFinding(at, name, fault);
    case "shape":
      if (!fault.key && typeof at.value === "string" && INVISIBLE.test(at.value)) {
        const { what, remedy } = invisibleIn(at.value, fault.explained.startsWith("letters"));
        return finding(at.range, "wrong-value", `${what} stands in the value of ${name}.`, { hint: remedy });
      }
      return fault.key
        ? finding(at.key, "wrong-value", `"${String(fault.path.at(-1))}" cannot be a name here.`, {
            hint: keyRemedy(String(fault.path.at(-1)), fault.explained),
          })
        : (addressFinding(at, name, fault, route) ??
            finding(at.range, "wrong-value", `${name} is ${describeValue(at.value, at.source)}.`, {
              hint: shapeRemedy(at.value, fault),
            }));
  }
}

/** Names stand in lists with commas, and hold no spaces, accents or capitals at their edges. */
function shapeRemedy(value: unknown, { explained, path }: Extract<Fault, { kind: "shape" }>): string {
  const expected = `Expected: ${explained}.`;
  if (typeof value === "string" && /^(?:yes|oui|ja|sì|sí|si|on|vrai|wahr)$/i.test(value))
    return `When yes is meant, write true. ${expected}`;
  if (typeof value === "number") return numberRemedy(value, explained, String(path.at(-1)));
  if (typeof value === "string" && path.at(-1) === "base") return baseRemedy(value) ?? expected;
  if (typeof value !== "string" || !explained.startsWith("letters without accents")) return expected;
  const [, alone] = /^([\w.{}-]+)\s+[(<[].*$/.exec(value) ?? [];
  if (alone !== undefined) return `A name alone stands here: write ${alone}. A remark has " # " before it.`;
  const parts = value.split(/[\s,;]+|\s*\/\s+/).filter((part) => part !== "" && !/^(?:and|or|et|ou|und|oder|e|o|y|&|\+)$/.test(part));
  if (typeof path.at(-1) === "number" && parts.length > 1) {
    const [first = "", second = ""] = parts;
    if (second.startsWith("-"))
      return `Two lines were read as one, since a dash sticks to its name: write - ${first} and below it - ${second.slice(1)}`;
    return value.includes(",")
      ? `Every name is an entry of its own: - ${first} and below it - ${second}, or in brackets [${parts.join(", ")}].`
      : `Put a comma between two names: [${parts.join(", ")}].`;
  }
  const names = severalNames(value, path);
  if (names !== null) return names;
  const plain = parts
    .join(explained.includes("dots") ? "." : "-")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return plain !== value && /^[\w.{}-]+$/.test(plain) ? `Write ${plain} (${explained}).` : expected;
}

/** The path of a frame, out of what stands in its place. */
function baseRemedy(value: string): string | null {
  if (/^(?:[a-z]+:)?\/\//i.test(value)) {
    const path = value.replace(/^(?:[a-z]+:)?\/\/[^/]*/i, "").replace(/\/+$/, "");
    return `A frame has a path of the shell's own host, such as base: ${path === "" ? "/robot" : path}. For an application on a host of its own, add "isolation: origin" and "origin:" with a name, and write its address at that name under frames.origins in settings.yaml.`;
  }
  const words = value
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split("/")
    .map((word) => word.trim().replace(/ +/g, "-"));
  const meant = words.filter((word) => word !== "").join("/");
  return /^[\w-]+(?:\/[\w-]+)*$/.test(meant)
    ? `Write /${meant}: it starts with /, does not end with /, and holds only letters without accents, digits, - and _ between them.`
    : null;
}

/** Two names where one belongs: `route: a.b, c.d`. */
function severalNames(value: string, path: readonly PropertyKey[]): string | null {
  const names = value.split(/\s*[,;&+|]\s*|\s+\/\s+|\s+(?:and|or|et|ou)\s+|\s+/).filter((part) => part !== "");
  const [first] = names;
  if (first === undefined || names.length < 2 || !names.every((name) => /^[\w{}-]+(?:\.[\w{}-]+)+$/.test(name))) return null;
  const more =
    path.at(-1) === "route"
      ? ` A tile opens one route; another that takes its place for those who may not open the first stands below "orElse:", as - route: ${names[1]}`
      : "";
  return `One name stands here: write ${first}.${more}`;
}

/** Keys whose values, or entries, are names of routes. */
const OF_ROUTES: readonly PropertyKey[] = ["route", "routes", "defaultRoute", "to", "otherwise", "values"];

/** An address in place of the name of a route. */
function addressFinding(at: Placed, name: string, { path }: ValueFault, route: RouteAt): Diagnostic | null {
  const { value } = at;
  if (typeof value === "string" && severalNames(value, path) !== null) return null;
  if (typeof value !== "string" || !/[/:]/.test(value) || !path.slice(-2).some((step) => OF_ROUTES.includes(step))) return null;
  const what = value.includes("/") ? "an address" : "no name";
  return finding(at.range, "wrong-value", `${name} is ${JSON.stringify(value)}, which is ${what}; the name of a route stands here.`, {
    hint: route(value) ?? 'No route has this address. A name stands under "routes:" of its application, with dots and without slashes.',
  });
}

/** `activity.:supplier.account`: the colon of a parameter in a name, which takes the placeholder of a list. */
function keyRemedy(name: string, explained: string): string {
  if (/^:\w+$/.test(name)) return `Write ${name.slice(1)}: without the colon before it; only addresses have it.`;
  if (/[.:]:\w+|^:\w+/.test(name)) return `Write ${name.replace(/:(\w+)/g, "{$1}")}: in a name, what repeats over a list stands in { }.`;
  if (name.includes("/")) return `Write ${name.replace(/^\/|\/$/g, "").replaceAll("/", ".")}: names have dots, addresses slashes.`;
  return `Write it with ${explained}.`;
}

function wrongType(at: Placed, name: string, { expected, path }: Extract<Fault, { kind: "type" }>, fits: Fits): Diagnostic {
  const wanted = oneOf(expected.map((word) => WORDS[word] ?? word));
  return finding(at.range, "wrong-type", `${name} must be ${wanted}, but is ${describeValue(at.value, at.source)}.`, {
    hint: grantsIn(at.value, expected) ?? nameInList(at, expected, path) ?? remedy(at, expected, path.at(-1), fits),
  });
}

/** What a grant in place of an access asks for comes first: nobody should open a page to all by taking the nearest word. */
function choiceRemedy({ value }: Placed, { values, path }: Extract<Fault, { kind: "choice" }>): string {
  if (typeof value === "string" && values.includes(value)) return `Write ${value}, without quotes.`;
  if (values.length === 1) return `Write ${values[0]}, or remove the line.`;
  if (path.at(-1) !== "access" || typeof value !== "string") return `Write ${oneOf(values)}.`;
  const bare = unquoted(value);
  if (bare !== null) return bare;
  return guess(value, values) === "." && GRANT.test(value) && !EVERYBODY.test(value)
    ? `If "${value}" is a grant, write { anyOf: [${value}] }; otherwise ${ACCESS_WORDS}.`
    : `Write ${ACCESS_WORDS}.`;
}

/** The key that most often stands alone in a block, which people then leave out. */
const ONLY_KEY: Readonly<Record<string, string>> = { each: "list", frame: "base", login: "path", redirect: "to" };

function remedy({ value, source, key, range }: Placed, expected: readonly string[], keyed: PropertyKey | undefined, fits: Fits): string {
  const text = expected.includes("string");
  const block = takesBlock(expected);
  if (expected.includes("signedIn")) return `Write ${ACCESS_WORDS}.`;
  const bare = typeof value === "string" && (block || expected.includes("array")) ? unquoted(value) : null;
  if (bare !== null) return bare;
  const named = block ? firstKeyInList(value) : null;
  // A list below its key has dashes, one beside it brackets.
  if (named !== null && key.line === range.line) return "Write { } instead of [ ].";
  if (named !== null) return `Remove the dashes. No dash here: entries are written "${named}:", each on a line of its own.`;
  if (keyed === "authorizes" && Array.isArray(value))
    return `Write a level after each name: { ${value.map((name) => `${String(name)}: 1`).join(", ")} }. Rights without a level stand under "droits:".`;
  if (block && !text && Array.isArray(value)) return "Write keys, each followed by a colon and its value, without dashes and brackets.";
  const braces = text ? onlyKey(value) : null;
  if (braces !== null && expected.includes("array"))
    return `A tile gives the value itself, in quotes when it is a number: ${braces}: "12".`;
  if (braces !== null) return `Text in braces needs quotes: "{${braces}}". A parameter of an address is written ":${braces}".`;
  if (text && typeof value === "object" && value !== null && !Array.isArray(value)) {
    return 'In YAML {…} starts a block of keys. Write a plain text, in quotes when it must hold braces; a parameter of an address is written ":id".';
  }
  if (text && (typeof value === "number" || typeof value === "boolean")) return `Put it in quotes: "${source ?? value}".`;
  if (text && Array.isArray(value)) return "Write one value, without dashes and brackets.";
  if (expected.includes("boolean") && typeof value === "string") return "Write true or false, without quotes.";
  if ((expected.includes("number") || expected.includes("int")) && (typeof value === "string" || typeof value === "number"))
    return numberFor(value, String(keyed), fits);
  if (keyed === "orElse" && typeof value === "string") return `Write it below, on a line of its own: - route: ${value}`;
  if (expected.includes("array") && typeof value === "string") return listRemedy(value);
  if (expected.includes("array")) return "Start every entry on a line of its own with a dash and a space: - …";
  const pairs = block && typeof value === "string" ? pairsIn(value) : null;
  if (pairs !== null) return `Write { ${pairs} }.`;
  const only = ONLY_KEY[String(keyed)];
  if (only !== undefined && (typeof value === "string" || typeof value === "number"))
    return `Write { ${only}: ${String(source ?? value)} }.`;
  if (keyed === "params" && key.line === range.line && typeof value !== "object")
    return `Write the name of the parameter before its value: { id: "${String(source ?? value)}" }.`;
  if (block) return "Write the keys below, each on a line of its own, indented by two spaces.";
  return "Correct the value.";
}

/** `{supplier}` without quotes: a block with one key and no value. */
function onlyKey(value: unknown): string | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const [[key, inner] = ["", ""], ...more] = Object.entries(value);
  return inner === null && more.length === 0 ? key : null;
}

/** `?tab=delai&view=1`: values as an address writes them. */
function pairsIn(value: string): string | null {
  const pairs = value
    .replace(/^\?/, "")
    .split("&")
    .map((pair) => /^([\w.-]+)=(\S+)$/.exec(pair));
  return pairs.every((pair) => pair !== null) ? pairs.map((pair) => `${pair?.[1]}: ${pair?.[2]}`).join(", ") : null;
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
  const folded = value.split(/\s+- /);
  if (folded.length > 1)
    return `Leave nothing beside the key, and write every entry below it: ${folded.map((one) => `- ${one}`).join(", ")}, each on a line of its own.`;
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
