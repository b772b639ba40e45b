import { frameBasesOf } from "../tables/frameBasesOf";
import type { EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, table } from "./generatedModule";

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
