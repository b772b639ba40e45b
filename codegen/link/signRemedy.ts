import { plainValue } from "../read/quickScalar";
import { asWritten, STRAIGHT, withoutCurly } from "../read/quoted";
import { OF_GRANTS } from "./accessRemedy";
import { labelRemedy } from "./labelled";
import { apart, knownNames, moreRemedy, namesBySpace, namesTogether, remarkedName } from "./listedNames";
import type { Wanted } from "./schemaKeys";

/** A text that its schema refuses. */
export interface Refused {
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
  /** The list in which it is an entry; empty for what is none. */
  readonly list: readonly unknown[];
  /** It stands in [ ], not behind a dash. */
  readonly inBrackets: boolean;
  readonly isGrant: (name: string) => boolean;
  readonly paramsOf: (route: string) => unknown;
  readonly grantsLabelled: (label: string) => readonly string[];
}

/** What is told first of a text, whatever should stand there: signs in it that are no part of a value. null without any. */
export function signRemedy(refused: Refused, { fits }: Wanted): string | null {
  const { value, path, inBrackets, isGrant, grantsLabelled } = refused;
  if (typeof value !== "string") return knownRemedy(refused);
  const curly = curlyRemedy(value, fits);
  if (curly !== null || typeof path.at(-1) !== "number") return curly;
  const [, family] = path.includes("anyOf") ? (/^([\w.{}-]+?)\.?\*$/.exec(value) ?? []) : [];
  if (family !== undefined) return everyGrant(family, isGrant);
  const names = namesTogether(value);
  return (
    (OF_GRANTS.test(String(path.at(-2))) ? labelRemedy(grantsLabelled(value)) : null) ??
    moreRemedy(value, inBrackets) ??
    remarkedName(value, inBrackets) ??
    knownRemedy(refused) ??
    (names.length > 1 && names.every(fits) ? apart(names, inBrackets) : null)
  );
}

/** Names of which one at least is declared, in one entry of a list, with signs between them that keep no names apart. */
function knownRemedy({ value, path, list, inBrackets, isGrant, paramsOf }: Refused): string | null {
  const [key, at] = path.slice(-2);
  const text = typeof value === "string" ? value : pairIn(value);
  if (text === null || typeof at !== "number") return null;
  const isRoute = (name: string) => paramsOf(name) !== null;
  const isKnown = OF_GRANTS.test(String(key)) ? isGrant : key === "routes" ? isRoute : () => false;
  const names = knownNames(text, isKnown) ?? namesBySpace(text, isKnown);
  if (names === null) return null;
  if (names.length > 1) return apart(inBrackets ? list.flatMap((one, index) => (index === at ? names : String(one))) : names, inBrackets);
  // Spaces and dots too many are told as such.
  const isDotted = text.replace(/\s*\.+\s*/g, ".").replace(/^\.|\.$/g, "") === names[0];
  return isDotted ? null : `A name has dots between its levels: write ${names[0]}`;
}

/** `some.grant: other.grant`, where a text belongs. */
function pairIn(value: unknown): string | null {
  const [[first, second] = [], ...more] = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return more.length === 0 && first !== undefined && typeof second === "string" ? `${first}: ${second}` : null;
}

function curlyRemedy(value: string, fits: Wanted["fits"]): string | null {
  const bare = withoutCurly(value);
  if (bare === null) return null;
  if (fits(bare)) return `${STRAIGHT}: write ${asWritten(bare)}`;
  return fits(plainValue(bare)) || /^(?:\[.*\]|\{.*: .*\})$/.test(bare) ? `${STRAIGHT}: write ${bare}` : null;
}

/** `sante.*` among the grants that a page asks for. */
function everyGrant(family: string, isGrant: Refused["isGrant"]): string {
  return isGrant(family)
    ? `Write ${family}: it stands for all below it.`
    : "No sign stands for several grants: write the name of each that is meant.";
}
