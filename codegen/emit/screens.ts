import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, table } from "./generatedModule";
import { sortedRecord } from "./sorted";

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
