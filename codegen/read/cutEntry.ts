import { isMap, isScalar, type YAMLMap } from "yaml";
import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { keyText } from "./keyText";

/**
 * Where, among the keys of an entry, the rest of the entry before it begins, which this one cuts in two: at a key that it has
 * already, with keys that the one before lacks, though most other entries have one of them. -1 when it cuts nothing.
 */
export function cutEntry(before: YAMLMap, entry: YAMLMap, items: readonly unknown[]): number {
  if (before.flow === true || entry.flow === true) return -1;
  const names = namesOf(entry);
  const cut = names.findIndex((name, index) => names.indexOf(name) < index);
  if (cut < 0 || names[cut] === names[0]) return -1;
  const known = new Set(namesOf(before));
  const rest = names.slice(cut);
  // Entries of one kind have a key in common.
  if (rest.some((name) => known.has(name)) || !names.slice(0, cut).some((name) => known.has(name))) return -1;
  const others = items.flatMap((item) => (isMap(item) && item !== before && item !== entry ? [namesOf(item)] : []));
  // A key that most others do without is not missed before: it stands twice here.
  return rest.some((name) => others.filter((other) => other.includes(name)).length * 2 >= others.length) ? cut : -1;
}

function namesOf({ items }: YAMLMap): readonly string[] {
  return items.map(({ key }, index) => (isScalar(key) ? keyText(key) : String(index)));
}

/** Where both entries begin, with their name or first key, and where what was cut off does. */
interface Places {
  readonly first: Range;
  readonly at: Range;
  readonly rest: Range;
}

export function cutFinding(keys: readonly string[], { first, at, rest }: Places): Diagnostic {
  const names = keys.map((key) => `"${key}:"`).join(", ");
  const lines = rest.line - 1 > at.line ? `the lines ${at.line} to ${rest.line - 1}` : `line ${at.line}`;
  return finding(
    at,
    "duplicate-key",
    `This entry stands in the middle of another one: ${names} below it came from the entry of line ${first.line}.`,
    {
      hint: `Move ${lines} behind the last line of that entry, or ${names} back above them.`,
      related: relatedTo(rest, "what was cut off begins here"),
    },
  );
}
