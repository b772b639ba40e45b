import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, table, tableOf } from "./generatedModule";
import { sortedRecord } from "./sorted";

export function emitRoutes({ tables }: EmitSource): GeneratedModule {
  return {
    path: "routes.ts",
    from: "registry/applications",
    imports: [importTypes(DOMAIN_TABLES, "RouteRecord"), importTypes("./routeNames", "RouteName")],
    declarations: [table("ROUTES", tableOf("RouteName", "RouteRecord"), sortedRecord(Object.entries(tables.routes)))],
  };
}
