import type { EmitSource } from "./emitSource";
import { DOMAIN_ACCESS, type GeneratedModule, importTypes, table } from "./generatedModule";

/** In the order of the indexes that routes and tiles hold. */
export function emitGuards({ tables }: EmitSource): GeneratedModule {
  return {
    path: "guards.ts",
    from: "registry/**",
    imports: [importTypes(DOMAIN_ACCESS, "Guard")],
    declarations: [table("GUARDS", "readonly Guard[]", tables.guards)],
  };
}
