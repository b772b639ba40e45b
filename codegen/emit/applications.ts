import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, table, union } from "./generatedModule";
import { sortedNames, sortedRecord } from "./sorted";

export function emitApplications({ tables }: EmitSource): GeneratedModule {
  return {
    path: "applications.ts",
    from: "registry/applications",
    imports: [importTypes(DOMAIN_TABLES, "ApplicationRecord")],
    declarations: [
      union("ApplicationId", sortedNames(Object.keys(tables.applications))),
      table("APPLICATIONS", "Readonly<Record<ApplicationId, ApplicationRecord>>", sortedRecord(Object.entries(tables.applications))),
    ],
  };
}
