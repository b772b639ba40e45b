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
import type { ApplicationRecord, RegistryTables, RouteRecord, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { documentOf, type EmitSource } from "./emitSource";
import { type Declaration, type GeneratedModule, importTypes, table } from "./generatedModule";
import { sortedRecord } from "./sorted";

/** The large tables as the browser loads them. */
export function emitPacked({ model, tables }: EmitSource): GeneratedModule {
  const lifetimeMs = documentOf(model, "settings").timing.revivedFrameLifetimeMs;
  const packed = (name: string, field: string, value: unknown): Declaration => table(name, `PackedTables["${field}"]`, value);
  return {
    path: "packed.ts",
    from: "registry/applications, registry/menus",
    imports: [importTypes("../src/domain/registry/packedTables", "PackedTables")],
    declarations: [
      packed("ROUTES", "routes", packedRecord(tables.routes, packedRoute)),
      packed(
        "APPLICATIONS",
        "applications",
        packedRecord(tables.applications, (application) => packedApplication(application, lifetimeMs)),
      ),
      packed(
        "SECTIONS",
        "sections",
        tables.sections.map((section) => packedSection(section, tables.routes)),
      ),
      { kind: "text", text: PACKED(lifetimeMs) },
    ],
  };
}

const PACKED = (lifetimeMs: number) =>
  `export const PACKED: PackedTables = { routes: ROUTES, applications: APPLICATIONS, sections: SECTIONS, lifetimeMs: ${lifetimeMs} };`;

function packedRecord<T, P>(records: Readonly<Record<string, T>>, pack: (record: T) => P): Readonly<Record<string, P>> {
  return sortedRecord(Object.entries(records).map(([name, record]) => [name, pack(record)] as const));
}

function packedRoute({ name, path, redirect, ...route }: RouteRecord): PackedRoute {
  return {
    ...route,
    ...(path === usualPath(name) ? {} : { path }),
    ...(redirect === undefined ? {} : { redirect: { to: redirect.to, ...unusual(redirect, USUAL_REDIRECT) } }),
  };
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
    target:
      target.kind === "route"
        ? target.targets.map((aim) => ({ route: aim.route, ...unusual(aim, usualTarget(routes[aim.route]?.guard ?? 0)) }))
        : target,
  };
}

/** The fields that are not as usual; a field that has no usual value is left to its caller. */
function unusual<T extends object>(record: T, usual: Readonly<Partial<Record<keyof T, unknown>>>): Partial<T> {
  const kept: Partial<T> = {};
  for (const field in record) {
    if (Object.hasOwn(usual, field) && JSON.stringify(record[field]) !== JSON.stringify(usual[field])) kept[field] = record[field];
  }
  return kept;
}
