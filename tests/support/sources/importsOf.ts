import { readFileSync } from "node:fs";

export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  /** Fetched when it is needed: `import()`. */
  readonly lazy: boolean;
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\s+from\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

/** What a file imports or hands on. */
export function importsOf(file: string): readonly Import[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, asType, from, lazily]) => ({
    specifier: from ?? lazily ?? "",
    typeOnly: asType !== undefined,
    lazy: lazily !== undefined,
  }));
}
