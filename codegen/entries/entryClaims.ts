import type { ParamValues } from "../../src/domain/address/fillPath";
import type { QueryValues } from "../../src/domain/address/query";
import { routeAddress } from "../../src/domain/address/routeAddress";
import { decideDashboard } from "../../src/domain/dashboards/decideDashboard";
import type { DashboardRecord, RegistryTables, SectionRecord, TabRecord, TileRecord } from "../../src/domain/registry/tables";
import type { Asked } from "../prove/anybody";
import type { Claim, Opening } from "../prove/claim";
import { askTile } from "../prove/tileClaims";

/** What leads into pages beside tiles and home screens. */
export interface Entrances {
  readonly dashboards: readonly DashboardRecord[];
  /** Pages that the shell opens itself, by what for; with sample values for what it fills in. */
  readonly settings: readonly { readonly id: string; readonly route: string; readonly params: Readonly<Record<string, string>> }[];
  /** What a page offers first, and the pages of news. */
  readonly links: readonly LinkRecord[];
}

export interface LinkRecord {
  readonly kind: "action" | "news";
  /** The page that offers it; the version that is new. */
  readonly id: string;
  /** The page on which it stands; null: it is there for everybody. */
  readonly on: string | null;
  readonly route: string;
  readonly params?: ParamValues | undefined;
  readonly query?: QueryValues | undefined;
}

const NO_PARAMS = {};

/** Claims about tabs, sections, dashboards, shortcuts and the pages that settings, pages and news name. */
export function entryClaims(tables: RegistryTables, { dashboards, settings, links }: Entrances): readonly Claim[] {
  return [
    ...(["desktop", "mobile"] as const).flatMap((device) => tables.tabs[device].flatMap((tab) => tabClaims(tables, device, tab))),
    ...tables.sections.flatMap((section) => sectionClaims(tables, section)),
    ...tables.sections.flatMap((section) =>
      section.groups.flatMap(({ tiles }) => tiles.flatMap((tile) => shortcutClaims(tables, section, tile))),
    ),
    ...dashboards.map((tile) => dashboardClaim(tables, tile)),
    ...settings.map(({ id, route, params }): Claim => {
      return { kind: "setting-opens-route", subject: id, object: route, open: (resolver) => openRoute(tables, resolver, route, params) };
    }),
    ...links.map(({ kind, id, on, route, params, query }): Claim => {
      // It is shown to whoever may open both.
      const open = (resolver: Asked) =>
        on === null || isAdmitted(tables, resolver, on) ? openRoute(tables, resolver, route, params, query) : null;
      return { kind: `${kind}-opens-route`, subject: id, object: route, open };
    }),
  ];
}

/** The first route of a tab that is open. */
function tabClaims(tables: RegistryTables, device: string, { id, opens, targets }: TabRecord): readonly Claim[] {
  if (opens !== "route") return [];
  return targets.map((name, n) => ({
    kind: "tab-opens-route",
    subject: `${device} ${id}`,
    object: name,
    open: (resolver) => (targets.slice(0, n).some((one) => isAdmitted(tables, resolver, one)) ? null : openRoute(tables, resolver, name)),
  }));
}

/** A second press on a section opens its default route; it is there when one of its tiles is. */
function sectionClaims(tables: RegistryTables, section: SectionRecord): readonly Claim[] {
  const { id, defaultRoute, groups, multiHerd } = section;
  if (defaultRoute === null) return [];
  const tiles = groups.flatMap((group) => group.tiles.map((tile) => askTile(section, tile)));
  return [
    {
      kind: "section-opens-route",
      subject: id,
      object: defaultRoute,
      open: (resolver) => {
        if (multiHerd && !resolver.multiHerd) return null;
        const opening = openRoute(tables, resolver, defaultRoute);
        // Without an address of its own it opens its first tile.
        return opening?.href == null ? null : opening;
      },
      isShown: (resolver) => tiles.some((ask) => ask(resolver) !== null),
    },
  ];
}

/** The installed application has the first page of a tile as a shortcut, whichever of its pages the menu opens for somebody. */
function shortcutClaims({ routes }: RegistryTables, section: SectionRecord, tile: TileRecord): readonly Claim[] {
  const first = tile.target.kind === "route" ? tile.target.targets[0] : undefined;
  const route = first && routes[first.route];
  if (tile.shortcut !== true || first === undefined || route === undefined) return [];
  const address = routeAddress(route, first.params, first.query);
  const ask = askTile(section, tile);
  const open = (resolver: Asked): Opening | null =>
    "href" in address && ask(resolver) !== null ? { href: address.href, route: first.route } : null;
  return [{ kind: "shortcut-opens-route", subject: tile.id, object: first.route, open }];
}

/** Decision TIL-23: a dashboard tile takes the access of its page. */
function dashboardClaim(tables: RegistryTables, tile: DashboardRecord): Claim {
  const product = { applications: tables.applications, routes: tables.routes, pathParamsInQuery: tables.pathParamsInQuery };
  return {
    kind: "dashboard-opens-route",
    subject: tile.id,
    object: tile.route,
    open: (resolver) => {
      const { href } = decideDashboard(product, resolver, tile, null);
      return href === null ? null : { href, route: tile.route };
    },
  };
}

function openRoute(
  tables: RegistryTables,
  resolver: Asked,
  name: string,
  params: ParamValues = NO_PARAMS,
  query: QueryValues = NO_PARAMS,
): Opening | null {
  const route = Object.hasOwn(tables.routes, name) ? tables.routes[name] : undefined;
  if (route === undefined || !resolver.guard(route.guard).admitted) return null;
  const address = routeAddress(route, params, query);
  return { href: "href" in address ? address.href : null, route: name };
}

function isAdmitted({ routes }: RegistryTables, resolver: Asked, name: string): boolean {
  const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
  return route !== undefined && resolver.guard(route.guard).admitted;
}
