import { compareText } from "../diagnostic/finding";

/** Names in the order of their code units: the same on every machine. */
export function sortedNames(names: Iterable<string>): readonly string[] {
  return [...names].sort(compareText);
}

/** A table with its names sorted. */
export function sortedRecord<T>(entries: Iterable<readonly [string, T]>): Readonly<Record<string, T>> {
  const record: Record<string, T> = Object.create(null);
  for (const [name, value] of [...entries].sort(([a], [b]) => compareText(a, b))) record[name] = value;
  return record;
}
