import { dirname, join } from "node:path";
import { type Import, importsOf } from "./importsOf";

/** Of some files of the project, those among them that each imports. */
export function importedFiles(
  files: readonly string[],
  counts: (found: Import) => boolean = () => true,
): ReadonlyMap<string, readonly string[]> {
  const all = new Set(files);
  const imported = (file: string) =>
    importsOf(file)
      .filter((found) => found.specifier.startsWith(".") && counts(found))
      .flatMap(({ specifier }) => ["", ".ts", ".tsx", "/index.ts"].map((end) => join(dirname(file), specifier) + end))
      .filter((path) => all.has(path));
  return new Map(files.map((file) => [file, imported(file)]));
}
