import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, tree } from "./generatedModule";

export function emitTabs({ tables }: EmitSource): GeneratedModule {
  return {
    path: "tabs.ts",
    from: "registry/tabs.yaml",
    imports: [importTypes(DOMAIN_TABLES, "RegistryTables")],
    declarations: [tree("TABS", 'RegistryTables["tabs"]', tables.tabs)],
  };
}
