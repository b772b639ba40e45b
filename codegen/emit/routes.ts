import type { ListedRoute } from "../../src/domain/registry/listedTables";
import { paramsOf, type RouteParam } from "../../src/domain/routing/pattern";
import { sortedNames, sortedRecord } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import {
  alias,
  DOMAIN_LISTED,
  DOMAIN_TABLES,
  fields,
  type GeneratedModule,
  importTypes,
  moduleOf,
  table,
  tableOf,
  textConstant,
} from "./generatedModule";
import { ownAccess } from "./ownAccess";
import { printKey } from "./printValue";

const FROM = "registry/applications";

/** Route names and their parameters as types, so that a misspelt name or a missing parameter does not compile. */
export function emitRouteNames({ tables }: EmitSource): GeneratedModule {
  const names = sortedNames(Object.keys(tables.routes));
  const params = names.map((name) => [name, paramsType(tables.routes[name]?.path ?? null)] as const);
  return moduleOf("routeNames.ts", FROM, [
    // A union that names them all a second time would only be more to read and to compile.
    alias("RouteName", "keyof RouteParams"),
    alias("NoParams", "Readonly<Record<string, never>>"),
    fields("RouteParams", params),
  ]);
}

function paramsType(path: string | null): string {
  const params = path === null ? [] : paramsOf(path);
  return params.length === 0 ? "NoParams" : `{ ${params.map(paramField).join("; ")} }`;
}

function paramField({ name, param }: RouteParam): string {
  const optional = param === "optional" || param === "any" ? "?" : "";
  const type = param === "many" || param === "any" ? "readonly string[]" : "string";
  return `readonly ${printKey(name)}${optional}: ${type}`;
}

export function emitRoutes(source: EmitSource): GeneratedModule {
  const own = ownAccess(source);
  const listed = Object.values(source.tables.routes).map((route): [string, ListedRoute] => {
    const { guard: _, ...rest } = route;
    return [route.name, { ...rest, ...own.ofRoute(route) }];
  });
  const routes = table("ROUTES", tableOf("RouteName", "ListedRoute"), sortedRecord(listed));
  return moduleOf("routes.ts", FROM, [routes], importTypes(DOMAIN_LISTED, "ListedRoute"), importTypes("./routeNames", "RouteName"));
}

export function emitMatcher({ tables }: EmitSource): GeneratedModule {
  return moduleOf("matcher.ts", FROM, [textConstant("MATCHER", tables.matcher)]);
}

/** The addresses of the shell's own pages alone, so that the login page needs no route table. */
export function emitScreens({ tables }: EmitSource): GeneratedModule {
  const screens = Object.entries(tables.screens).map(
    ([screen, route]) => [screen, { route, path: tables.routes[route]?.path ?? "" }] as const,
  );
  const type = "Readonly<Record<Screen, { readonly route: RouteName; readonly path: string }>>";
  return moduleOf(
    "screens.ts",
    FROM,
    [table("SCREENS", type, sortedRecord(screens))],
    importTypes(DOMAIN_TABLES, "Screen"),
    importTypes("./routeNames", "RouteName"),
  );
}
