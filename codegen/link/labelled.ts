import { readBack } from "./readBack";

/** Names of the entries with this label, in whatever language and capitals. */
export function labelled(text: string, entries: Iterable<readonly [name: string, entry: unknown]>): readonly string[] {
  const wanted = text.trim().toLowerCase();
  const isIt = (one: unknown) => typeof one === "string" && one.toLowerCase() === wanted;
  return [...entries].flatMap(([name, entry]) => (Object.values(Object(readBack(entry, ["label"]))).some(isIt) ? [name] : []));
}

/** A label in place of a name. */
export function labelRemedy([name, ...more]: readonly string[]): string | null {
  if (name === undefined) return null;
  return more.length === 0
    ? `That is the label of ${name}: write ${name}`
    : `That is the label of ${[name, ...more].join(" and of ")}: write the name of the one that is meant.`;
}
