import { checkRegistry } from "../../codegen/checkRegistry";
import type { Shapes } from "../../codegen/emit/emitSource";
import type { KeptOutlines } from "../../codegen/emit/printModules";
import { computeShapes } from "../../codegen/emit/shapes";
import { type RegistryFiles, registryFiles } from "../../codegen/read/registryFiles";
import { registryTables } from "../../codegen/tables/registryTables";
import { generateOutputs } from "../../codegen/write/generateOutputs";
import { readIconSet } from "../../codegen/write/iconSet";

/** Changes the files of a registry in memory. */
export interface Edits {
  /** Replaces the first piece of text in a file. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly append: (file: string, text: string) => void;
  readonly everywhere: (from: string, to: string) => void;
  readonly add: (file: string, text: string) => void;
}

let shapes: Promise<Shapes> | undefined;
let printed: Readonly<Record<string, string>> = {};
/** Kept in memory: what depends on the tool alone. */
const OUTLINES: KeptOutlines = {
  read: () => printed,
  keep: (outlines) => {
    printed = outlines;
  },
};

/** Every generated file of a registry with some changes, by its path. */
export async function generatedFrom(registry: string, change: (edits: Edits) => void = () => {}): Promise<RegistryFiles> {
  const files = new Map(registryFiles(registry));
  change({
    edit: (file, from, to) => {
      const text = files.get(file) ?? "";
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      files.set(file, text.replace(from, to));
    },
    append: (file, text) => files.set(file, `${files.get(file)}${text}`),
    everywhere: (from, to) => {
      for (const [file, text] of files) files.set(file, text.replaceAll(from, to));
    },
    add: (file, text) => files.set(file, text),
  });
  // Promises to personas say that a change is wrong; here it is made all the same.
  for (const [file, text] of files) if (file.startsWith("personas/")) files.set(file, text.replace(/^expect:\n(?: .*\n)+/m, ""));
  const icons = readIconSet(process.cwd());
  const { model, findings } = checkRegistry(files, { icon: new Set(icons.keys()) });
  if (model === null) throw new Error(JSON.stringify(findings.filter(({ severity }) => severity === "error")));
  shapes ??= computeShapes();
  const outputs = await generateOutputs(model, registryTables(model), icons, await shapes, OUTLINES);
  return new Map(outputs.map(({ path, text }) => [path, text]));
}
