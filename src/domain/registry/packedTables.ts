import type { ListedLink, ListedRouteTarget } from "./listedTables";
import type { ApplicationRecord, FrameRecord, LoginRecord, OfflineUse, Redirect, RouteRecord, SectionRecord, TileRecord } from "./tables";

/** A table as a browser loads it: what is as usual, or follows from the rest, is left out. */
export interface PackedTables {
  /**
   * Name and application of a route, then what is not as usual: its use without network, an access of its own and its path:
   * `card.detail card ~f herd.card /detail/:id`.
   */
  readonly routes: string;
  /** What few routes have. */
  readonly rareRoutes: Readonly<Record<string, PackedRoute>>;
  readonly applications: Readonly<Record<string, PackedApplication>>;
  /** What is asked in a domain where nothing nearer says otherwise, as text. */
  readonly domains: Readonly<Record<string, string>>;
  readonly sections: readonly PackedSection[];
  /** Milliseconds most hidden frames are kept. */
  readonly lifetimeMs: number;
}

export interface PackedRoute extends Pick<RouteRecord, "navi" | "screen" | "variant"> {
  readonly path?: null;
  readonly redirect?: Partial<Redirect> & Pick<Redirect, "to">;
}

export interface PackedApplication extends Pick<ApplicationRecord, "domain">, Partial<Pick<ApplicationRecord, "code" | "section">> {
  /** Where it is not that of the domain. */
  readonly access?: string;
  readonly frame?: Partial<FrameRecord>;
  readonly login?: Partial<LoginRecord>;
}

export interface PackedSection extends Pick<SectionRecord, "id" | "icon">, Partial<Omit<SectionRecord, "id" | "icon" | "groups">> {
  readonly groups?: readonly { readonly id: string; readonly tiles: readonly PackedTile[] }[];
}

/** The one route it opens stands in it. */
export interface PackedTile
  extends Pick<TileRecord, "id" | "icon" | "shortcut" | "figure">,
    Partial<Pick<TileRecord, "size">>,
    Partial<PackedTarget> {
  /** The routes it may open, when they are several. */
  readonly routes?: readonly PackedTarget[];
  readonly link?: ListedLink;
}

export type PackedTarget = Pick<ListedRouteTarget, "route"> & Partial<ListedRouteTarget>;

/** Path of a route that has no other: its name, with slashes. */
export function usualPath(name: string): string {
  return name.replaceAll(".", "/");
}

/** By its mark in the line of a route. */
export const OFFLINE_MARKS: Readonly<Record<string, OfflineUse>> = { "~f": "full", "~r": "readonly" };

export const USUAL_REDIRECT = { params: {}, query: {}, otherwise: null } as const;

export function usualFrame(application: string, lifetimeMs: number): FrameRecord {
  return {
    base: `/${application}`,
    candidate: null,
    isolation: "path",
    lifetimeMs,
    sandbox: [],
    allow: [],
    referrerPolicy: "same-origin",
    calls: [],
    limits: {},
    user: [],
  };
}

export function usualLogin(application: string): LoginRecord {
  return {
    path: `/${application}/api/login`,
    suffix: "",
    suffixNotFor: [],
    priority: 100,
    grant: null,
    multiHerd: false,
    onlineOnly: false,
    onFailure: "ignore",
    keep: null,
    followedBy: null,
  };
}

export const USUAL_SECTION = {
  entry: true,
  desktop: true,
  mobile: true,
  multiHerd: false,
  opens: "tiles",
  defaultRoute: null,
  reverseFor: [],
} as const;

export const USUAL_TARGET = { params: {}, query: {} } as const;
