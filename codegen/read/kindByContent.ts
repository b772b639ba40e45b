import { KINDS, type Kind } from "../schema/kinds";

/** How much of a file has to be of a kind before it is said to be of that kind. */
const ENOUGH = 0.75;

/** The kind of file that its keys speak for, whatever the place it stands in; null when none or several do. */
export function kindByContent(value: unknown): Kind | null {
  let best: Kind | null = null;
  let most = 0;
  let kind: Kind;
  for (kind in KINDS) {
    const share = likeness(kind, value);
    if (share === most) best = null;
    else if (share > most) {
      most = share;
      best = kind;
    }
  }
  return most >= ENOUGH ? best : null;
}

/** Whether the keys of a file can be those of a kind, slips aside. */
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
