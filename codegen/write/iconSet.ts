import { createRequire } from "node:module";
import { resolve } from "node:path";
import { once } from "../kept/kept";
import { sortedNames } from "../tables/sorted";

/** The icon set the registry draws from: the drawings by name. */
export type IconSet = ReadonlyMap<string, string>;

interface SetFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** Reads the set of an installed package, its file once a process. */
export function readIconSet(root: string): IconSet {
  return setOf(createRequire(resolve(root, "package.json"))("@iconify-json/tabler/icons.json"));
}

const setOf = once(({ icons, aliases = {} }: SetFile): IconSet => {
  const bodyOf = (name: string) => icons[name]?.body ?? icons[aliases[name]?.parent ?? ""]?.body ?? "";
  return new Map(sortedNames([...Object.keys(icons), ...Object.keys(aliases)]).map((name) => [name, bodyOf(name)]));
});
