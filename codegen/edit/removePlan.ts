import { parse } from "yaml";
import type { Reference, RegistryModel } from "../link/model";
import { namesOf } from "../link/references";
import { valueAt } from "../link/valueAt";
import type { RegistryFiles } from "../read/registryFiles";
import { isBlock } from "../schema/shape";
import type { Plan } from "./applyPlan";
import { type Renamed, usesOf } from "./renamePlan";

type Path = readonly (string | number)[];

/** Why a place that uses what goes is not simply removed: the last grant of an access, a part of an address, an item of a list, a name that has to stand there. */
export type Reason = "access" | "address" | "each" | "needed";

export interface Removal {
  readonly plan: Plan;
  /** Places that use what goes, and go with it. */
  readonly gone: readonly Reference[];
  /** Places about which a person has to decide first. */
  readonly open: readonly { readonly use: Reference; readonly reason: Reason }[];
}

/** A name and, with it, each place that uses it, or a name that goes with it, as far as nobody has to decide what comes in its place. */
export function removalOf(files: RegistryFiles, model: RegistryModel, kind: Renamed, name: string): Removal {
  const trees = new Map([...files].map(([file, text]) => [file, parse(text) as unknown]));
  const cuts = declarations(model, kind, name);
  const isCut = (file: string, path: Path) => cuts.some((cut) => cut.file === file && cut.path.every((key, n) => key === path[n]));
  const cut = (file: string, path: Path): void => {
    cuts.push({ file, path });
    const parent = path.slice(0, -1);
    const around = valueAt(trees.get(file), parent);
    const left = Object.keys(Object(around)).filter((key) => !isCut(file, [...parent, Array.isArray(around) ? Number(key) : key]));
    // What is left of an entry that has its name alone says nothing.
    if (path.length > 0 && left.every((key) => isBlock(around) && (key === "id" || key === "label"))) cut(file, parent);
  };
  for (const { file, path } of cuts.splice(0)) cut(file, path);
  const candidate = model.documents.settings.map(({ document }) => document.features?.candidate).find((one) => one !== undefined);
  const before = namesOf(model.references, candidate);
  const gone: Reference[] = [];
  const open: Removal["open"][number][] = [];
  for (;;) {
    const left = model.references.filter(({ place }) => !isCut(place.file, place.path));
    const names = namesOf(left, candidate);
    const lost = left.find(
      (one) =>
        one.role === "refers" &&
        before.get(one.vocabulary)?.has(one.name) &&
        !names.get(one.vocabulary)?.has(one.name) &&
        !open.some(({ use }) => use === one),
    );
    if (lost === undefined) return { plan: planOf(cuts), gone, open };
    const { file, path } = lost.place;
    const entry = entryOf(model, lost);
    const isWritten = lost.side === "key" || valueAt(trees.get(file), path) === lost.name;
    const others = Object.keys(Object(valueAt(trees.get(file), path.slice(0, -1))));
    const isLast = others.every((key) => key === String(path.at(-1)) || isCut(file, [...path.slice(0, -1), Number(key)]));
    if (!isWritten) open.push({ use: lost, reason: lost.vocabulary === "param" ? "address" : "each" });
    else if (path.includes("access") && isLast) open.push({ use: lost, reason: "access" });
    else if (entry === null) open.push({ use: lost, reason: "needed" });
    else {
      gone.push(lost);
      cut(file, entry);
    }
  }
}

/** The entry of a name alone; a file that holds it alone goes whole. */
export function removePlan(model: RegistryModel, kind: Renamed, name: string): Plan {
  return planOf(declarations(model, kind, name));
}

interface Cut {
  readonly file: string;
  readonly path: Path;
}

function declarations(model: RegistryModel, kind: Renamed, name: string): Cut[] {
  const isFile = kind === "application" || kind === "persona" || kind === "section";
  return usesOf(model, kind, name)
    .filter(({ role }) => role === "declares")
    .map(({ file, path, side }) => ({ file, path: isFile ? [] : side === "key" ? path : path.slice(0, -1) }));
}

/** The outermost cuts: what lies within another one goes with it. */
function planOf(cuts: readonly Cut[]): Plan {
  const changes = new Map<string, { kind: "remove"; path: Path }[]>();
  const removed = new Set(cuts.filter(({ path }) => path.length === 0).map(({ file }) => file));
  for (const { file, path } of [...cuts].sort((one, other) => one.path.length - other.path.length)) {
    const known = changes.get(file) ?? [];
    if (removed.has(file) || known.some((one) => one.path.every((key, n) => key === path[n]))) continue;
    changes.set(file, [...known, { kind: "remove", path }]);
  }
  return { changes, removed: [...removed] };
}

/** What makes no sense without a name: the tile that opens the page, what a page offers first, otherwise the item of a list. */
function entryOf(model: RegistryModel, { place: { file, path }, side }: Reference): Path | null {
  const last = path.at(-1);
  const isFallback = path.at(-3) === "orElse";
  const tile = [...model.tiles.values()].find(({ place }) => place.file === file && place.path.every((key, n) => key === path[n]));
  if (tile !== undefined && last === "route" && !isFallback) return tile.place.path;
  if (model.documents.dashboards.some((one) => one.file === file)) return path.slice(0, 2);
  if (isFallback || path.at(-2) === "action") return path.slice(0, -1);
  // What a section and an application may leave out.
  if (path.length === 1 && (last === "defaultRoute" || last === "section")) return path;
  return typeof last === "number" || side === "key" || path.at(-2) === "leadsTo" ? path : null;
}
