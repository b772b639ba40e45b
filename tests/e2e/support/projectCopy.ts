import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PARTS = [
  "registry",
  "codegen",
  "scripts",
  "src",
  "generated",
  "public",
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** The project in a folder of its own, with the packages of this one; the folder is the caller's to remove. */
export function copyProject(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `clarine-${name}-`));
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** A product with another registry: as it is delivered, but for the edits. */
export interface BuiltCopy {
  readonly root: string;
  readonly remove: () => void;
}

/** @param edits what becomes of the text of a file of the registry, by its path below `registry` */
export function builtCopy(edits: Readonly<Record<string, (text: string) => string>>): BuiltCopy {
  const root = copyProject("built");
  for (const [name, edit] of Object.entries(edits)) {
    const file = join(root, "registry", name);
    const text = readFileSync(file, "utf8");
    const edited = edit(text);
    if (edited === text) throw new Error(`${name} is as it was`);
    writeFileSync(file, edited);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`the copy could not be built: ${stdout}${stderr}`);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
