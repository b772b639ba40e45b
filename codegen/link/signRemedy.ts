import { plainValue } from "../read/quickScalar";
import { asWritten, STRAIGHT, withoutCurly } from "../read/quoted";
import { OF_GRANTS } from "./accessRemedy";
import { labelRemedy } from "./labelled";
import { apart, moreRemedy, namesTogether, remarkedName } from "./listedNames";
import type { Wanted } from "./schemaKeys";

/** A text that its schema refuses. */
export interface Refused {
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
  /** It stands in [ ], not behind a dash. */
  readonly inBrackets: boolean;
  readonly isGrant: (name: string) => boolean;
  readonly grantsLabelled: (label: string) => readonly string[];
}

/** What is told first of a text, whatever should stand there: signs in it that are no part of a value. null without any. */
export function signRemedy({ value, path, inBrackets, isGrant, grantsLabelled }: Refused, { fits }: Wanted): string | null {
  if (typeof value !== "string") return null;
  const curly = curlyRemedy(value, fits);
  if (curly !== null || typeof path.at(-1) !== "number") return curly;
  const [, family] = path.includes("anyOf") ? (/^([\w.{}-]+?)\.?\*$/.exec(value) ?? []) : [];
  if (family !== undefined) return everyGrant(family, isGrant);
  const names = namesTogether(value);
  return (
    (OF_GRANTS.test(String(path.at(-2))) ? labelRemedy(grantsLabelled(value)) : null) ??
    moreRemedy(value, inBrackets) ??
    remarkedName(value, inBrackets) ??
    (names.length > 1 && names.every(fits) ? apart(names, inBrackets) : null)
  );
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
