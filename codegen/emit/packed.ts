import type { ListedRouteTarget } from "../../src/domain/registry/listedTables";
import {
  OFFLINE_MARKS,
  type PackedApplication,
  type PackedRoute,
  type PackedSection,
  type PackedTile,
  USUAL_REDIRECT,
  USUAL_SECTION,
  USUAL_TARGET,
  usualFrame,
  usualLogin,
  usualPath,
} from "../../src/domain/registry/packedTables";
import type { ApplicationRecord, RouteRecord, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { textTable } from "../../src/domain/registry/textTable";
import { type AccessTexts, accessTexts } from "../tables/accessTexts";
import { settingsOf } from "../tables/documentOf";
import { sortedNames, sortedRecord } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, menu, moduleOf, table, text, textConstant } from "./generatedModule";
import { listedTile, type OwnAccess, ownAccess } from "./ownAccess";

/** The large tables as the browser loads them. */
export function emitPacked(source: EmitSource): GeneratedModule {
  const { model, tables } = source;
  const own = ownAccess(source);
  const lifetimeMs = settingsOf(model).frameTiming.revivedLifetimeMs;
  const routes = sortedNames(Object.keys(tables.routes)).flatMap((name) => tables.routes[name] ?? []);
  const typeOf = (field: string) => `PackedTables["${field}"]`;
  const accesses = accessTexts(model);
  const applications = sortedRecord(
    Object.values(tables.applications).map((one) => [one.id, packedApplication(one, lifetimeMs, accesses)] as const),
  );
  const sections = tables.sections.map((section) => packedSection(section, own));
  return moduleOf(
    "packed.ts",
    "registry/applications, registry/menus",
    [
      textConstant("ROUTES", textTable(routes.map((route) => routeLine(route, own)))),
      table("RARE_ROUTES", typeOf("rareRoutes"), Object.fromEntries(routes.flatMap(rareRoute))),
      table("APPLICATIONS", typeOf("applications"), applications),
      table("DOMAINS", typeOf("domains"), sortedRecord(accesses.domains)),
      menu("SECTIONS", typeOf("sections"), sections),
      text(packedText(lifetimeMs)),
    ],
    importTypes("../src/domain/registry/packedTables", "PackedTables"),
  );
}

function packedText(lifetimeMs: number): string {
  return `export const PACKED: PackedTables = {
  routes: ROUTES,
  rareRoutes: RARE_ROUTES,
  applications: APPLICATIONS,
  domains: DOMAINS,
  sections: SECTIONS,
  lifetimeMs: ${lifetimeMs},
};`;
}

function routeLine(route: RouteRecord, own: OwnAccess): string {
  const { name, path, application, offline } = route;
  const { access } = own.ofRoute(route);
  const mark = Object.keys(OFFLINE_MARKS).find((one) => OFFLINE_MARKS[one] === offline);
  const address = path === null || path === usualPath(name) ? undefined : `/${path}`;
  return [name, application, mark, access, address].filter((field) => field !== undefined).join(" ");
}

function rareRoute({
  name,
  path,
  application: _,
  guard: __,
  offline: ___,
  redirect,
  ...rare
}: RouteRecord): readonly [string, PackedRoute][] {
  const packed: PackedRoute = {
    ...rare,
    ...(path === null ? { path } : {}),
    ...(redirect === undefined
      ? {}
      : { redirect: { to: redirect.to, ...unusual(redirect, USUAL_REDIRECT), ...(redirect.keepsQuery && { keepsQuery: true }) } }),
  };
  return Object.keys(packed).length === 0 ? [] : [[name, packed]];
}

function packedApplication(
  { id, domain, frame, login, ...rest }: ApplicationRecord,
  lifetimeMs: number,
  accesses: AccessTexts,
): PackedApplication {
  const access = accesses.applications.get(id);
  return {
    domain,
    ...(access === undefined || access === accesses.domains.get(domain) ? {} : { access }),
    ...unusual(rest, { code: null, section: domain }),
    ...(frame === null ? {} : { frame: unusual(frame, usualFrame(id, lifetimeMs)) }),
    ...(login === null ? {} : { login: unusual(login, usualLogin(id)) }),
  };
}

function packedSection({ id, icon, groups, ...rest }: SectionRecord, own: OwnAccess): PackedSection {
  const tiles = groups.map((group) => ({ id: group.id, tiles: group.tiles.map((tile) => packedTile(tile, own)) }));
  return { id, icon, ...unusual(rest, USUAL_SECTION), ...(tiles.length === 0 ? {} : { groups: tiles }) };
}

function packedTile(tile: TileRecord, own: OwnAccess): PackedTile {
  const { id, icon, size, shortcut, figure } = tile;
  const { target } = listedTile(tile, own);
  return {
    id,
    icon,
    ...unusual({ size, shortcut, figure }, { size: 1, shortcut: undefined, figure: undefined }),
    ...(target.kind === "route" ? packedTargets(target.targets) : { link: target }),
  };
}

function packedTargets(targets: readonly ListedRouteTarget[]): Partial<PackedTile> {
  const routes = targets.map(({ route, access, ...values }) => ({
    route,
    ...unusual(values, USUAL_TARGET),
    ...(access === undefined ? {} : { access }),
  }));
  return routes.length === 1 ? (routes[0] ?? {}) : { routes };
}

/** The fields that are not as usual; a field that has no usual value is left to its caller. */
function unusual<T extends object>(record: T, usual: Readonly<Partial<Record<keyof T, unknown>>>): Partial<T> {
  const kept: Partial<T> = {};
  for (const field in record)
    if (Object.hasOwn(usual, field) && JSON.stringify(record[field]) !== JSON.stringify(usual[field])) kept[field] = record[field];
  return kept;
}
