import { checkRegistry } from "../checkRegistry";
import type { Finding } from "../diagnostic/finding";
import { type Side, sideOf } from "../diff/side";
import { changedNames } from "../edit/writeStep";
import { type RegistryFiles, registryFiles } from "../read/registryFiles";
import { registryTables } from "../tables/registryTables";
import { type IconSet, readIconSet } from "../write/iconSet";
import { outsideOf } from "../write/outsideOf";

/** A registry that can be read, and the files it is of. */
export interface Readable {
  readonly side: Side;
  readonly files: RegistryFiles;
  readonly findings: readonly Finding[];
}

/** The registry as it is on disk now. */
export interface Loaded {
  readonly files: RegistryFiles;
  readonly findings: readonly Finding[];
  /** What is shown: the files themselves, else with broken ones as they were last, else as all was last; null when it never could be read. */
  readonly shown: Readable | null;
  /** What a step is planned in: no mistake, broken files as they were last; null: there is a mistake even so. */
  readonly base: Readable | null;
  /** Files that the base has as they were last: no step changes them. */
  readonly broken: readonly string[];
  /** Whether it has a mistake now. */
  readonly isBroken: boolean;
  /** Whether it is the files themselves that are shown: all mistakes, if any, are about who may pass. */
  readonly isComparable: boolean;
}

export interface Folder {
  readonly registry: string;
  /** Where git knows the registry. */
  readonly project: string;
  readonly icons: IconSet;
  /** Reads every file again: what an editor has written counts at once. */
  readonly load: () => Loaded;
  readonly checked: (files: RegistryFiles) => { readonly side: Side | null; readonly findings: readonly Finding[] };
}

export interface FolderOptions {
  /** The product: its icons, pictures and pages. */
  readonly root: string;
  readonly project: string;
  readonly registry: string;
  /** The registry as places name it. */
  readonly shown: string;
}

/** `committed`: what stands in for a file that was broken from the start. */
export function openFolder({ root, project, registry, shown: name }: FolderOptions, committed: () => RegistryFiles | null): Folder {
  const icons = readIconSet(root);
  const options = outsideOf(root, icons.keys());
  const checked = (files: RegistryFiles) => {
    const { model, findings } = checkRegistry(files, options);
    return { side: model && { model, tables: registryTables(model), shown: name }, findings };
  };
  const readable = (files: RegistryFiles): Readable | null => {
    const { side, findings } = checked(files);
    return side && { side, files, findings };
  };
  let last: Loaded | null = null;
  const load = () => {
    const files = registryFiles(registry);
    if (last !== null && isSame(last.files, files)) return last;
    const { side, findings } = checked(files);
    const whole = side && { side, files, findings };
    const good = whole === null ? (last?.base?.files ?? committed()) : files;
    const base = whole ?? (good && mended(files, findings, good, readable));
    // Mistakes about who may pass are what people look at it for.
    const mistaken = whole === null ? sideOf(files, name) : null;
    const itself = mistaken !== null && "side" in mistaken ? { side: mistaken.side, files, findings } : whole;
    last = {
      files,
      findings,
      base,
      shown: itself ?? base ?? last?.shown ?? null,
      broken: base === null ? [] : changedNames(files, base.files),
      isBroken: whole === null,
      isComparable: itself !== null,
    };
    return last;
  };
  return { registry, project, icons, load, checked };
}

/**
 * The registry with what is wrong in it as it was when nothing was: the files with a mistake, else, where the cause stands in another
 * one, as few as can be of those that have changed since.
 */
function mended(
  files: RegistryFiles,
  findings: readonly Finding[],
  good: RegistryFiles,
  readable: (files: RegistryFiles) => Readable | null,
): Readable | null {
  const wrong = findings.flatMap(({ severity, file }) => (severity === "error" ? [file] : []));
  let kept = changedNames(files, good);
  let found = readable(withGood(files, good, wrong));
  if (found !== null) return found;
  found = readable(withGood(files, good, kept));
  const giveBack = (names: readonly string[]) => {
    const fewer = kept.filter((name) => !names.includes(name));
    const tried = readable(withGood(files, good, fewer));
    if (tried !== null) [found, kept] = [tried, fewer];
    else if (names.length > 1) for (const half of halves(names)) giveBack(half);
  };
  if (found !== null && kept.length > 1) for (const half of halves(kept)) giveBack(half);
  return found;
}

function halves(names: readonly string[]): readonly (readonly string[])[] {
  const middle = Math.ceil(names.length / 2);
  return [names.slice(0, middle), names.slice(middle)];
}

function withGood(files: RegistryFiles, good: RegistryFiles, names: readonly string[]): RegistryFiles {
  const those = new Set(names);
  return new Map([...[...files].filter(([file]) => !those.has(file)), ...[...good].filter(([file]) => those.has(file))]);
}

function isSame(one: RegistryFiles, other: RegistryFiles): boolean {
  return one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);
}
