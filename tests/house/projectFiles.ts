import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface ProjectFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly lines: number;
  readonly bytes: number;
  readonly isCode: boolean;
}

const CODE = /\.(?:ts|tsx|mjs|css)$/;
const SKIPPED = /^(?:node_modules|\..*)$/;

/** All files below a folder of the project, packages aside; none where there is no such folder. */
export function projectFiles(root: string, folder: string): readonly ProjectFile[] {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (SKIPPED.test(entry.name)) return [];
    if (entry.isDirectory()) return projectFiles(root, path);
    const content = readFileSync(join(root, path));
    return [{ path, lines: content.toString("latin1").split("\n").length - 1, bytes: content.length, isCode: CODE.test(path) }];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
