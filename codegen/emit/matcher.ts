import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, tree } from "./generatedModule";

export function emitMatcher({ tables }: EmitSource): GeneratedModule {
  return {
    path: "matcher.ts",
    from: "registry/applications",
    imports: [importTypes(DOMAIN_TABLES, "TrieNode")],
    declarations: [tree("MATCHER", "TrieNode", tables.matcher)],
  };
}
