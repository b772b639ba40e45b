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
