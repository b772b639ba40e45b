import { checkRegistry } from "../checkRegistry";
import type { Finding } from "../diagnostic/finding";
import type { Code } from "../messages/code";
import type { RegistryFiles } from "../read/registryFiles";
import { registryTables } from "../tables/registryTables";
import type { Registry } from "../viewer/registry";

/** One side of a comparison: the registry of a folder or of a revision. */
export interface Side extends Registry {
  /** As it was named, `main` or `registry`. */
  readonly shown: string;
}

/** Mistakes about who may pass: they are what a comparison is there to show. */
const COMPARABLE: ReadonlySet<Code> = new Set([
  "public-frame-route",
  "route-unguarded",
  "tile-opens-refusal",
  "persona-expects",
  "persona-refuses",
  "unknown-grant",
  "section-unreached",
]);

/** A side, or the mistakes that keep it from being compared. */
export function sideOf(files: RegistryFiles, shown: string): { readonly side: Side } | { readonly findings: readonly Finding[] } {
  const { understood: model, findings } = checkRegistry(files);
  const errors = findings.filter(({ severity }) => severity === "error");
  if (files.size === 0 || errors.some(({ code }) => !COMPARABLE.has(code))) return { findings: errors };
  return { side: { model, tables: registryTables(model), shown } };
}
