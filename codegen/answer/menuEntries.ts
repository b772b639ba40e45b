import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { drawnOn } from "../../src/domain/resolver/drawnMenu";
import type { LinkedTile, RegistryModel } from "../link/model";
import { below } from "../link/places";
import { targetsOf } from "../link/targetsOf";
import { SIGNED_IN } from "../tables/guardOf";
import type { Asker } from "../viewer/asker";
import type { Registry } from "../viewer/registry";
import { accessOfTile } from "./accessAnswer";
import { askBy, type Entry, type Opening } from "./explanation";

const MULTI_HERD: Guard = { ...SIGNED_IN, multiHerd: true };

export function tileEntry(registry: Registry, linked: LinkedTile): Entry {
  const { tables } = registry;
  const section = tables.sections.find(({ id }) => id === linked.section);
  const tile = section?.groups.flatMap(({ tiles }) => tiles).find(({ id }) => id === linked.id);
  const { link, workshop } = linked.document;
  const routes = targetsOf(linked.document).map(({ route }) => route);
  return {
    kind: "tile",
    name: linked.id,
    label: `tile.${linked.id}`,
    place: below(linked.place, "id"),
    details: {
      section: linked.section,
      group: linked.group,
      ...(routes.length === 0 ? {} : { routes }),
      ...(link === undefined ? {} : { link }),
      ...(workshop === undefined ? {} : { workshop }),
    },
    access: () => accessOfTile(registry, linked),
    ask:
      section === undefined || tile === undefined
        ? null
        : askBy(guardsOfTile(tables, section, tile), (asker) => openingOf(tables, asker, section, [tile])),
  };
}

export function sectionEntry({ tables }: Registry, { file, document }: RegistryModel["documents"]["menu"][number]): Entry {
  const { id, order, opens, defaultRoute, multiHerd } = document;
  const section = tables.sections.find((one) => one.id === id);
  const tiles = section?.groups.flatMap((group) => group.tiles) ?? [];
  return {
    kind: "section",
    name: id,
    label: `section.${id}`,
    place: { file, path: ["id"] },
    details: { order, opens, defaultRoute: defaultRoute ?? null, multiHerd: multiHerd === true, tiles: tiles.map((tile) => tile.id) },
    access: () => [],
    ask:
      section === undefined
        ? null
        : askBy(
            tiles.flatMap((tile) => guardsOfTile(tables, section, tile)),
            (asker) => openingOf(tables, asker, section, tiles),
          ),
  };
}

/** A section that is for multi-herd users keeps its tiles from all others. */
function guardsOfTile({ guards }: RegistryTables, section: SectionRecord, { target }: TileRecord): readonly Guard[] {
  const own = (target.kind === "route" ? target.targets.map(({ guard }) => guard) : [target.guard]).flatMap((index) => guards[index] ?? []);
  return section.multiHerd ? [...own, MULTI_HERD] : own;
}

/** Shown in the menu or not, by some of its tiles; a section without tiles is there for the home screen. */
function openingOf({ tabs }: RegistryTables, { resolver }: Asker, section: SectionRecord, tiles: readonly TileRecord[]): Opening {
  if (!resolver.signedIn) return { admitted: false, reason: "not-signed-in" };
  if (section.multiHerd && !resolver.multiHerd) return { admitted: false, reason: "multi-herd-only" };
  if (drawnOn(section, tabs).length === 0) return { admitted: false, reason: "not-drawn" };
  const asked = tiles.map((tile) => resolver.tile(tile));
  const { visible, reason } = asked.find((one) => one.visible) ??
    asked[0] ?? { visible: section.opens === "home" && resolver.home() !== null, reason: "not-granted" };
  return { admitted: visible, reason };
}
