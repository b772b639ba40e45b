import { STRAIGHT, withoutCurly } from "../read/quoted";
import type { Fault } from "./flatIssues";
import { apart, namesTogether, remarkedName } from "./listedNames";
import { numberRemedy } from "./meantNumber";
import { meantRemedy } from "./meantText";
import type { Wanted } from "./schemaKeys";

type ShapeFault = Extract<Fault, { kind: "shape" }>;

/** Names stand in lists with commas, and hold no spaces, accents or capitals at their edges. */
export function shapeRemedy(value: unknown, { explained, path }: ShapeFault, fits: Wanted["fits"], inBrackets: boolean): string {
  const expected = `Expected: ${explained}.`;
  if (typeof value === "string" && /^(?:yes|oui|ja|sì|sí|si|on|vrai|wahr)$/i.test(value))
    return `When yes is meant, write true. ${expected}`;
  if (typeof value === "number") return numberRemedy(value, explained, String(path.at(-1)));
  if (typeof value !== "string") return expected;
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (day !== null && explained.startsWith("a day")) return `There is no such day: ${lengthOf(Number(day[1]), Number(day[2]))}`;
  if (path.at(-1) === "base") return baseRemedy(value) ?? expected;
  if (path.at(-1) === "origin" && value.includes("//"))
    return `A name stands here, such as ${nameIn(value)}; its address stands at that name under frames.origins in settings.yaml: ${nameIn(value)}: ${value}`;
  const remedy = path.includes("droits") ? rightRemedy(value) : null;
  if (remedy !== null) return remedy;
  if (!explained.startsWith("letters without accents")) {
    // Words of a list may be several.
    const meant = typeof path.at(-1) === "number" ? null : meantRemedy(value, fits);
    return meant === null ? expected : `${meant}. ${expected}`;
  }
  const joined = value.replace(/\s*\.\s*/g, ".");
  if (joined !== value && fits(joined)) return `A space stands in the name: write ${joined}`;
  const dotted = joined.replace(/\.{2,}/g, ".").replace(/^\.|\.$/g, "");
  if (dotted !== joined && fits(dotted)) return `A dot too many stands ${joined.endsWith(".") ? "at its end" : "in it"}: write ${dotted}`;
  const remarked = remarkedName(value, inBrackets);
  if (remarked !== null) return remarked;
  const parts = namesTogether(value);
  if (typeof path.at(-1) === "number" && parts.length > 1) {
    const [first = "", second = ""] = parts;
    return /^-\w/.test(second)
      ? `Two lines were read as one, since a dash sticks to its name: write - ${first} and below it - ${second.slice(1)}`
      : apart(parts, inBrackets);
  }
  const names = severalNames(value, path);
  if (names !== null) return names;
  const plain = plainName(value, explained);
  return plain === null ? (meantRemedy(value, fits) ?? expected) : `Write ${plain} (${explained}).`;
}

/** Why a date names no day. */
function lengthOf(year: number, month: number): string {
  if (month < 1 || month > 12) return "months go from 01 to 12, and stand before the day.";
  return `this month has the days 01 to ${new Date(Date.UTC(year, month, 0)).getUTCDate()}.`;
}

/** `pilotage.*` and `!pilotage.x` among the rights of a user. */
function rightRemedy(value: string): string | null {
  const [, family] = /^([\w.{}-]+?)\.?\*$/.exec(value) ?? [];
  if (family !== undefined) return `Write ${family}: whoever holds it holds every grant below it.`;
  return /^[!-]\s*[\w.{}-]+$/.test(value)
    ? "A right cannot be taken away: remove this line, and give only the rights that are meant."
    : null;
}

/** A name for the host of an address. */
function nameIn(address: string): string {
  return /\/\/([a-z][a-z0-9-]*)/.exec(address)?.[1] ?? "robot";
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
export function severalNames(value: string, path: readonly PropertyKey[]): string | null {
  const names = value.split(/\s*[,;&+|]\s*|\s+\/\s+|\s+(?:and|or|et|ou)\s+|\s+/).filter((part) => part !== "");
  const [first] = names;
  if (first === undefined || names.length < 2 || !names.every((name) => /^[\w{}-]+(?:\.[\w{}-]+)+$/.test(name))) return null;
  const more =
    path.at(-1) === "route"
      ? ` A tile opens one route; another that takes its place for those who may not open the first stands below "orElse:", as - route: ${names[1]}`
      : "";
  return `One name stands here: write ${first}.${more}`;
}

/** `activity.:supplier.account`: the colon of a parameter in a name, which takes the placeholder of a list. */
export function keyRemedy(name: string, explained: string, isFree: (name: string) => boolean): string {
  const bare = withoutCurly(name);
  if (bare !== null) return `${STRAIGHT}: write ${bare}:`;
  if (/^:\w+$/.test(name)) return `Write ${name.slice(1)}: without the colon before it; only addresses have it.`;
  if (/[.:]:\w+|^:\w+/.test(name)) return `Write ${name.replace(/:(\w+)/g, "{$1}")}: in a name, what repeats over a list stands in { }.`;
  if (name.includes("/")) return `Write ${name.replace(/^\/|\/$/g, "").replaceAll("/", ".")}: names have dots, addresses slashes.`;
  const plain = explained.startsWith("letters without accents") ? plainName(name, explained) : null;
  return plain !== null && isFree(plain) ? `Write ${plain}:` : `Write it with ${explained}.`;
}

/** A name without accents, with the sign between its words that names have; null when something else is wrong with it. */
function plainName(name: string, explained: string): string | null {
  const hasLevels = explained.includes("dots");
  const plain = namesTogether(name)
    .flatMap((part) => part.split(hasLevels ? /[.:|\\]+/ : /[:|\\]+/))
    .filter((part) => part !== "")
    .join(hasLevels ? "." : "-")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return plain !== name && (hasLevels ? /^[\w.{}-]+$/ : /^[\w{}-]+$/).test(plain) ? plain : null;
}
