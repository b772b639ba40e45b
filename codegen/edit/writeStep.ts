import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import type { RegistryFiles } from "../read/registryFiles";

/** Files that a step changes, as they were and as they are after it; null: there is none. */
export interface Step {
  readonly before: ReadonlyMap<string, string | null>;
  readonly after: ReadonlyMap<string, string | null>;
}

export function stepBetween(before: RegistryFiles, after: RegistryFiles): Step {
  const changed = changedNames(before, after);
  const textsOf = (files: RegistryFiles) => new Map(changed.map((file) => [file, files.get(file) ?? null]));
  return { before: textsOf(before), after: textsOf(after) };
}

/** Files of the registry that differ; what a generation writes beside them has no text here. */
export function changedNames(before: RegistryFiles, after: RegistryFiles): readonly string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((file) => /\.ya?ml$/i.test(file));
  return names.filter((file) => before.get(file) !== after.get(file)).sort();
}

export function backwards({ before, after }: Step): Step {
  return { before: after, after: before };
}

/**
 * Writes whole files, each beside its place first. The first file on disk that is not what was read, or that leads out of the
 * folder, ends it before anything is written: its name.
 */
export function writeStep(folder: string, { before, after }: Step): string | null {
  for (const [file, text] of before) if (!isOwn(folder, file) || textOf(join(folder, file)) !== text) return file;
  for (const [file, text] of after) if (text !== null) writeFileSync(draftOf(folder, file), text);
  for (const [file, text] of after) {
    if (text === null) rmSync(join(folder, file));
    else renameSync(draftOf(folder, file), join(folder, file));
  }
  return null;
}

function textOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

/** What starts with a dot is not read as a part of the registry. */
function draftOf(folder: string, file: string): string {
  const place = join(folder, file);
  mkdirSync(dirname(place), { recursive: true });
  return join(dirname(place), `.${basename(file)}.${process.pid}.new`);
}

/** Below the folder, and no link in the way. */
function isOwn(folder: string, file: string): boolean {
  const place = join(folder, file);
  const home = realpathSync(folder);
  let above = dirname(place);
  while (!existsSync(above)) above = dirname(above);
  const real = realpathSync(above);
  return (real === home || real.startsWith(home + sep)) && lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() !== true;
}
