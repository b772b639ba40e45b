import { dirname } from "node:path";
import { importedFiles } from "./importedFiles";

/** Pairs of folders whose files import each other, also for types only or with `import()`: `a <-> b`, sorted. */
export function folderPairs(files: readonly string[]): readonly string[] {
  const edges = new Set<string>();
  for (const [file, imported] of importedFiles(files))
    for (const other of imported) if (dirname(other) !== dirname(file)) edges.add(`${dirname(file)} ${dirname(other)}`);
  return [...edges]
    .map((edge) => edge.split(" "))
    .filter(([one = "", other = ""]) => one < other && edges.has(`${other} ${one}`))
    .map((pair) => pair.join(" <-> "))
    .sort();
}
