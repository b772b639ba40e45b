import { checkRegistry } from "../checkRegistry";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { computeShapes } from "../emit/shapes";
import { registryFiles } from "../read/registryFiles";
import { registryTables } from "../tables/registryTables";
import { generateOutputs } from "./generateOutputs";
import { openIconSet } from "./iconSet";
import { openOutlines } from "./keptOutlines";
import { readShapes } from "./keptShapes";
import { lastGeneration } from "./lastGeneration";
import { type Job, keepManifest } from "./manifest";
import { picturesOf } from "./pictures";
import { applyChange, compareOutputs } from "./writeOutputs";

export interface GenerateRequest extends Job {
  /** Only tell what would change. */
  readonly check: boolean;
  /** Folder whose node_modules hold the icon set. */
  readonly root: string;
  /** Changes the order in which files are met; tests shuffle it. */
  readonly listing?: (paths: readonly string[]) => readonly string[];
}

export type GenerateOutcome =
  /** The registry has errors: nothing was written. */
  | { readonly kind: "findings"; readonly diagnostics: readonly Diagnostic[]; readonly files: ReadonlyMap<string, string> }
  | {
      readonly kind: "generated";
      readonly written: readonly string[];
      readonly unchanged: number;
      /** With `check`: what is not as it should be. Otherwise: what was removed. */
      readonly stale: readonly string[];
      readonly diagnostics: readonly Diagnostic[];
    };

/** Reads, checks and generates a whole registry. Throws only when the registry cannot be read. */
export async function generate(request: GenerateRequest): Promise<GenerateOutcome> {
  const { registry, out, cache, check, root, listing } = request;
  const since = Date.now();
  const files = registryFiles(registry, listing);
  const icons = openIconSet(root, cache);
  const { model, diagnostics } = checkRegistry(files, {
    icons: new Set(icons.names()),
    pictures: picturesOf(root),
    last: () => lastGeneration(request),
  });
  if (model === null) return { kind: "findings", diagnostics, files };

  const shapes = readShapes(cache, request.tool) ?? (await computeShapes());
  const outputs = await generateOutputs(model, registryTables(model), icons, shapes, openOutlines(cache, request.tool));
  const change = compareOutputs(out, outputs);
  const changed = change.changed.map(({ path }) => path);
  if (check) {
    return { kind: "generated", written: [], unchanged: change.unchanged, stale: [...changed, ...change.leftOver], diagnostics };
  }
  applyChange(out, change);
  keepManifest(request, { inputs: files, outputs, warnings: diagnostics.length, since });
  return { kind: "generated", written: changed, unchanged: change.unchanged, stale: change.leftOver, diagnostics };
}
