import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, tree } from "./generatedModule";
import { sortedRecord } from "./sorted";

export function emitHomes({ tables }: EmitSource): GeneratedModule {
  const { values, byOrigin, otherwise } = tables.homes;
  const homes = { values: sortedRecord(Object.entries(values)), byOrigin: sortedRecord(Object.entries(byOrigin)), otherwise };
  return {
    path: "homes.ts",
    from: "registry/homes.yaml",
    imports: [importTypes(DOMAIN_TABLES, "HomesRecord")],
    declarations: [tree("HOMES", "HomesRecord", homes)],
  };
}
