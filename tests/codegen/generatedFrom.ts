import { checkRegistry } from "../../codegen/checkRegistry";
import type { Shapes } from "../../codegen/emit/emitSource";
import type { KeptOutlines } from "../../codegen/emit/printModules";
import { computeShapes } from "../../codegen/emit/shapes";
import type { RegistryFiles } from "../../codegen/read/registryFiles";
import { registryTables } from "../../codegen/tables/registryTables";
import { generateOutputs } from "../../codegen/write/generateOutputs";
import { readIconSet } from "../../codegen/write/iconSet";
import { changed, type Edit } from "./diff/changes";

let shapes: Promise<Shapes> | undefined;
const OUTLINES = keptInMemory();

/** What depends on the tool alone, and how often something was added to it. */
export function keptInMemory(): KeptOutlines & { readonly times: () => number } {
  let kept: Readonly<Record<string, string>> = {};
  let times = 0;
  return {
    read: () => kept,
    keep: (outlines) => {
      kept = outlines;
      times++;
    },
    times: () => times,
  };
}

/** Every generated file of the registry with some changes, by its path. */
export async function generatedFrom(...edits: readonly Edit[]): Promise<RegistryFiles> {
  const files = changed(...edits);
  // Promises to personas say that a change is wrong; here it is made all the same.
  for (const [file, text] of files) if (file.startsWith("personas/")) files.set(file, text.replace(/^expect:\n(?: .*\n)+/m, ""));
  const icons = readIconSet(process.cwd());
  const { model, findings } = checkRegistry(files, { icon: new Set(icons.keys()) });
  if (model === null) throw new Error(JSON.stringify(findings.filter(({ severity }) => severity === "error")));
  shapes ??= computeShapes();
  const outputs = await generateOutputs(model, registryTables(model), icons, await shapes, OUTLINES);
  return new Map(outputs.map(({ path, text }) => [path, text]));
}
