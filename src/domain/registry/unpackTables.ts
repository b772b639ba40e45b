import {
  type PackedApplication,
  type PackedRoute,
  type PackedSection,
  type PackedTables,
  type PackedTile,
  USUAL_REDIRECT,
  USUAL_SECTION,
  usualFrame,
  usualLogin,
  usualPath,
  usualTarget,
} from "./packedTables";
import type { ApplicationRecord, RegistryTables, RouteRecord, SectionRecord, TileTarget } from "./tables";

type Routes = RegistryTables["routes"];

/** The tables as they were before they were packed for the way. */
export function unpackTables(packed: PackedTables): Pick<RegistryTables, "routes" | "applications" | "sections"> {
  const routes = mapped(packed.routes, routeOf);
  return {
    routes,
    applications: mapped(packed.applications, (id, application) => applicationOf(id, application, packed.lifetimeMs)),
    sections: packed.sections.map((section) => sectionOf(section, routes)),
  };
}

function mapped<T, R>(table: Readonly<Record<string, T>>, make: (name: string, value: T) => R): Readonly<Record<string, R>> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, make(name, value)]));
}

function routeOf(name: string, { redirect, ...route }: PackedRoute): RouteRecord {
  return { name, path: usualPath(name), ...route, ...(redirect && { redirect: { ...USUAL_REDIRECT, ...redirect } }) };
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
      tiles: tiles.map((tile) => ({ section: section.id, group: id, size: 1, ...tile, target: targetOf(tile, routes) })),
    })),
  };
}

function targetOf({ target }: PackedTile, routes: Routes): TileTarget {
  if ("kind" in target) return target;
  return { kind: "route", targets: target.map((aim) => ({ ...usualTarget(routes[aim.route]?.guard ?? 0), ...aim })) };
}
