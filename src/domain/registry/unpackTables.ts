import { type GuardTable, guardTable, withCodes } from "./guardText";
import type { ListedLink } from "./listedTables";
import {
  OFFLINE_MARKS,
  type PackedApplication,
  type PackedSection,
  type PackedTables,
  type PackedTarget,
  USUAL_REDIRECT,
  USUAL_SECTION,
  USUAL_TARGET,
  usualFrame,
  usualLogin,
  usualPath,
} from "./packedTables";
import type { ApplicationRecord, OfflineUse, RegistryTables, RouteRecord, SectionRecord, TileTarget } from "./tables";
import { entriesOf } from "./textTable";

type Routes = RegistryTables["routes"];

/** Where nothing says who may pass, nobody may: no grant suffices. */
const NOBODY = "|";

/** Unpacks the tables that the browser loads. Guards are numbered as they are met, so that no number stands in a file. */
export function unpackTables(packed: PackedTables): Pick<RegistryTables, "guards" | "routes" | "applications" | "sections"> {
  const guards = guardTable();
  const routes = routesOf(packed, guards);
  return {
    guards: guards.guards,
    routes,
    applications: mapped(packed.applications, (id, application) => applicationOf(id, application, packed.lifetimeMs)),
    sections: packed.sections.map((section) => sectionOf(section, routes, guards)),
  };
}

function mapped<T, R>(table: Readonly<Record<string, T>>, make: (name: string, value: T) => R): Readonly<Record<string, R>> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, make(name, value)]));
}

function routesOf({ routes, rareRoutes, ...packed }: PackedTables, guards: GuardTable): Routes {
  const applications = new Map(Object.entries(packed.applications));
  const domains = new Map(Object.entries(packed.domains));
  return Object.fromEntries(
    entriesOf(routes).map(([name = "", application = "", ...unusual]): [string, RouteRecord] => {
      const { code, domain = "", access: own = domains.get(domain) ?? NOBODY } = applications.get(application) ?? {};
      let access = own;
      let path = usualPath(name);
      let offline: OfflineUse | undefined;
      for (const field of unusual) {
        if (field.startsWith("/")) path = field.slice(1);
        else if (field.startsWith("~")) offline = OFFLINE_MARKS[field];
        else access = field;
      }
      const { redirect, ...rare } = rareRoutes[name] ?? {};
      const guard = guards.indexOf(withCodes(access, code ? [code] : []));
      const route = { name, path, application, guard, ...(offline && { offline }), ...rare };
      return [name, redirect === undefined ? route : { ...route, redirect: { ...USUAL_REDIRECT, ...redirect } }];
    }),
  );
}

function applicationOf(id: string, { access: _, frame, login, ...rest }: PackedApplication, lifetimeMs: number): ApplicationRecord {
  return {
    id,
    code: null,
    section: rest.domain,
    ...rest,
    frame: frame === undefined ? null : { ...usualFrame(id, lifetimeMs), ...frame },
    login: login === undefined ? null : { ...usualLogin(id), ...login },
  };
}

function sectionOf({ groups = [], ...section }: PackedSection, routes: Routes, guards: GuardTable): SectionRecord {
  return {
    ...USUAL_SECTION,
    ...section,
    groups: groups.map(({ id, tiles }) => ({
      id,
      tiles: tiles.map(({ id: tile, icon, size = 1, shortcut, figure, link, routes: several, route = "", ...values }) => ({
        id: tile,
        section: section.id,
        group: id,
        icon,
        size,
        ...(shortcut && { shortcut }),
        ...(figure && { figure }),
        target: link ? linkOf(link, guards) : targetOf(several ?? [{ route, ...values }], routes, guards),
      })),
    })),
  };
}

function linkOf({ access = "signedIn", ...link }: ListedLink, guards: GuardTable): TileTarget {
  return { ...link, guard: guards.indexOf(access) };
}

/** A tile asks for what its route asks for, unless it says otherwise; the code of the application is asked in any case. */
function targetOf(targets: readonly PackedTarget[], routes: Routes, guards: GuardTable): TileTarget {
  const guardOf = (route: string, access: string | undefined) => {
    const inherited = routes[route]?.guard ?? -1;
    return access === undefined ? inherited : guards.indexOf(withCodes(access, guards.guards[inherited]?.applications ?? []));
  };
  return {
    kind: "route",
    targets: targets.map(({ access, ...target }) => ({ ...USUAL_TARGET, ...target, guard: guardOf(target.route, access) })),
  };
}
