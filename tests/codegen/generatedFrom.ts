import { checkRegistry } from "../../codegen/checkRegistry";
import type { Kept } from "../../codegen/kept/kept";
import type { RegistryFiles } from "../../codegen/read/registryFiles";
import { registryTables } from "../../codegen/tables/registryTables";
import { generateOutputs } from "../../codegen/write/generateOutputs";
import { readIconSet } from "../../codegen/write/iconSet";
import { changed, type Edit } from "./diff/changes";

const KEPT = keptInMemory();

/** What depends on the tool alone, and how often something was added to it. */
export function keptInMemory(): Kept & { readonly times: () => number } {
  const kept = new Map();
  let times = 0;
  return {
    read: (name) => kept.get(name) ?? null,
    keep: (name, value) => {
      kept.set(name, value);
      times++;
      return value;
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
  const outputs = await generateOutputs(model, registryTables(model), icons, KEPT);
  return new Map(outputs.map(({ path, text }) => [path, text]));
}
