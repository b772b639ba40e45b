import { isMap, isScalar, type YAMLMap } from "yaml";
import { keyText } from "./keyText";

/**
 * Where, among the keys of a list entry, the rest of the entry before it begins, which this one cuts in two: at a key that it has
 * already, with keys that the one before lacks, though most other entries of the list have one of them. -1 when it cuts nothing.
 */
export function cutEntry(before: YAMLMap, entry: YAMLMap, items: readonly unknown[]): number {
  if (before.flow === true || entry.flow === true) return -1;
  const names = namesOf(entry);
  const cut = names.findIndex((name, index) => names.indexOf(name) < index);
  if (cut < 0 || names[cut] === names[0]) return -1;
  const known = new Set(namesOf(before));
  const rest = names.slice(cut);
  if (rest.some((name) => known.has(name))) return -1;
  const others = items.flatMap((item) => (isMap(item) && item !== before && item !== entry ? [namesOf(item)] : []));
  // A key that most others do without is not missed before: it stands twice here.
  return rest.some((name) => others.filter((other) => other.includes(name)).length * 2 >= others.length) ? cut : -1;
}

function namesOf({ items }: YAMLMap): readonly string[] {
  return items.map(({ key }, index) => (isScalar(key) ? keyText(key) : String(index)));
}
