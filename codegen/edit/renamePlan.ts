import { parse } from "yaml";
import type { Place, RegistryModel } from "../link/model";
import { below } from "../link/places";
import { valueAt } from "../link/valueAt";
import type { RegistryFiles } from "../read/registryFiles";
import type { Vocabulary } from "../schema/reference";
import type { Plan } from "./applyPlan";
import type { Change } from "./cutOf";

/** What can be renamed, and under which vocabularies its name stands. */
export const RENAMED = {
  route: ["route", "shown"],
  tile: ["tile", "shown"],
  grant: ["grant", "right"],
  application: ["application"],
  persona: ["persona"],
  section: ["section", "shown"],
  parameter: ["param"],
} as const satisfies Record<string, readonly Vocabulary[]>;
export type Renamed = keyof typeof RENAMED;

/** What has a declared name. */
export function kindsNamed({ names }: RegistryModel, name: string): readonly Renamed[] {
  const kinds: readonly Renamed[] = ["route", "tile", "grant", "application", "persona", "section", "parameter"];
  return kinds.filter((kind) => names.get(RENAMED[kind][0])?.has(name) === true);
}

export interface Use {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly side: "key" | "value";
  readonly role: "declares" | "refers";
}

/** Every place that declares or uses a name, in file order. */
export function usesOf({ references }: RegistryModel, kind: Renamed, name: string): readonly Use[] {
  const vocabularies: readonly Vocabulary[] = RENAMED[kind];
  return references
    .filter((one) => vocabularies.includes(one.vocabulary) && one.name === name)
    .map(({ place: { file, path }, side, role }) => ({ file, path, side, role }));
}

/**
 * The plan of a rename; null when a place holds a name that is put together from a list, which stands for several. Of a page
 * the name leads on, unless nobody knows it yet and the page gets back an earlier one.
 */
export function renamePlan(
  files: RegistryFiles,
  model: RegistryModel,
  kind: Renamed,
  name: string,
  to: string,
  isKnown = false,
): Plan | null {
  const changes = new Map<string, Change[]>();
  for (const [as, was, now] of [[kind, name, to] as const, ...candidateRight(model, kind, name, to)])
    for (const { file, path, side } of usesOf(model, as, was)) {
      const written = side === "key" ? path.at(-1) : valueAt(parse(files.get(file) ?? ""), path);
      const renamed = written === was ? now : renamedInPath(String(written), was, now);
      if (renamed === null) return null;
      const known = changes.get(file) ?? [];
      if (!known.some((one) => one.kind === side && one.path.join("\0") === path.join("\0"))) known.push({ kind: side, path, to: renamed });
      changes.set(file, known);
    }
  const alias = kind === "route" ? earlierName(model, name, to) : null;
  if (alias !== null) {
    const { file, path, isOnly } = alias;
    changes.get(file)?.push(isKnown ? { kind: "key", path, to: name } : { kind: "remove", path: isOnly ? path.slice(0, -1) : path });
  } else if (kind === "route") keepName(changes, model, name);
  return { changes, moved: movedFiles(files, kind, name, to) };
}

/** The right to the candidate version of an application bears its name. */
function candidateRight({ documents }: RegistryModel, kind: Renamed, name: string, to: string): readonly [Renamed, string, string][] {
  const { candidate } = documents.settings.find(({ document }) => document.features !== undefined)?.document.features ?? {};
  return kind !== "application" || candidate === undefined ? [] : [["grant", `${candidate}.${name}`, `${candidate}.${to}`]];
}

/** Where a route says that it bore a name before, so that it may have it back. */
export function earlierName(model: RegistryModel, name: string, earlier: string): (Place & { readonly isOnly: boolean }) | null {
  const { document, place } = model.routes.get(name) ?? {};
  const names = Object.keys(document?.aliases ?? {});
  if (place === undefined || !names.includes(earlier)) return null;
  return { ...below(place, "aliases", earlier), isOnly: names.length === 1 };
}

/** An address with a parameter under its new name; null when it holds none of this name. */
function renamedInPath(written: string, name: string, to: string): string | null {
  const renamed = written.replaceAll(new RegExp(`(?<=:)${name}(?!\\w)`, "g"), () => to);
  return renamed === written ? null : renamed;
}

/** The earlier name leads on, and so does its address, unless the page keeps it. */
function keepName(changes: Map<string, Change[]>, model: RegistryModel, name: string): void {
  const route = model.routes.get(name);
  if (route === undefined || route.path === null || route.document.redirect !== undefined) return;
  const path = route.document.aliases === undefined ? route.place.path : [...route.place.path, "aliases"];
  const lines = path === route.place.path ? ["aliases:", `  ${name}: {}`] : [`${name}: {}`];
  changes.get(route.place.file)?.push({ kind: "append", path, lines });
}

/** Files that bear the name of what they hold. */
function movedFiles(files: RegistryFiles, kind: Renamed, name: string, to: string): ReadonlyMap<string, string> {
  const own = {
    application: /^applications\/[^/]+\/([^/]+)\.yaml$/,
    persona: /^personas\/([^/]+)\.yaml$/,
    section: /^menus\/([^/]+)\.yaml$/,
  };
  const pattern = kind === "application" || kind === "persona" || kind === "section" ? own[kind] : null;
  const found = pattern === null ? [] : [...files.keys()].filter((file) => pattern.exec(file)?.[1] === name);
  return new Map(found.map((file) => [file, file.replace(/[^/]+$/, `${to}.yaml`)]));
}
