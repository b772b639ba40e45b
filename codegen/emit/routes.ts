import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, table } from "./generatedModule";
import { sortedRecord } from "./sorted";

export function emitRoutes({ tables }: EmitSource): GeneratedModule {
  return {
    path: "routes.ts",
    from: "registry/applications",
    imports: [importTypes(DOMAIN_TABLES, "RouteRecord"), importTypes("./routeNames", "RouteName")],
    declarations: [table("ROUTES", "Readonly<Record<RouteName, RouteRecord>>", sortedRecord(Object.entries(tables.routes)))],
  };
}
