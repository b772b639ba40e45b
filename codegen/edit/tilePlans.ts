import { createHash } from "node:crypto";
import type { LinkedTile, RegistryModel } from "../link/model";
import type { RegistryFiles } from "../read/registryFiles";
import type { Plan } from "./applyPlan";
import { type Change, commentStart, contentEnd, entryEnd } from "./cutOf";
import { type Texts, tileLines } from "./newEntry";
import { nodeAt, nodesOf, type Path, rangeOf } from "./nodes";
import { indentAt, lineStart } from "./splice";

/** A place in a menu: before a tile, or behind the last one of a group. */
export interface TilePlace {
  readonly section: string;
  readonly group: string;
  readonly before: string | null;
}

/** What people say about a tile; no route: it opens none, or keeps the one it has. */
export interface TileFields {
  readonly label: Texts;
  readonly icon: string;
  readonly size: 1 | 2;
  readonly route: string | null;
}

/** A tile at a place; null when the place is gone. */
export function insertTilePlan(
  model: RegistryModel,
  id: string,
  fields: TileFields & { readonly route: string },
  place: TilePlace,
): Plan | null {
  const found = placeIn(model, place);
  return found && { changes: new Map([[found.file, [{ kind: "insert", path: found.path, lines: tileLines({ id, ...fields }) }]]]) };
}

/** The lines of a tile at another place, with the comments above them; null when one of the places is gone. */
export function moveTilePlan(files: RegistryFiles, model: RegistryModel, id: string, place: TilePlace): Plan | null {
  const tile = model.tiles.get(id);
  const found = placeIn(model, place);
  if (tile === undefined || found === null) return null;
  const { file, path } = tile.place;
  if (isThere(path, file === found.file ? found.path : [])) return { changes: new Map() };
  const written = writtenTile(files, tile);
  if (written === null) return null;
  const put: Change = { kind: "insert", path: found.path, ...written };
  const gone: Change = { kind: "remove", path };
  return {
    changes:
      file === found.file
        ? new Map([[file, [put, gone]]])
        : new Map([
            [file, [gone]],
            [found.file, [put]],
          ]),
  };
}

/** Only what has changed; null when the tile is gone or stands for several. */
export function changeTilePlan(model: RegistryModel, id: string, { label, icon, size, route }: TileFields): Plan | null {
  const tile = model.tiles.get(id);
  if (tile === undefined || tile.document.each !== undefined) return null;
  const { document, place } = tile;
  const at = (...path: Path): Path => [...place.path, ...path];
  // A text of the label files has its place there.
  const known = typeof document.label === "string" ? null : document.label;
  const changes: Change[] = [...label].flatMap(([language, to]) =>
    known === null || known[language] === to ? [] : [{ kind: "value", path: at("label", language), to }],
  );
  if (document.icon !== icon) changes.push({ kind: "value", path: at("icon"), to: icon });
  if (route !== null && document.route !== route) changes.push({ kind: "value", path: at("route"), to: route });
  if (document.size !== size)
    changes.push(size === 1 ? { kind: "remove", path: at("size") } : { kind: "append", path: at(), lines: ["size: 2"] });
  return { changes: new Map(changes.length === 0 ? [] : [[place.file, changes]]) };
}

/** Known again when the lines of a tile are what they were. */
export function tileStamp(files: RegistryFiles, tile: LinkedTile): string | null {
  const written = writtenTile(files, tile);
  return written && createHash("sha256").update(JSON.stringify(written)).digest("base64url").slice(0, 16);
}

/** Every tile of a file is asked for, and the file parsed once. */
const parsed = new WeakMap<RegistryFiles, Map<string, ReturnType<typeof nodesOf>>>();

function documentOf(files: RegistryFiles, file: string) {
  const known = parsed.get(files) ?? new Map<string, ReturnType<typeof nodesOf>>();
  parsed.set(files, known);
  const document = known.get(file) ?? nodesOf(files.get(file) ?? "");
  known.set(file, document);
  return document;
}

/** The lines of a tile without their indent, and the comments above. */
function writtenTile(files: RegistryFiles, { place }: LinkedTile) {
  const text = files.get(place.file) ?? "";
  const node = nodeAt(documentOf(files, place.file), place.path);
  if (node === null) return null;
  const { start, end } = rangeOf(node);
  const from = lineStart(text, start);
  const indent = indentAt(text, start);
  // A comment may stand further left than what it is about.
  const dedent = (line: string, most: number) => line.slice(Math.min(most, line.search(/[^ ]|$/)));
  const above = text.slice(commentStart(text, from), from).split("\n").slice(0, -1);
  const [first = "", ...rest] = text.slice(start, contentEnd(text, entryEnd(text, end, indent))).split("\n");
  return {
    lines: [first, ...rest.map((line) => dedent(line, indent.length + 2))],
    above: above.map((line) => dedent(line, indent.length)),
  };
}

function placeIn(
  { documents }: RegistryModel,
  { section, group, before }: TilePlace,
): { readonly file: string; readonly path: Path } | null {
  const menu = documents.menu.find(({ document }) => document.id === section);
  const groups = menu?.document.groups ?? [];
  const at = groups.findIndex(({ id }) => id === group);
  const tiles = groups[at]?.tiles ?? [];
  const index = before === null ? tiles.length : tiles.findIndex(({ id }) => id === before);
  return menu === undefined || at < 0 || index < 0 ? null : { file: menu.file, path: ["groups", at, "tiles", index] };
}

/** Before itself, or before the one behind it. */
function isThere(path: Path, to: Path): boolean {
  const [index, other] = [Number(path.at(-1)), Number(to.at(-1))];
  return path.slice(0, -1).join() === to.slice(0, -1).join() && (other === index || other === index + 1);
}
