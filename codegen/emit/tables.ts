import { compareText } from "../diagnostic/finding";
import { sortedNames } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, importValues, moduleOf, text } from "./generatedModule";

/** Everything the resolver reads, for those who need all of it at once. */
export function emitTables({ tables }: EmitSource): GeneratedModule {
  const parts: readonly (readonly [field: string, from: string, name: string])[] = [
    ["matcher", "./matcher", "MATCHER"],
    ["tabs", "./tabs", "TABS"],
    ["homes", "./homes", "HOMES"],
    ["workshops", "./workshops", "WORKSHOPS"],
    ["screens", "./screens", "SCREENS"],
    ["features", "./settings", "FEATURES"],
    ["access", "./settings", "ACCESS"],
    ["exactGrants", "./grants", "EXACT_GRANTS"],
    ["keptQuery", "./settings", "KEPT_QUERY"],
    ["pathParamsInQuery", "./settings", "FRAMES.pathParamsInQuery"],
  ];
  const modules = new Map([["./packed", new Set(["PACKED"])]]);
  for (const [, from, name] of parts) modules.set(from, (modules.get(from) ?? new Set()).add(name.split(".")[0] ?? name));
  const lines = parts.map(([field, , name]) => `  ${field}: ${field === "screens" ? screenRoutes(tables) : name},`);
  const values = [...modules].sort(([a], [b]) => compareText(a, b)).map(([from, names]) => importValues(from, ...sortedNames(names)));
  const all = text(`export const TABLES: RegistryTables = {\n  ...unpackTables(PACKED),\n${lines.join("\n")}\n};`);
  const imports = [importTypes(DOMAIN_TABLES, "RegistryTables"), importValues("../src/domain/registry/unpackTables", "unpackTables")];
  return moduleOf("tables.ts", "registry/**", [all], ...imports, ...values);
}

function screenRoutes(tables: EmitSource["tables"]): string {
  const fields = sortedNames(Object.keys(tables.screens)).map((screen) => `${screen}: SCREENS.${screen}.route`);
  return `{\n    ${fields.join(",\n    ")},\n  }`;
}
