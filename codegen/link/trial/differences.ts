/** Keys that a value has too many or too few beside another one, at whatever depth, as texts that can be compared. */
export function differences(value: unknown, like: unknown): readonly string[] {
  const [own, other] = [new Set(leaves(value)), new Set(leaves(like))];
  return [...[...own].filter((path) => !other.has(path)), ...[...other].filter((path) => !own.has(path)).map((path) => `without ${path}`)];
}

function leaves(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}
