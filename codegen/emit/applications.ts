import { frameBasesOf } from "../tables/frameBasesOf";
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

/** Every base a frame is served under, candidates included, with the application it belongs to. */
export function emitFrames({ model }: EmitSource): GeneratedModule {
  return {
    path: "frames.ts",
    from: "registry/applications",
    imports: [importTypes("./applications", "ApplicationId")],
    declarations: [
      table(
        "FRAME_BASES",
        "Readonly<Record<string, { readonly application: ApplicationId; readonly candidate: boolean }>>",
        frameBasesOf(model),
      ),
    ],
  };
}
