import { documentOf, type EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, tree } from "./generatedModule";
import { withoutLabels } from "./withoutLabels";

export function emitDashboards({ model }: EmitSource): GeneratedModule {
  return {
    path: "dashboards.ts",
    from: "registry/dashboards.yaml",
    imports: [importTypes(DOMAIN_TABLES, "DashboardsRecord")],
    declarations: [tree("DASHBOARDS", "DashboardsRecord", withoutLabels(documentOf(model, "dashboards")))],
  };
}
