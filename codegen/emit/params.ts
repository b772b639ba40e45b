import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, table, union } from "./generatedModule";
import { sortedRecord } from "./sorted";

/** Realistic values of every parameter, for checks and for the demo. */
export function emitParams({ model }: EmitSource): GeneratedModule {
  const { params } = documentOf(model, "params");
  const records = sortedRecord(Object.entries(params).map(([name, { sample, pattern }]) => [name, { sample, pattern }] as const));
  return {
    path: "params.ts",
    from: "registry/params.yaml",
    imports: [],
    declarations: [
      union("ParamName", Object.keys(records)),
      table("PARAMS", "Readonly<Record<ParamName, { readonly sample: string; readonly pattern?: string }>>", records),
    ],
  };
}
