import type { EmitSource } from "./emitSource";
import type { GeneratedModule } from "./generatedModule";

export function emitMatcher({ tables }: EmitSource): GeneratedModule {
  return {
    path: "matcher.ts",
    from: "registry/applications",
    imports: [],
    declarations: [{ kind: "textTable", name: "MATCHER", text: tables.matcher }],
  };
}
