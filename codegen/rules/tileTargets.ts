import type { LinkedRoute, LinkedTile, Place, RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { readableRoutes } from "./readableRoutes";

export interface PlacedTarget {
  readonly tile: LinkedTile;
  readonly route: LinkedRoute;
  readonly params: Readonly<Record<string, string | readonly string[]>>;
  readonly query: Readonly<Record<string, string>> | undefined;
  /** Where route, params and query stand: the tile itself or an entry of orElse. */
  readonly place: Place;
}

/** Targets of tiles that lead to a known route. */
export function* tileTargets(model: RegistryModel): Iterable<PlacedTarget> {
  for (const tile of model.tiles.values()) {
    const { route, params, query, orElse } = tile.document;
    const first = route === undefined ? undefined : model.routes.get(route);
    if (first !== undefined) yield { tile, route: first, params: params ?? {}, query, place: tile.place };
    for (const [index, target] of (orElse ?? []).entries()) {
      const other = model.routes.get(target.route);
      if (other === undefined) continue;
      yield { tile, route: other, params: target.params ?? {}, query: target.query, place: below(tile.place, "orElse", index) };
    }
  }
}

/** The same, but for routes whose address cannot be read: nobody can say which parameters they take. */
export function* readableTargets(model: RegistryModel): Iterable<PlacedTarget> {
  const isReadable = readableRoutes(model);
  for (const target of tileTargets(model)) if (isReadable(target.route)) yield target;
}
