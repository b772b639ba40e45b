import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { type Kept, once } from "../kept/kept";
import { sortedNames } from "../tables/sorted";

/** The icon set the registry draws from: the drawings by name. */
export type IconSet = ReadonlyMap<string, string>;

interface SetFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const FILE = "@iconify-json/tabler/icons.json";
const requireIn = (root: string) => createRequire(resolve(root, "package.json"));

/** Reads the set of an installed package, its file once a process. */
export function readIconSet(root: string): IconSet {
  return setOf(requireIn(root)(FILE));
}

/** The names alone: a check needs no drawing, and reading them all takes longer than its rules. */
export function iconNames(root: string, kept: Kept): readonly string[] {
  const path = requireIn(root).resolve(FILE);
  const { size, mtimeMs } = statSync(path);
  const file = `${path} ${size} ${mtimeMs}`;
  const known = kept.read<{ readonly file: string; readonly names: readonly string[] }>("icons");
  return known?.file === file ? known.names : kept.keep("icons", { file, names: [...readIconSet(root).keys()] }).names;
}

const setOf = once(({ icons, aliases = {} }: SetFile): IconSet => {
  const bodyOf = (name: string) => icons[name]?.body ?? icons[aliases[name]?.parent ?? ""]?.body ?? "";
  return new Map(sortedNames([...Object.keys(icons), ...Object.keys(aliases)]).map((name) => [name, bodyOf(name)]));
});
