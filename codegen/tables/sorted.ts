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
/** A document without its texts, which are labels. */
export function withoutLabels(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLabels);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "label")
      .map(([key, field]) => [key, withoutLabels(field)]),
  );
}
