import { checkRegistry } from "../checkRegistry";
import type { Finding } from "../diagnostic/finding";
import { type RegistryFiles, registryFiles } from "../read/registryFiles";
import { registryTables } from "../tables/registryTables";
import { generateOutputs } from "./generateOutputs";
import { readIconSet } from "./iconSet";
import { outsideOf } from "./outsideOf";
import { type Job, keepManifest } from "./upToDate";
import { applyChange, compareOutputs } from "./writeOutputs";

export interface GenerateRequest extends Job {
  /** Only report what would change. */
  readonly check: boolean;
  /** Folder whose node_modules hold the icon set. */
  readonly root: string;
  /** Those of the registry, where they have been read already. */
  readonly files?: RegistryFiles;
}

export type GenerateOutcome =
  /** The registry has errors: nothing was written. */
  | { readonly kind: "findings"; readonly findings: readonly Finding[]; readonly files: RegistryFiles }
  | {
      readonly kind: "generated";
      readonly written: readonly string[];
      readonly unchanged: number;
      /** With `check`: what is not as it should be. Otherwise: what was removed. */
      readonly stale: readonly string[];
      readonly findings: readonly Finding[];
      readonly files: RegistryFiles;
    };

/** Reads, checks and generates a whole registry. Throws only when the registry cannot be read. */
export async function generate(request: GenerateRequest): Promise<GenerateOutcome> {
  const { registry, out, kept, check, root, files = registryFiles(registry) } = request;
  const icons = readIconSet(root);
  const { model, findings } = checkRegistry(files, outsideOf(root, icons.keys()));
  if (model === null) return { kind: "findings", findings, files };

  const outputs = await generateOutputs(model, registryTables(model), icons, kept);
  const change = compareOutputs(out, outputs, check);
  const changed = change.changed.map(({ path }) => path);
  if (check)
    return { kind: "generated", written: [], unchanged: change.unchanged, stale: [...changed, ...change.leftOver], findings, files };
  applyChange(out, change);
  keepManifest(request, files, new Map(outputs.map(({ path, text }) => [path, text])), findings.length);
  return { kind: "generated", written: changed, unchanged: change.unchanged, stale: change.leftOver, findings, files };
}
