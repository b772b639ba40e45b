import { isScalar, type YAMLMap } from "yaml";
import { keyText } from "./keyText";

/** Where, among the keys of a list entry, a second entry begins whose dash was forgotten; -1 when none does. */
export function lostDash(entry: YAMLMap): number {
  if (entry.flow === true) return -1;
  const names = entry.items.map(({ key }) => (isScalar(key) ? keyText(key) : null));
  const repeated = names.flatMap((name, index) => (name !== null && names.indexOf(name) < index ? [index] : []));
  const [first] = repeated;
  if (first === undefined) return -1;
  return names[first] === names[0] || repeated.length > 1 ? first : -1;
}
