import type { TileRecord } from "../../src/domain/registry/tables";
import type { Opening } from "../answer/explanation";
import { labelOf } from "../answer/labelOf";
import { tileEntry } from "../answer/menuEntries";
import { positionOf } from "../answer/position";
import { tileStamp } from "../edit/tilePlans";
import type { LinkedTile } from "../link/model";
import { sayIn } from "../messages/say";
import type { RegistryFiles } from "../read/registryFiles";
import type { Asker } from "../viewer/asker";
import type { Registry } from "../viewer/registry";
import { FRENCH, type Named } from "./personaViews";

export interface TileView extends Named {
  readonly icon: string;
  readonly size: 1 | 2;
  readonly isShown: boolean;
  readonly reason: Opening["reason"];
  /** The reason in words. */
  readonly why: string;
  /** Null: a link outside, or the toggle of a workshop. */
  readonly route: string | null;
  /** Of the lines in the file; null where they stand for several tiles. */
  readonly stamp: string | null;
  readonly texts: Readonly<Record<string, string>>;
  readonly file: string;
  readonly line: number;
}

export interface GroupView extends Named {
  readonly tiles: readonly TileView[];
}

export interface SectionView extends Named {
  readonly icon: string;
  readonly isShown: boolean;
  readonly opens: "tiles" | "home" | "workshops";
  readonly multiHerd: boolean;
  /** As they are written; whether the person sees them the other way round. */
  readonly groups: readonly GroupView[];
  readonly isReversed: boolean;
  readonly file: string;
}

export interface MenuView {
  readonly sections: readonly SectionView[];
  readonly home: string | null;
  readonly signedIn: boolean;
  readonly multiHerd: boolean;
  readonly online: boolean;
  /** Grants of the persona as they count now. */
  readonly held: readonly string[];
  readonly levels: Readonly<Record<string, number>>;
}

/** All of the menu: what somebody sees as the resolver says, and what is hidden, with the reason. */
export function menuView(registry: Registry, files: RegistryFiles, asker: Asker, language: string): MenuView {
  const { model, tables } = registry;
  const { resolver, viewer } = asker;
  const shown = new Map(resolver.menu().map(({ section, groups }) => [section.id, groups.flatMap(({ tiles }) => tiles)]));
  const name = (key: string, id: string) => labelOf(registry, key, language) ?? id;
  const home = resolver.home()?.route ?? null;
  const user = viewer.user ?? viewer.multiUser;
  return {
    sections: tables.sections.map(({ id, icon, opens, multiHerd, groups }) => ({
      id,
      label: name(`section.${id}`, id),
      icon,
      opens,
      multiHerd,
      isShown: shown.has(id),
      isReversed: isReversed(
        groups.flatMap(({ tiles }) => tiles),
        shown.get(id) ?? [],
      ),
      groups: groups.map((group) => ({
        id: group.id,
        label: name(`group.${id}.${group.id}`, ""),
        tiles: group.tiles.flatMap((tile) => {
          const linked = model.tiles.get(tile.id);
          return linked === undefined ? [] : [tileView(registry, files, asker, { tile, linked, label: name(`tile.${tile.id}`, tile.id) })];
        }),
      })),
      file: model.documents.menu.find(({ document }) => document.id === id)?.file ?? "",
    })),
    home: home && name(`route.${home}`, home),
    signedIn: resolver.signedIn,
    multiHerd: resolver.multiHerd,
    online: viewer.online,
    held: user?.droits ?? [],
    levels: user?.rules.authorizes ?? {},
  };
}

function isReversed(written: readonly TileRecord[], seen: readonly TileRecord[]): boolean {
  const place = (index: number) => written.findIndex(({ id }) => id === seen.at(index)?.id);
  return place(0) > place(-1);
}

interface Drawn {
  readonly tile: TileRecord;
  readonly linked: LinkedTile;
  readonly label: string;
}

function tileView(registry: Registry, files: RegistryFiles, asker: Asker, { tile, linked, label }: Drawn): TileView {
  const { admitted, reason } = tileEntry(registry, linked).ask?.opening(asker) ?? { admitted: false, reason: "not-granted" };
  const { document } = linked;
  return {
    id: tile.id,
    label,
    icon: tile.icon,
    size: tile.size,
    isShown: admitted,
    reason,
    why: sayIn(FRENCH)(`reason.${reason}`),
    route: document.route ?? null,
    stamp: document.each === undefined ? tileStamp(files, linked) : null,
    texts: registry.model.texts.get(`tile.${tile.id}`)?.texts ?? {},
    file: linked.place.file,
    line: positionOf(registry, linked.place).line,
  };
}
