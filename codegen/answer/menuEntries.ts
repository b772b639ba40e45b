import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
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
        : askBy(guardsOfTile(tables, section, tile), (asker) => tileOpening(asker, section, tile)),
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
            (asker) => sectionOpening(asker, section, tiles),
          ),
  };
}

/** A section that is for multi-herd users keeps its tiles from all others. */
function guardsOfTile({ guards }: RegistryTables, section: SectionRecord, { target }: TileRecord): readonly Guard[] {
  const own = (target.kind === "route" ? target.targets.map(({ guard }) => guard) : [target.guard]).flatMap((index) => guards[index] ?? []);
  return section.multiHerd ? [...own, MULTI_HERD] : own;
}

/** Shown in the menu or not, as the resolver builds it. */
function tileOpening({ resolver }: Asker, section: SectionRecord, tile: TileRecord): Opening {
  const shown = resolver.menu().find((one) => one.section.id === section.id);
  if (shown?.groups.some(({ tiles }) => tiles.includes(tile))) return { admitted: true, reason: resolver.tile(tile).reason };
  return { admitted: false, reason: hiddenReason(resolver, section) ?? resolver.tile(tile).reason };
}

function sectionOpening({ resolver }: Asker, section: SectionRecord, tiles: readonly TileRecord[]): Opening {
  if (resolver.menu().some((shown) => shown.section.id === section.id)) return { admitted: true, reason: "ok" };
  const [first] = tiles;
  return {
    admitted: false,
    reason: hiddenReason(resolver, section) ?? (first === undefined ? "not-granted" : resolver.tile(first).reason),
  };
}

function hiddenReason({ signedIn, multiHerd }: Asker["resolver"], section: SectionRecord): Opening["reason"] | null {
  if (!signedIn) return "not-signed-in";
  return section.multiHerd && !multiHerd ? "multi-herd-only" : null;
}
