import { frameBasesOf } from "../tables/frameBasesOf";
import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, table } from "./generatedModule";
import { sortedNames, sortedRecord } from "./sorted";

/** Every base a frame is served under, candidates included, with the application it belongs to, and the origins of their own. */
export function emitFrames({ model }: EmitSource): GeneratedModule {
  const { origins } = documentOf(model, "settings").frames;
  const applicationsOf = (name: string) =>
    sortedNames([...model.applications.values()].filter(({ document }) => document.frame?.origin === name).map(({ id }) => id));
  const entries = Object.entries(origins).map(([name, address]) => [name, { address, applications: applicationsOf(name) }] as const);
  return {
    path: "frames.ts",
    from: "registry/applications, registry/settings.yaml",
    imports: [importTypes("./applications", "ApplicationId")],
    declarations: [
      table(
        "FRAME_BASES",
        "Readonly<Record<string, { readonly application: ApplicationId; readonly candidate: boolean }>>",
        frameBasesOf(model),
      ),
      table(
        "FRAME_ORIGINS",
        "Readonly<Record<string, { readonly address: string; readonly applications: readonly ApplicationId[] }>>",
        sortedRecord(entries),
      ),
    ],
  };
}
