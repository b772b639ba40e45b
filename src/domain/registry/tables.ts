import type { AccessRules, FeatureGrants, Guard } from "./access";

/** How a parameter fills path segments: one, none or one (`?`), one or more (`+`), any number (`*`). */
export type ParamKind = "one" | "optional" | "many" | "any";

/** `full`: entries too; `readonly`: only looked at. */
export type OfflineUse = "full" | "readonly";

/** Page of the shell that a route shows instead of a frame; public but for `tour`. Code knows screens, the registry knows route names. */
export type Screen = "root" | "login" | "support" | "forgot" | "renew" | "multi" | "cgu" | "tour" | "notFound";

/** A route that only leads elsewhere (section 2.3, 2.5). */
export interface Redirect {
  readonly to: string;
  /** Parameter of the target → parameter of this route. */
  readonly params: Readonly<Record<string, string>>;
  /** Query key of the target → parameter of this route. */
  readonly query: Readonly<Record<string, string>>;
  /** Route taken when a parameter the target needs is empty; the home screen when that one is refused or null. */
  readonly otherwise: string | null;
  /** The whole query goes along, as from an earlier name of a route. */
  readonly keepsQuery?: true;
}

/** Two routes that share one path: the query value names one, otherwise the herd context decides (decision ROU-55). */
export interface Variant {
  readonly query: string;
  readonly value: string;
  /** Herd contexts (M, L, A) in which this one is preferred. */
  readonly contexts: readonly string[];
}

export interface RouteRecord {
  readonly name: string;
  /** Pattern without leading slash: `aliment2/:id/stockage/:idStockage`, `aliment/:code+`, `login/:code*`; null: not navigable. */
  readonly path: string | null;
  readonly application: string;
  /** Index into `guards`. */
  readonly guard: number;
  /** Values that are sent to the parent frame when the route is entered (section 4, navi meta). */
  readonly navi?: true;
  /** What its page does without network once it is on the device; none: nothing. Who may open it is for the grants alone. */
  readonly offline?: OfflineUse;
  readonly screen?: Screen;
  readonly redirect?: Redirect;
  readonly variant?: Variant;
}

export interface ApplicationRecord {
  readonly id: string;
  readonly frame: FrameRecord | null;
  readonly login: LoginRecord | null;
  /** Code tested against the `grants` list of the user, or null. */
  readonly code: string | null;
  readonly domain: string;
  readonly section: string | null;
}

/** Where an application is served and how its frame is kept (sections 2.5, 7.4). */
export interface FrameRecord {
  /** `/card`: the document is served at the base followed by a slash, calls under `{base}/api/` (decision ADR-06). */
  readonly base: string;
  /** Base of the candidate version, or null when there is none. */
  readonly candidate: string | null;
  /** `path`: same origin, fully trusted. `origin`: served from an origin of its own. */
  readonly isolation: "path" | "origin";
  /** Milliseconds a hidden frame is kept; null: permanent. */
  readonly lifetimeMs: number | null;
  /** Words of the `sandbox` attribute; none: no sandbox. */
  readonly sandbox: readonly string[];
  /** Browser features the page may ask for. */
  readonly allow: readonly string[];
  readonly referrerPolicy: "no-referrer" | "origin" | "same-origin" | "strict-origin";
  /** Methods of the shell this application may call. */
  readonly calls: readonly string[];
  /** Limits of the product handed to this application (VAL-14). */
  readonly limits: Readonly<Record<string, number>>;
  /** Fields of the user this application is told beyond the usual ones. */
  readonly user: readonly string[];
}

/** One login that follows the sign-in (section 7.3). */
export interface LoginRecord {
  /** Method and path of the call, `/card/api/login`. */
  readonly path: string;
  /** Path suffix for users whose origin is not in `suffixNotFor`; empty when there is none. */
  readonly suffix: string;
  readonly suffixNotFor: readonly string[];
  /** Lower goes first; under 10 before the home application, 100 by default (decision LOG-10). */
  readonly priority: number;
  /** Grant that must be held for the login to be sent, or null. */
  readonly grant: string | null;
  readonly multiHerd: boolean;
  readonly onlineOnly: boolean;
  /** `rethrow`: the failure reaches the caller of this login; `ignore`: logged only (decision LOG-14). */
  readonly onFailure: "ignore" | "rethrow";
  /** Field of the answer kept in session storage when the status is 200, or null. */
  readonly keep: string | null;
  /** Key of `CALLS` sent after this login, or null. */
  readonly followedBy: string | null;
}

/** Target of a tile or tab: a route with its parameters and extra query values. */
export interface RouteTarget {
  readonly route: string;
  readonly params: Readonly<Record<string, string | readonly string[]>>;
  readonly query: Readonly<Record<string, string>>;
}

