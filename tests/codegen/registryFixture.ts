import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type RegistryFiles, registryFiles } from "../../codegen/read/registryFiles";
import type { Pictures } from "../../codegen/rules/rule";

const BASE = "tests/registry/base";
const FIXTURES = "tests/registry/fixtures";

/** Icons that the small registry may use, beside its own. */
export const ICONS: ReadonlySet<string> = new Set(["antenna", "calendar", "home", "horse", "list", "milk"]);

/** Pictures that the small registry may ask for. */
export const PICTURES: Pictures = { logos: new Set(["clarine", "clarine-noel"]), icons: new Set(["icon.svg"]) };

/** The smallest registry without a finding. */
export function baseFiles(): RegistryFiles {
  return registryFiles(BASE);
}

/** The small registry with some of its files written anew, or taken away (null). */
export function baseWith(changes: Readonly<Record<string, string | null>>): RegistryFiles {
  const files = new Map(baseFiles());
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  return files;
}

/** One file of the small registry with a piece of text replaced. */
export function edited(file: string, from: string, to: string): Record<string, string> {
  const text = baseFiles().get(file) ?? "";
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { [file]: text.replace(from, to) };
}

/** Names of the fixtures: one folder per finding code. */
export function fixtureNames(): readonly string[] {
  return readdirSync(FIXTURES).sort();
}

/**
 * A fixture is laid over the small registry: `registry/` holds only the files that differ, `removed.txt` names those that are
 * taken away, `expected.txt` is the exact text of the findings.
 */
export function fixture(name: string): { readonly files: RegistryFiles; readonly changed: RegistryFiles; readonly expectedFile: string } {
  const folder = join(FIXTURES, name);
  const files = new Map(baseFiles());
  const removed = join(folder, "removed.txt");
  if (existsSync(removed)) for (const file of readFileSync(removed, "utf8").trim().split("\n")) files.delete(file);
  const changed = existsSync(join(folder, "registry")) ? registryFiles(join(folder, "registry")) : new Map<string, string>();
  for (const [file, text] of changed) files.set(file, text);
  return { files, changed, expectedFile: join(folder, "expected.txt") };
}

/** Text of a file of the base. */
export function textOf(file: string): string {
  return baseFiles().get(file) ?? "";
}
