import { paramsOf, parsePattern } from "../../src/domain/routing/pattern";
import type { LinkedRoute, LinkedTile, Place, RegistryModel } from "./model";
import { below } from "./places";
import { targetsOf } from "./targetsOf";

export interface TileTarget {
  readonly tile: LinkedTile;
  readonly route: LinkedRoute;
  readonly params: Readonly<Record<string, string | readonly string[]>>;
  readonly query: Readonly<Record<string, string>>;
  /** Where route, params and query stand: the tile itself or an entry of orElse. */
  readonly place: Place;
}

/** What tiles open, where the route is known. */
export function* tileTargets(model: RegistryModel): Iterable<TileTarget> {
  for (const tile of model.tiles.values()) {
    const { document } = tile;
    for (const [n, { route: name, params = {}, query = {} }] of targetsOf(document).entries()) {
      const route = model.routes.get(name);
      const place = n === 0 ? tile.place : below(tile.place, "orElse", n - 1);
      if (route !== undefined) yield { tile, route, params, query, place };
    }
  }
}

/** The same, but for routes whose address cannot be read: nobody can say which parameters they take. */
export function* readableTargets(model: RegistryModel): Iterable<TileTarget> {
  for (const target of tileTargets(model)) if (isReadable(model, target.route) && model.isWhole(target.tile.place)) yield target;
}

/** What is done with an animal that the search has found, where the address is known. */
export function* actTargets(
  model: RegistryModel,
): Iterable<Omit<TileTarget, "tile" | "query"> & { readonly tile: { readonly id: string } }> {
  for (const { file, document } of model.documents.settings)
    for (const [n, { id, route: name, params }] of (document.quickAccess?.acts ?? []).entries()) {
      const route = model.routes.get(name);
      if (route && isReadable(model, route)) yield { tile: { id }, route, params, place: { file, path: ["quickAccess", "acts", n] } };
    }
}

/** Whether the address of a route can be read, and all its parameters are known. */
export function isReadable({ names, isWhole }: RegistryModel, { path, place }: LinkedRoute): boolean {
  if (path === null || !isWhole(place)) return path === null;
  return !("error" in parsePattern(path)) && paramsOf(path).every(({ name }) => names.get("param")?.has(name) === true);
}

/** Routes that are opened without any value, and where they are named. */
export function* openedByName({ documents, routes }: RegistryModel): Iterable<readonly [string, Place]> {
  for (const { file, document } of documents.homes)
    for (const [value, name] of Object.entries(document.values)) yield [name, { file, path: ["values", value] }];
  for (const { file, document } of documents.menu)
    if (document.defaultRoute !== undefined) yield [document.defaultRoute, { file, path: ["defaultRoute"] }];
  for (const { file, document } of documents.dashboards)
    for (const [n, { route }] of document.tiles.entries()) yield [route, { file, path: ["tiles", n, "route"] }];
  for (const { file, document } of documents.settings)
    for (const [key, name] of Object.entries(document.routes ?? {}))
      if (key !== "animal" && key !== "soloSync") yield [name, { file, path: ["routes", key] }];
  for (const { place, document } of routes.values())
    if (document.redirect?.otherwise !== undefined) yield [document.redirect.otherwise, below(place, "redirect", "otherwise")];
  for (const { file, document } of documents.tabs)
    for (const device of ["desktop", "mobile"] as const)
      for (const [t, tab] of document[device].entries())
        for (const [r, name] of (tab.routes ?? []).entries()) yield [name, { file, path: [device, t, "routes", r] }];
}
