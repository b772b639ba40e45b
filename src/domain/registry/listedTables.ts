import type { RouteRecord, RouteTarget, SectionRecord, TileRecord, TileTarget } from "./tables";

/** A guard of its own, as text (`guardText`). Left out: that of the application, of the target, or any sign-in. */
interface OwnAccess {
  readonly access?: string;
}

/** A route as it is listed for people: what it inherits is not repeated. */
export type ListedRoute = Omit<RouteRecord, "guard"> & OwnAccess;

export type ListedRouteTarget = RouteTarget & OwnAccess;

/** What a tile opens that is no route. */
export type ListedLink = { [Kind in "link" | "workshop"]: Omit<Extract<TileTarget, { kind: Kind }>, "guard"> }["link" | "workshop"] &
  OwnAccess;

export interface ListedTile extends Omit<TileRecord, "target"> {
  readonly target: { readonly kind: "route"; readonly targets: readonly ListedRouteTarget[] } | ListedLink;
}

export interface ListedSection extends Omit<SectionRecord, "groups"> {
  readonly groups: readonly { readonly id: string; readonly tiles: readonly ListedTile[] }[];
}
