import type { EmitSource } from "./emitSource";
import { DOMAIN_ACCESS, DOMAIN_TABLES, type GeneratedModule, importTypes, table, tree } from "./generatedModule";
import { sortedRecord } from "./sorted";

export function emitRoutes({ tables }: EmitSource): GeneratedModule {
  return {
    path: "routes.ts",
    from: "registry/applications",
    imports: [importTypes(DOMAIN_TABLES, "RouteRecord"), importTypes("./routeNames", "RouteName")],
    declarations: [table("ROUTES", "Readonly<Record<RouteName, RouteRecord>>", sortedRecord(Object.entries(tables.routes)))],
  };
}

export function emitMatcher({ tables }: EmitSource): GeneratedModule {
  return {
    path: "matcher.ts",
    from: "registry/applications",
    imports: [importTypes(DOMAIN_TABLES, "TrieNode")],
    declarations: [tree("MATCHER", "TrieNode", tables.matcher)],
  };
}

/** In the order of the indexes that routes and tiles hold. */
export function emitGuards({ tables }: EmitSource): GeneratedModule {
  return {
    path: "guards.ts",
    from: "registry/**",
    imports: [importTypes(DOMAIN_ACCESS, "Guard")],
    declarations: [table("GUARDS", "readonly Guard[]", tables.guards)],
  };
}

/** The addresses of the shell's own pages alone, so that the login page needs no route table. */
export function emitScreens({ tables }: EmitSource): GeneratedModule {
  const screens = Object.entries(tables.screens).map(
    ([screen, route]) => [screen, { route, path: tables.routes[route]?.path ?? "" }] as const,
  );
  return {
    path: "screens.ts",
    from: "registry/applications",
    imports: [importTypes(DOMAIN_TABLES, "Screen"), importTypes("./routeNames", "RouteName")],
    declarations: [
      table("SCREENS", "Readonly<Record<Screen, { readonly route: RouteName; readonly path: string }>>", sortedRecord(screens)),
    ],
  };
}
