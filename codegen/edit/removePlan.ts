import type { RegistryModel } from "../link/model";
import type { RegistryFiles } from "../read/registryFiles";
import type { Plan } from "./applyPlan";
import type { Change } from "./change";
import { type Renamed, type Use, usesOf } from "./renamePlan";

/** What is removed with a name: a file that holds it alone, an entry, and with `everywhere` each place that uses it. */
export function removePlan(files: RegistryFiles, model: RegistryModel, kind: Renamed, name: string, everywhere: boolean): Plan | null {
  const uses = usesOf(model, kind, name);
  const changes = new Map<string, Change[]>();
  const removed = kind === "application" || kind === "persona" || kind === "section" ? declaringFiles(uses) : [];
  const remove = (file: string, path: Use["path"]) => {
    if (removed.includes(file)) return;
    const known = changes.get(file) ?? [];
    if (!known.some((one) => one.path.join("\0") === path.join("\0"))) known.push({ kind: "remove", path });
    changes.set(file, known);
  };
  for (const { file, path, side, role } of uses) {
    if (role === "declares") remove(file, side === "key" ? path : path.slice(0, -1));
    else if (everywhere) {
      const entry = entryOf(model, file, path);
      if (entry === null) return null;
      remove(file, entry);
    }
  }
  return { changes, removed: removed.filter((file) => files.has(file)) };
}

/** Places that only use the name. */
export function usesBeside(model: RegistryModel, kind: Renamed, name: string): readonly Use[] {
  return usesOf(model, kind, name).filter(({ role }) => role === "refers");
}

function declaringFiles(uses: readonly Use[]): readonly string[] {
  return uses.filter(({ role }) => role === "declares").map(({ file }) => file);
}

/** What makes no sense without the name: the tile that opens the page, otherwise the item of a list. */
function entryOf(model: RegistryModel, file: string, path: Use["path"]): Use["path"] | null {
  const tile = [...model.tiles.values()].find(({ place }) => place.file === file && place.path.every((key, index) => key === path[index]));
  if (tile !== undefined && !path.includes("access")) return tile.place.path;
  return typeof path.at(-1) === "number" ? path : null;
}
