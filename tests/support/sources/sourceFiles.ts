import { readdirSync, statSync } from "node:fs";

/** TypeScript files under the given folders, as paths from the project's root. */
export function sourceFiles(folders: readonly string[]): readonly string[] {
  return folders.flatMap(walk).sort();
}

function walk(path: string): string[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => walk(`${path}/${name}`));
  return /\.(ts|tsx)$/.test(path) && !path.endsWith(".d.ts") ? [path] : [];
}
