import { frameAddress } from "../address/frameAddress";
import type { ApplicationRecord, DashboardRecord, RegistryTables, RouteTarget } from "../registry/tables";
import type { Resolver } from "../resolver/createResolver";

/** The small frame of a dashboard tile. */
export interface MiniView {
  readonly application: ApplicationRecord;
  readonly candidate: boolean;
  readonly target: RouteTarget;
  /** Frame address as for any page (section 7.4). */
  readonly address: string;
}

/** Where a dashboard tile leads, and what may be drawn in it. */
export interface DashboardDecision {
  /** Shell address of the full view; null when the viewer may not open it: there is no tile then. */
  readonly href: string | null;
  /** The full view is the candidate version of its application. */
  readonly candidate: boolean;
  /** Null for a tile that is only a link, and where there is no herd to show anything of. */
  readonly mini: MiniView | null;
}

type Tables = Pick<RegistryTables, "applications" | "routes" | "pathParamsInQuery">;

/** Decision TIL-23: mini and full view are frames that receive kind and view as parameters; the tile takes the access of its page. */
export function decideDashboard(
  tables: Tables,
  resolver: Pick<Resolver, "route">,
  tile: DashboardRecord,
  numCheptel: string | null,
): DashboardDecision {
  const full = resolver.route(tile.route, {}, viewQuery(tile, "full"));
  if (!full.admitted || full.href === null) return { href: null, candidate: false, mini: null };
  const mini = tile.shows === "mini" && numCheptel !== null ? miniOf(tables, tile, full.candidate) : null;
  return { href: full.href, candidate: full.candidate, mini };
}

function miniOf({ applications, routes, pathParamsInQuery }: Tables, tile: DashboardRecord, isCandidate: boolean): MiniView | null {
  const application = applications[tile.application];
  const route = routes[tile.route];
  if (!application?.frame || route === undefined) return null;
  // The page may belong to another application than the one that draws the small view.
  const candidate = isCandidate && route.application === tile.application;
  const query = viewQuery(tile, "mini");
  const address = frameAddress(application.frame, route, {}, query, { candidate, pathParamsInQuery });
  return address === null ? null : { application, candidate, target: { route: tile.route, params: {}, query }, address };
}

function viewQuery({ id }: DashboardRecord, view: "mini" | "full"): Readonly<Record<string, string>> {
  return { kind: id, view };
}
