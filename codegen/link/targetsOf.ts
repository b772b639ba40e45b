import type { TileDocument } from "../schema/menu";

export type TargetDocument = NonNullable<TileDocument["orElse"]>[number];

/** What a tile opens, the first choice first; none for a link or the toggle of a workshop. */
export function targetsOf({ route, params, query, orElse = [] }: TileDocument): readonly TargetDocument[] {
  return route === undefined ? [] : [{ route, params, query }, ...orElse];
}
