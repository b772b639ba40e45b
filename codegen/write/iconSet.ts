import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sortedNames } from "../tables/sorted";
import { hashOf } from "./fingerprint";
import { keep, readKept } from "./kept";

/** The icon set the registry draws from. Its file is large, so names and bodies in use are kept beside. */
export interface IconSet {
  readonly names: () => readonly string[];
  /** Bodies of those names that the set holds. */
  readonly bodies: (names: readonly string[]) => ReadonlyMap<string, string>;
}

interface SetFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** Reads the set of an installed package, keeping what it found in the cache folder. */
export function openIconSet(root: string, cache: string | null): IconSet {
  const path = join(root, "node_modules/@iconify-json/tabler/icons.json");
  const version = versionOf(path);
  let read: SetFile | null = null;
  const whole = (): SetFile => {
    read ??= readSet(path);
    return read;
  };
  const kept = <T>(name: string, compute: () => T): T => {
    const file = cache === null ? null : join(cache, "icons", `${name}.json`);
    return readKept<T>(file) ?? keep(file, compute());
  };
  return {
    names: () => kept(`names-${version}`, () => sortedNames(Object.keys({ ...whole().icons, ...whole().aliases }))),
    bodies: (names) => new Map(kept(`bodies-${hashOf(`${version}\n${names.join("\n")}`)}`, () => bodiesOf(whole(), names))),
  };
}

function bodiesOf(set: SetFile, names: readonly string[]): readonly [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const alias = set.aliases !== undefined && Object.hasOwn(set.aliases, name) ? set.aliases[name]?.parent : undefined;
    const icon = alias ?? name;
    const body = Object.hasOwn(set.icons, icon) ? set.icons[icon]?.body : undefined;
    return body === undefined ? [] : [[name, body]];
  });
}

function versionOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return hashOf(`${size} ${mtimeMs}`).slice(0, 12);
}

function readSet(path: string): SetFile {
  return JSON.parse(readFileSync(path, "utf8"));
}
