import type { EmitSource } from "./emitSource";
import { type GeneratedModule, tree } from "./generatedModule";
import { securityHeaders } from "./securityHeaders";

/** The headers for a server of our own. */
export function emitHeaders({ model }: EmitSource): GeneratedModule {
  return {
    path: "securityHeaders.ts",
    from: "registry/settings.yaml, registry/applications",
    imports: [],
    declarations: [
      tree(
        "SECURITY_HEADERS",
        'Readonly<Record<"page" | "frame" | "file" | "https", Readonly<Record<string, string>>>>',
        securityHeaders(model),
      ),
    ],
  };
}
