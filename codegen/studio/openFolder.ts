import { checkRegistry } from "../checkRegistry";
import type { Finding } from "../diagnostic/finding";
import { type Side, sideOf } from "../diff/side";
import { type RegistryFiles, registryFiles } from "../read/registryFiles";
import { registryTables } from "../tables/registryTables";
import { type IconSet, readIconSet } from "../write/iconSet";
import { outsideOf } from "../write/outsideOf";

/** The registry as it is on disk now. */
export interface Loaded {
  readonly files: RegistryFiles;
  readonly findings: readonly Finding[];
  /** As it was when it last had no mistake; null when that never was. */
  readonly side: Side | null;
  /** Whether it has a mistake now. */
  readonly isBroken: boolean;
  /** Whether the side is that of these files: all mistakes, if any, are about who may pass. */
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

export function openFolder({ root, project, registry, shown }: FolderOptions): Folder {
  const icons = readIconSet(root);
  const options = outsideOf(root, icons);
  const checked = (files: RegistryFiles) => {
    const { model, findings } = checkRegistry(files, options);
    return { side: model && { model, tables: registryTables(model), shown }, findings };
  };
  let last: Loaded | null = null;
  const load = () => {
    const files = registryFiles(registry);
    if (last !== null && isSame(last.files, files)) return last;
    const { side, findings } = checked(files);
    // Mistakes about who may pass are what people look at it for.
    const readable = side === null ? sideOf(files, shown) : null;
    const shownSide = readable !== null && "side" in readable ? readable.side : (side ?? last?.side ?? null);
    last = { files, findings, side: shownSide, isBroken: side === null, isComparable: shownSide !== null && shownSide !== last?.side };
    return last;
  };
  return { registry, project, icons, load, checked };
}

function isSame(one: RegistryFiles, other: RegistryFiles): boolean {
  return one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);
}
