import { plainHref } from "../address/routeAddress";
import type { TileRecord } from "../registry/tables";
import type { Scope } from "./scope";
import { decideTile } from "./tileDecision";
import { firstAdmitted, groupsOf, isRouteAdmitted } from "./visibleMenu";

/** The home screen a viewer lands on, and which rule chose it. */
export interface Home {
  readonly route: string;
  readonly href: string;
  readonly by: "settings" | "origin" | "menu" | "tab";
}

/**
 * Section 3, home mapping: the value of settings.home, else the default of the origin. A target the viewer may not open
 * falls back to that default, then to the first route that the menu, then a tab, shows (decision REG-20). Null: no route.
 */
export function homeOf(scope: Scope): Home | null {
  if (scope.user === null || !scope.signedIn) return null;
  const { homes } = scope.tables;
  const byDefault = entryOf(homes.byOrigin, scope.user.origin) ?? homes.otherwise;
  return (
    asHome(scope, entryOf(homes.values, scope.user.settings.home), "settings") ??
    asHome(scope, entryOf(homes.values, byDefault), "origin") ??
    firstOfMenu(scope) ??
    firstOfTabs(scope)
  );
}

function asHome(scope: Scope, route: string | null, by: Home["by"]): Home | null {
  if (route === null || !isRouteAdmitted(scope, route)) return null;
  const href = plainHref(scope.tables.routes[route]);
  return href === null ? null : { route, href, by };
}

function firstOfMenu(scope: Scope): Home | null {
  for (const section of scope.tables.sections)
    for (const { tiles } of groupsOf(scope, section) ?? [])
      for (const tile of tiles) {
        const home = tileAsHome(scope, tile);
        if (home) return home;
      }
  return null;
}

function tileAsHome(scope: Scope, tile: TileRecord): Home | null {
  const { target, href } = decideTile(scope, tile);
  return target && href ? { route: target.route, href, by: "menu" } : null;
}

function firstOfTabs(scope: Scope): Home | null {
  for (const tab of scope.tables.tabs.desktop) {
    const home = asHome(scope, firstAdmitted(scope, tab.targets), "tab");
    if (home) return home;
  }
  return null;
}

/** Own entries only: a home called `constructor` is unknown, hence unset. */
function entryOf(values: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(values, key) ? (values[key] ?? null) : null;
}
