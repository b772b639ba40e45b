import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, tree } from "./generatedModule";
import { withoutLabels } from "./withoutLabels";

export function emitDashboards({ model }: EmitSource): GeneratedModule {
  return {
    path: "dashboards.ts",
    from: "registry/dashboards.yaml",
    imports: [],
    declarations: [tree("DASHBOARDS", null, withoutLabels(documentOf(model, "dashboards")))],
  };
}