export type TileTarget =
  | { readonly kind: "route"; readonly targets: readonly TileRouteTarget[] }
  /** `{numCheptel}` is replaced by the current herd; hidden without one (decision TIL-06). */
  | { readonly kind: "link"; readonly href: string; readonly guard: number }
  | { readonly kind: "workshop"; readonly workshop: string; readonly guard: number };

/** The first target whose guard admits is the one that is opened. */
export interface TileRouteTarget extends RouteTarget {
  /** Guard of the tile for this target: the route's own, or the tile's override. */
  readonly guard: number;
}

export interface TileRecord {
  readonly id: string;
  readonly section: string;
  readonly group: string;
  readonly icon: string;
  /** Columns (decision TIL-02). */
  readonly size: 1 | 2;
  readonly target: TileTarget;
  /** Offered as a shortcut of the installed application. */
  readonly shortcut?: true;
  /** Name of the number it shows, among those that the call `figures` answers for the herd. */
  readonly figure?: string;
}

export interface TileGroupRecord {
  readonly id: string;
  readonly tiles: readonly TileRecord[];
}

/** A dashboard tile (section 2.4): a page, of which a small live view can stand in the menu. */
export interface DashboardRecord {
  readonly id: string;
  readonly icon: string;
  /** Page behind the full view. */
  readonly route: string;
  /** Application whose frame draws the mini view. */
  readonly application: string;
  readonly section: string;
  readonly shows: "mini" | "link";
  /** Figure that the demo sub-application draws for it. */
  readonly sample?: string;
}

export interface DashboardsRecord {
  readonly views: readonly string[];
  /** Live frames at once. */
  readonly livePreviews: number;
  readonly tiles: readonly DashboardRecord[];
}

export interface SectionRecord {
  readonly id: string;
  readonly icon: string;
  /** One of the top-level menu entries (section 2.2), in registry order. */
  readonly entry: boolean;
  /** Drawn among the section entries of that device (decision MEN-04). */
  readonly desktop: boolean;
  readonly mobile: boolean;
  readonly multiHerd: boolean;
  /** `home`: opens the home screen of the user and has no tiles. */
  readonly opens: "tiles" | "home" | "workshops";
  readonly defaultRoute: string | null;
  /** Origins for which the tiles stand in the opposite order (section 2.2). */
  readonly reverseFor: readonly string[];
  readonly groups: readonly TileGroupRecord[];
}

/** A tab of the desktop bar or a button of the mobile header. */
export interface TabRecord {
  readonly id: string;
  readonly icon: string | null;
  readonly opens: "home" | "sections" | "route" | "section" | "drawer";
  /** For `route`: the first that admits is opened. */
  readonly targets: readonly string[];
  /** For `section`: its id. */
  readonly section: string | null;
  readonly badge: "activeWorkshops" | "network" | null;
}

export interface HomesRecord {
  /** Value of settings.home → route name. */
  readonly values: Readonly<Record<string, string>>;
  /** Origin → value of `values` used when no home is set. */
  readonly byOrigin: Readonly<Record<string, string>>;
  readonly otherwise: string;
}

export interface WorkshopRecord {
  readonly value: string;
  /** Context letter the workshop stands for. */
  readonly typo: string;
  /** Flag of the profile from which the active state derives. */
  readonly flag: "laitier" | "allaitant";
}

/** Everything the resolver reads. The generated modules hold it for the product; the tool builds it for any registry. */
export interface RegistryTables {
  readonly guards: readonly Guard[];
  readonly routes: Readonly<Record<string, RouteRecord>>;
  /** Addresses of all routes as text, read by `trieOf`: `card.detail /detail/:id`. */
  readonly matcher: string;
  readonly applications: Readonly<Record<string, ApplicationRecord>>;
  /** In menu order. */
  readonly sections: readonly SectionRecord[];
  readonly tabs: { readonly desktop: readonly TabRecord[]; readonly mobile: readonly TabRecord[] };
  readonly homes: HomesRecord;
  readonly workshops: readonly WorkshopRecord[];
  readonly features: FeatureGrants;
  readonly access: AccessRules;
  /** Route of each page the shell draws itself. */
  readonly screens: Readonly<Record<Screen, string>>;
  /** Query values that survive the way to the login page (section 4, route guard). */
  readonly keptQuery: readonly string[];
  /** Grants looked up by their full name only. */
  readonly exactGrants: readonly string[];
  /** Whether path parameters are repeated in the query of a frame address (decision ADR-04). */
  readonly pathParamsInQuery: boolean;
}
