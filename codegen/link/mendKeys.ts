/** A key that no schema knows, and the one that was meant (null: none was). */
export interface Rename {
  readonly path: readonly PropertyKey[];
  readonly from: string;
  readonly to: string | null;
  /** What stands there, when it is another value than that of the key. */
  readonly value?: unknown;
}

/** A copy of a value in which unknown keys carry the name that was meant, or are left out. */
export function mendKeys(value: unknown, renames: readonly Rename[]): unknown {
  const byPlace = new Map<string, Rename[]>();
  for (const rename of renames) {
    const place = JSON.stringify(rename.path.map(String));
    byPlace.set(place, [...(byPlace.get(place) ?? []), rename]);
  }
  return byPlace.size === 0 ? value : copy(value, [], byPlace);
}

function copy(value: unknown, path: readonly string[], renames: ReadonlyMap<string, readonly Rename[]>): unknown {
  if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, String(index)], renames));
  if (typeof value !== "object" || value === null) return value;
  const here = renames.get(JSON.stringify(path)) ?? [];
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const rename = here.find(({ from }) => from === key);
    const name = rename === undefined ? key : rename.to;
    if (name !== null && (name === key || !Object.hasOwn(value, name))) out[name] = copy(inner, [...path, key], renames);
  }
  for (const { to, value: meant } of here) if (to !== null && meant !== undefined) out[to] = meant;
  return out;
}
