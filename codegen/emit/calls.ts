import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, table, union } from "./generatedModule";
import { sortedNames, sortedRecord } from "./sorted";

export function emitCalls({ model }: EmitSource): GeneratedModule {
  const { headers, calls, mediator } = documentOf(model, "calls");
  return {
    path: "calls.ts",
    from: "registry/calls.yaml",
    imports: [importTypes("./documents", "Calls")],
    declarations: [
      union("CallName", sortedNames(Object.keys(calls))),
      table("HEADERS", 'Readonly<Calls["headers"]>', headers),
      table("CALLS", 'Readonly<Record<CallName, Readonly<Calls["calls"][string]>>>', sortedRecord(Object.entries(calls))),
      table("MEDIATOR", 'Readonly<Calls["mediator"]>', mediator),
    ],
  };
}
