import type { ParamValues } from "../address/fillPath";
import type { QueryValues } from "../address/query";
import { plainHref } from "../address/routeAddress";
import { decideAnyOf, type GrantDecision } from "../grants/decideGrant";
import type { GuardDecision } from "../grants/decideGuard";
import type { HerdContext } from "../herd/herdContext";
import type { FeatureGrants } from "../registry/access";
import type { RegistryTables, SectionRecord, TabRecord, TileRecord } from "../registry/tables";
import { type Home, homeOf } from "./homeOf";
import { type Resolution, resolveAddress, resolveRoute } from "./resolveRoute";
import { createScope, type Viewer } from "./scope";
import { decideTile, type TileDecision } from "./tileDecision";
import { firstAdmitted, groupsOf, isRouteAdmitted, isTabVisible, type VisibleSection, visibleMenu } from "./visibleMenu";

/** Whether a tab is drawn and the address it opens at once; null when it opens a sub-menu or the drawer. */
export interface TabDecision {
  readonly visible: boolean;
  readonly route: string | null;
  readonly href: string | null;
}

/**
 * The one resolver: menu, tiles, tabs, guard, redirects, frames, the registry tool and the tests all ask here, so that
 * none can disagree with another. Cheap to make; make a new one whenever user, network, mode or herd change.
 */
export interface Resolver {
  readonly signedIn: boolean;
  readonly multiHerd: boolean;
  readonly context: HerdContext;
  readonly guard: (index: number) => GuardDecision;
  /** One grant, or several separated by commas of which any suffices. */
  readonly grant: (anyOf: string) => GrantDecision;
  readonly feature: (feature: keyof FeatureGrants) => boolean;
  readonly route: (name: string, params?: ParamValues, query?: QueryValues) => Resolution;
  readonly address: (address: string) => Resolution;
  readonly menu: () => readonly VisibleSection[];
  readonly tile: (tile: TileRecord) => TileDecision;
  readonly tab: (tab: TabRecord) => TabDecision;
  /** Where a second click on a section leads: its default route, else its first tile (decision MEN-10). */
  readonly sectionHref: (section: SectionRecord) => string | null;
  readonly home: () => Home | null;
  /** Names of all routes the viewer may open, in table order. */
  readonly routes: () => readonly string[];
}

export function createResolver(tables: RegistryTables, viewer: Viewer): Resolver {
  const scope = createScope(tables, viewer);
  const route: Resolver["route"] = (name, params, query) => resolveRoute(scope, name, params, query);
  const home = () => homeOf(scope);
  return {
    signedIn: scope.signedIn,
    multiHerd: scope.multiHerd,
    context: scope.context,
    guard: scope.guard,
    grant: (anyOf) => decideAnyOf(anyOf, scope.grant),
    feature: (feature) => scope.grant(tables.features[feature]).held,
    route,
    address: (address) => resolveAddress(scope, address),
    menu: () => visibleMenu(scope, home() !== null),
    tile: (tile) => decideTile(scope, tile),
    tab: (tab) => {
      const visible = isTabVisible(scope, tab, home() !== null);
      const opened = visible ? (tab.opens === "home" ? (home()?.route ?? null) : firstAdmitted(scope, tab.targets)) : null;
      return { visible, route: opened, href: plainHref(opened === null ? undefined : tables.routes[opened]) };
    },
    sectionHref: (section) => {
      const { defaultRoute } = section;
      const byDefault = defaultRoute !== null && isRouteAdmitted(scope, defaultRoute) ? plainHref(tables.routes[defaultRoute]) : null;
      if (byDefault !== null) return byDefault;
      for (const { tiles } of groupsOf(scope, section) ?? [])
        for (const tile of tiles) {
          const { href } = decideTile(scope, tile);
          if (href !== null) return href;
        }
      return null;
    },
    home,
    routes: () => {
      const admitted = scope.admitted();
      return Object.values(tables.routes).flatMap(({ name, guard }) => (admitted[guard] === 1 ? [name] : []));
    },
  };
}
