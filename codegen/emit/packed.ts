import {
  type PackedApplication,
  type PackedRoute,
  type PackedSection,
  type PackedTile,
  USUAL_REDIRECT,
  USUAL_SECTION,
  usualFrame,
  usualLogin,
  usualPath,
  usualTarget,
} from "../../src/domain/registry/packedTables";
import type {
  ApplicationRecord,
  RegistryTables,
  RouteRecord,
  SectionRecord,
  TileRecord,
  TileRouteTarget,
} from "../../src/domain/registry/tables";
import { textTable } from "../../src/domain/registry/textTable";
import { documentOf } from "../tables/documentOf";
import { sortedNames, sortedRecord } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { type Declaration, type GeneratedModule, importTypes, moduleOf, table, text, textConstant } from "./generatedModule";

/** The large tables as the browser loads them. */
export function emitPacked({ model, tables }: EmitSource): GeneratedModule {
  const lifetimeMs = documentOf(model, "settings").timing.revivedFrameLifetimeMs;
  const routes = sortedNames(Object.keys(tables.routes)).flatMap((name) => tables.routes[name] ?? []);
  const packed = (name: string, field: string, value: unknown): Declaration => table(name, `PackedTables["${field}"]`, value);
  const applications = packedRecord(tables.applications, (application) => packedApplication(application, lifetimeMs));
  return moduleOf(
    "packed.ts",
    "registry/applications, registry/menus",
    [
      textConstant("ROUTES", textTable(routes.map(routeLine))),
      packed("RARE_ROUTES", "rareRoutes", Object.fromEntries(routes.flatMap(rareRoute))),
      packed("APPLICATIONS", "applications", applications),
      packed(
        "SECTIONS",
        "sections",
        tables.sections.map((section) => packedSection(section, tables.routes)),
      ),
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
  sections: SECTIONS,
  lifetimeMs: ${lifetimeMs},
};`;
}

function packedRecord<T, P>(records: Readonly<Record<string, T>>, pack: (record: T) => P): Readonly<Record<string, P>> {
  return sortedRecord(Object.entries(records).map(([name, record]) => [name, pack(record)] as const));
}

function routeLine({ name, path, application, guard, offline }: RouteRecord): string {
  const line = `${name} ${application} ${guard}${offline?.[0] ?? ""}`;
  return path === null || path === usualPath(name) ? line : `${line} /${path}`;
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
    ...(redirect === undefined ? {} : { redirect: { to: redirect.to, ...unusual(redirect, USUAL_REDIRECT) } }),
  };
  return Object.keys(packed).length === 0 ? [] : [[name, packed]];
}

function packedApplication({ id, domain, frame, login, ...rest }: ApplicationRecord, lifetimeMs: number): PackedApplication {
  return {
    domain,
    ...unusual(rest, { code: null, section: null }),
    ...(frame === null ? {} : { frame: unusual(frame, usualFrame(id, lifetimeMs)) }),
    ...(login === null ? {} : { login: unusual(login, usualLogin(id)) }),
  };
}

function packedSection({ id, icon, groups, ...rest }: SectionRecord, routes: RegistryTables["routes"]): PackedSection {
  const tiles = groups.map((group) => ({ id: group.id, tiles: group.tiles.map((tile) => packedTile(tile, routes)) }));
  return { id, icon, ...unusual(rest, USUAL_SECTION), ...(tiles.length === 0 ? {} : { groups: tiles }) };
}

function packedTile({ id, icon, size, target, shortcut }: TileRecord, routes: RegistryTables["routes"]): PackedTile {
  return {
    id,
    icon,
    ...unusual({ size }, { size: 1 }),
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(target.kind === "route" ? packedTargets(target.targets, routes) : { target }),
  };
}

function packedTargets(targets: readonly TileRouteTarget[], routes: RegistryTables["routes"]): Pick<PackedTile, "route" | "routes"> {
  const packed = targets.map((target) => ({ route: target.route, ...unusual(target, usualTarget(routes[target.route]?.guard ?? 0)) }));
  const [first] = packed;
  return packed.length === 1 && first !== undefined && Object.keys(first).length === 1 ? { route: first.route } : { routes: packed };
}

/** The fields that are not as usual; a field that has no usual value is left to its caller. */
function unusual<T extends object>(record: T, usual: Readonly<Partial<Record<keyof T, unknown>>>): Partial<T> {
  const kept: Partial<T> = {};
  for (const field in record) {
    if (Object.hasOwn(usual, field) && JSON.stringify(record[field]) !== JSON.stringify(usual[field])) kept[field] = record[field];
  }
  return kept;
}
