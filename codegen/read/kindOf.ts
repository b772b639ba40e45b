import { ALL_KINDS, KINDS, type Kind } from "../schema/kinds";

/** How much of a file has to be of a kind before it is said to be of that kind. */
const ENOUGH = 0.75;

/** What kind of document a file holds, by its place in the registry; null when it has none there. */
export function kindOf(file: string): Kind | null {
  return ALL_KINDS.find((kind) => KINDS[kind].files.test(file)) ?? null;
}

/** The kind of file that its keys speak for, whatever the place it stands in; null when none or several do. */
export function kindByContent(value: unknown): Kind | null {
  const shares = ALL_KINDS.map((kind) => [kind, likeness(kind, value)] as const).sort(([, a], [, b]) => b - a);
  const [[best, most] = [null, 0], [, second] = [null, 0]] = shares;
  return most >= ENOUGH && most > second ? best : null;
}

/** Whether the keys of a file can be those of a kind, a few slips aside. */
export function isLike(kind: Kind, value: unknown): boolean {
  return likeness(kind, value) >= ENOUGH;
}

/** Known keys among all that are known, unknown or missing. */
function likeness(kind: Kind, value: unknown): number {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return 0;
  const { shape } = KINDS[kind].schema;
  const written = Object.keys(value);
  const known = written.filter((key) => Object.hasOwn(shape, key)).length;
  const missing = Object.entries(shape).filter(([key, one]) => !Object.hasOwn(value, key) && !one.safeParse(undefined).success).length;
  return known / (written.length + missing);
}

/** Where a file of this kind stands, with the id and the domain that are written in it. */
export function placeOf(kind: Kind, value: unknown): string {
  return KINDS[kind].place.replace(/<(\w+)>/g, (mark, key: string) => {
    const found: unknown = typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    return typeof found === "string" && /^[A-Za-z0-9_-]+$/.test(found) ? found : mark;
  });
}
