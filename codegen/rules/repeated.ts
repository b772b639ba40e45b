/** Entries whose key an earlier one has, each with the first of that key. Those without a key (undefined) are passed over. */
export function* repeated<T>(
  entries: Iterable<T>,
  keyOf: (entry: T) => string | number | undefined,
): Iterable<{ readonly entry: T; readonly first: T }> {
  const seen = new Map<string | number, T>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, entry);
    else yield { entry, first };
  }
}
