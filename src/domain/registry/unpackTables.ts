import {
  OFFLINE_USES,
  type PackedApplication,
  type PackedSection,
  type PackedTables,
  type PackedTarget,
  USUAL_REDIRECT,
  USUAL_SECTION,
  usualFrame,
  usualLogin,
  usualPath,
  usualTarget,
} from "./packedTables";
import type { ApplicationRecord, RegistryTables, RouteRecord, SectionRecord, TileTarget } from "./tables";
import { entriesOf } from "./textTable";

type Routes = RegistryTables["routes"];

/** Unpacks the tables that the browser loads. */
export function unpackTables(packed: PackedTables): Pick<RegistryTables, "routes" | "applications" | "sections"> {
  const routes = routesOf(packed);
  return {
    routes,
    applications: mapped(packed.applications, (id, application) => applicationOf(id, application, packed.lifetimeMs)),
    sections: packed.sections.map((section) => sectionOf(section, routes)),
  };
}

function mapped<T, R>(table: Readonly<Record<string, T>>, make: (name: string, value: T) => R): Readonly<Record<string, R>> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, make(name, value)]));
}

function routesOf({ routes, rareRoutes }: PackedTables): Routes {
  return Object.fromEntries(
    entriesOf(routes).map(([name = "", application = "", guard = "", path]): [string, RouteRecord] => {
      const { redirect, ...rare } = rareRoutes[name] ?? {};
      const offline = OFFLINE_USES[guard.slice(-1)];
      const use = offline && { offline };
      const route = { name, path: path?.slice(1) ?? usualPath(name), application, guard: Number.parseInt(guard, 10), ...use, ...rare };
      return [name, redirect === undefined ? route : { ...route, redirect: { ...USUAL_REDIRECT, ...redirect } }];
    }),
  );
}

function applicationOf(id: string, { frame, login, ...rest }: PackedApplication, lifetimeMs: number): ApplicationRecord {
  return {
    id,
    code: null,
    section: null,
    ...rest,
    frame: frame === undefined ? null : { ...usualFrame(id, lifetimeMs), ...frame },
    login: login === undefined ? null : { ...usualLogin(id), ...login },
  };
}

function sectionOf({ groups = [], ...section }: PackedSection, routes: Routes): SectionRecord {
  return {
    ...USUAL_SECTION,
    ...section,
    groups: groups.map(({ id, tiles }) => ({
      id,
      tiles: tiles.map(({ route, routes: several, target, ...tile }) => ({
        section: section.id,
        group: id,
        size: 1,
        ...tile,
        target: target ?? targetOf(several ?? (route === undefined ? [] : [{ route }]), routes),
      })),
    })),
  };
}

function targetOf(targets: readonly PackedTarget[], routes: Routes): TileTarget {
  return { kind: "route", targets: targets.map((target) => ({ ...usualTarget(routes[target.route]?.guard ?? 0), ...target })) };
}
