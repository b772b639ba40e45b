import { EVERY_LANGUAGE } from "../schema/common";
import { ACCESS_WORDS, unquoted } from "./accessRemedy";
import { namesTogether } from "./listedNames";
import { numberFor } from "./meantNumber";
import { meantRemedy } from "./meantText";
import type { Placed } from "./placed";
import type { Wanted } from "./schemaKeys";

/** The key that most often stands alone in a block, which people then leave out. */
const ONLY_KEY: Readonly<Record<string, string>> = { each: "list", frame: "base", login: "path", redirect: "to" };

/** Words for all or nothing, where a block of keys belongs. */
const YES = /^(?:yes|oui|ja|s[iíì]|true|vrai|wahr|on)$/i;
const NO = /^(?:no|non|nein|false|faux|falsch|off|none)$/i;

/** What to write in place of a value of another type. */
export function typeRemedy(
  { value, source, key, range }: Placed,
  expected: readonly string[],
  keyed: PropertyKey | undefined,
  { fits, keys, block: needed }: Wanted,
): string {
  const text = expected.includes("string");
  const block = takesBlock(expected);
  if (expected.includes("signedIn")) return `Write ${ACCESS_WORDS}.`;
  const bare = typeof value === "string" && (block || expected.includes("array")) ? unquoted(value) : null;
  if (bare !== null) return bare;
  const named = block ? firstKeyInList(value) : null;
  // A list below its key has dashes, one beside it brackets.
  if (named !== null && key.line === range.line) return "Write { } instead of [ ].";
  const [id] = named === "name" ? idsIn(value) : [];
  if (id !== undefined)
    return `Write "${id}:" in place of "- id: ${id}", and so on: an entry begins with its name and a colon, without a dash, and its keys stand below it.`;
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
  if (text && (typeof value === "number" || typeof value === "boolean")) {
    const written = source ?? String(value);
    return (fits(written) ? null : meantRemedy(written, fits)) ?? `Put it in quotes: "${written}".`;
  }
  if (keyed === "path" && text && Array.isArray(value)) return `Write the address as one text: ${value.join("/")}`;
  if (text && block && Array.isArray(value)) return `Write one text per language, in braces: ${String(keyed)}: ${EVERY_LANGUAGE}`;
  if (text && Array.isArray(value)) return "Write one value, without dashes and brackets.";
  if (expected.includes("boolean") && typeof value === "string") return "Write true or false, without quotes.";
  if ((expected.includes("number") || expected.includes("int")) && (typeof value === "string" || typeof value === "number"))
    return numberFor(value, String(keyed), fits);
  if (keyed === "orElse" && typeof value === "string") return `Write it below, on a line of its own: - route: ${value}`;
  if (expected.includes("array") && typeof value === "string") return listRemedy(value, fits);
  if (expected.includes("array")) return "Start every entry on a line of its own with a dash and a space: - …";
  const pairs = block && typeof value === "string" ? pairsIn(value) : null;
  if (pairs !== null) return `Write { ${pairs} }.`;
  const only = ONLY_KEY[String(keyed)];
  if (block && (YES.test(String(value)) || NO.test(String(value)))) {
    const none = NO.test(String(value)) ? "To have none, remove the line; otherwise write" : "Write";
    return `${none} ${String(keyed)}: { ${only ?? keys[0] ?? "…"}: … }. Keys that can stand here: ${keys.join(", ")}.`;
  }
  if (only !== undefined && (typeof value === "string" || typeof value === "number"))
    return `Write { ${only}: ${String(source ?? value)} }.`;
  if (keyed === "params" && key.line === range.line && typeof value !== "object")
    return `Write the name of the parameter before its value: { id: "${String(source ?? value)}" }.`;
  const texts = needed.filter(({ sample }) => sample === EVERY_LANGUAGE);
  if (block && typeof value === "string" && texts.length > 0)
    return `Write nothing behind the colon, and below it, each on a line that starts with two spaces more: ${needed.map((one) => `${one.key}: ${one.sample}`).join(", and ")}, with this text in its language.`;
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

export function takesBlock(expected: readonly string[]): boolean {
  return expected.includes("object") || expected.includes("record");
}

/** A list of blocks where the blocks alone were meant: what its first one is called. */
function firstKeyInList(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : null;
  if (typeof first !== "object" || first === null || Array.isArray(first)) return null;
  const [key] = Object.keys(first);
  return key === undefined || key === "id" ? "name" : key;
}

/** `- id: a` where the entries are named: their names. */
function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.flatMap((one) => (typeof one?.id === "string" ? [one.id] : [])) : [];
}

/** A text where a list belongs: one entry, or entries whose dashes stick to them. */
function listRemedy(value: string, fits: Wanted["fits"]): string {
  if (/^-\S/.test(value)) return `Put a space after the dash: - ${value.slice(1).split(" ")[0]}`;
  const folded = value.split(/\s+- /);
  if (folded.length > 1)
    return `Leave nothing beside the key, and write every entry below it: ${folded.map((one) => `- ${one}`).join(", ")}, each on a line of its own.`;
  const written = value.replace(/^- +/, "").replace(/^\((.*)\)$/, "$1");
  const entries = fits([written]) ? written.split(/[,;]\s*/).map((one) => one.trim()) : namesTogether(written);
  return `Write [${entries.join(", ")}], or every entry on a line of its own after a dash and a space.`;
}
