import type {
  ApplicationRecord,
  FrameRecord,
  LoginRecord,
  OfflineUse,
  Redirect,
  RouteRecord,
  SectionRecord,
  TileRecord,
  TileRouteTarget,
  TileTarget,
} from "./tables";

/** A table as a browser loads it: what is as usual, or follows from the rest, is left out. */
export interface PackedTables {
  /**
   * Name, application, guard and path of a route, the last left out when usual: `card.detail card 12 /detail/:id`; the guard is
   * followed by the first letter of its use without network, `12f`.
   */
  readonly routes: string;
  /** What few routes have. */
  readonly rareRoutes: Readonly<Record<string, PackedRoute>>;
  readonly applications: Readonly<Record<string, PackedApplication>>;
  readonly sections: readonly PackedSection[];
  /** Milliseconds most hidden frames are kept. */
  readonly lifetimeMs: number;
}

export interface PackedRoute extends Pick<RouteRecord, "navi" | "screen" | "variant"> {
  readonly path?: null;
  readonly redirect?: Partial<Redirect> & Pick<Redirect, "to">;
}

export interface PackedApplication extends Pick<ApplicationRecord, "domain">, Partial<Pick<ApplicationRecord, "code" | "section">> {
  readonly frame?: Partial<FrameRecord>;
  readonly login?: Partial<LoginRecord>;
}

export interface PackedSection extends Pick<SectionRecord, "id" | "icon">, Partial<Omit<SectionRecord, "id" | "icon" | "groups">> {
  readonly groups?: readonly { readonly id: string; readonly tiles: readonly PackedTile[] }[];
}

export interface PackedTile extends Pick<TileRecord, "id" | "icon" | "shortcut">, Partial<Pick<TileRecord, "size">> {
  /** The one route it opens, without further values and with no other guard. */
  readonly route?: string;
  /** The routes it may open. */
  readonly routes?: readonly PackedTarget[];
  readonly target?: Exclude<TileTarget, { kind: "route" }>;
}

export type PackedTarget = Pick<TileRouteTarget, "route"> & Partial<TileRouteTarget>;

/** Path of a route that has no other: its name, with slashes. */
export function usualPath(name: string): string {
  return name.replaceAll(".", "/");
}

/** By its first letter. */
export const OFFLINE_USES: Readonly<Record<string, OfflineUse>> = { f: "full", r: "readonly" };

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

/** A tile asks for what its route asks for, unless it says otherwise. */
export function usualTarget(guard: number): Omit<TileRouteTarget, "route"> {
  return { params: {}, query: {}, guard };
}
