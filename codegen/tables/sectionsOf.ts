import { type GuardTable, guardText } from "../../src/domain/registry/guardText";
import type { SectionRecord, TileRecord, TileTarget } from "../../src/domain/registry/tables";
import { compareText } from "../diagnostic/finding";
import type { Access } from "../link/access";
import { copiesOf, fill } from "../link/expand";
import type { LinkedTile, RegistryModel } from "../link/model";
import { targetsOf } from "../link/targetsOf";
import type { MenuDocument } from "../schema/menu";
import { tileGuard } from "./guardOf";

/** Sections in menu order, each with its groups and tiles in the order of its file. */
export function sectionsOf(model: RegistryModel, guards: GuardTable): readonly SectionRecord[] {
  const lists = new Map(model.documents.list.map(({ document }) => [document.id, document]));
  const record = (menu: MenuDocument): SectionRecord => ({
    id: menu.id,
    icon: menu.icon,
    entry: menu.entry,
    desktop: menu.show?.desktop ?? true,
    mobile: menu.show?.mobile ?? true,
    multiHerd: menu.multiHerd === true,
    opens: menu.opens,
    defaultRoute: menu.defaultRoute ?? null,
    reverseFor: menu.reverseFor ?? [],
    groups: menu.groups.map((group) => ({
      id: group.id,
      tiles: group.tiles.flatMap((tile) =>
        copiesOf(tile.each, lists).flatMap((copy) => {
          const linked = model.tiles.get(fill(tile.id, copy));
          return linked === undefined ? [] : [tileRecord(linked, model, guards)];
        }),
      ),
    })),
  });
  return model.documents.menu
    .map(({ document }) => document)
    .sort((a, b) => a.order - b.order || compareText(a.id, b.id))
    .map(record);
}

function tileRecord(tile: LinkedTile, model: RegistryModel, guards: GuardTable): TileRecord {
  const { icon, size, shortcut, figure } = tile.document;
  return {
    id: tile.id,
    section: tile.section,
    group: tile.group,
    icon,
    size,
    target: targetOf(tile, model, guards),
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(figure === undefined ? {} : { figure }),
  };
}

function targetOf(tile: LinkedTile, model: RegistryModel, guards: GuardTable): TileTarget {
  const { link, workshop } = tile.document;
  const guard = (target: Access | null) => guards.indexOf(guardText(tileGuard(tile, target)));
  if (link !== undefined) return { kind: "link", href: link, guard: guard(null) };
  if (workshop !== undefined) return { kind: "workshop", workshop, guard: guard(null) };
  return {
    kind: "route",
    targets: targetsOf(tile.document).map((target) => ({
      route: target.route,
      params: target.params ?? {},
      query: target.query ?? {},
      guard: guard(model.routes.get(target.route)?.access ?? null),
    })),
  };
}
