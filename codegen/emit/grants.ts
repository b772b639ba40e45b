import type { EmitSource } from "./emitSource";
import { type GeneratedModule, table, union } from "./generatedModule";
import { sortedNames, sortedRecord } from "./sorted";

export function emitGrants({ model, tables }: EmitSource): GeneratedModule {
  const grants = sortedRecord([...model.grants.values()].map(({ name, family, exact }) => [name, { family, exact }] as const));
  return {
    path: "grants.ts",
    from: "registry/grants",
    imports: [],
    declarations: [
      union("GrantName", Object.keys(grants)),
      table("GRANTS", "Readonly<Record<GrantName, { readonly family: string; readonly exact: boolean }>>", grants),
      table("EXACT_GRANTS", "readonly GrantName[]", sortedNames(tables.exactGrants)),
    ],
  };
}
