import type { TileDocument } from "../schema/menu";

/** What a tile opens, the first choice first; none for a link or the toggle of a workshop. */
export function targetsOf({ route, params, query, orElse = [] }: TileDocument): NonNullable<TileDocument["orElse"]> {
  return route === undefined ? [] : [{ route, params, query }, ...orElse];
}
