/** What stands at a path of a plain value; zod does not carry the value it refused. */
export function readBack(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = Reflect.get(at, step);
  }
  return at;
}

/** A value as a person would name it. */
export function describeValue(value: unknown, source: string | null): string {
  if (value === null) return "no value";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return `a block of keys (${Object.keys(value).slice(0, 3).join(", ")})`;
  if (typeof value === "string") return `the text ${JSON.stringify(value)}`;
  if (typeof value === "boolean") return `the word ${source ?? value}, which YAML reads as ${value ? "yes" : "no"}`;
  if (source !== null && source !== String(value)) return `${source}, which YAML reads as the number ${value}`;
  return `the number ${value}`;
}
