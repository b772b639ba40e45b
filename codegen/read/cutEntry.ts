import { isScalar, type YAMLMap } from "yaml";
import { keyText } from "./keyText";

/**
 * Where, among the keys of a list entry, the rest of the entry before it begins, which this one cuts in two: at a key that it has
 * already, with keys that the one before lacks. -1 when it cuts nothing.
 */
export function cutEntry(before: YAMLMap, entry: YAMLMap): number {
  if (before.flow === true || entry.flow === true) return -1;
  const names = namesOf(entry);
  const cut = names.findIndex((name, index) => names.indexOf(name) < index);
  if (cut < 0 || names[cut] === names[0]) return -1;
  const known = new Set(namesOf(before));
  return names.slice(cut).some((name) => known.has(name)) ? -1 : cut;
}

function namesOf({ items }: YAMLMap): readonly string[] {
  return items.map(({ key }, index) => (isScalar(key) ? keyText(key) : String(index)));
}
