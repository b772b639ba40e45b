import type { TileRecord } from "../../src/domain/registry/tables";
import { createResolver, type Resolver } from "../../src/domain/resolver/createResolver";
import { drawnMenu } from "../../src/domain/resolver/drawnMenu";
import type { Viewer } from "../../src/domain/resolver/scope";
import { labelOf } from "../answer/labelOf";
import type { Registry } from "../viewer/registry";

export interface MenuTile {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  /** null: a link outside the routes, or the toggle of a workshop. */
  readonly route: string | null;
  readonly href: string | null;
  readonly frame: string | null;
}

export interface MenuSection {
  readonly id: string;
  readonly label: string;
  readonly tiles: readonly MenuTile[];
}

/** What one viewer sees: sections in menu order, tiles in the order shown, every route that opens, and the home screen. */
export interface MenuAnswer {
  readonly sections: readonly MenuSection[];
  readonly routes: readonly string[];
  readonly home: string | null;
}

export function menuAnswer(registry: Registry, viewer: Viewer, language: string): MenuAnswer {
  const resolver = createResolver(registry.tables, viewer);
  const label = (key: string, id: string) => labelOf(registry, key, language) ?? id;
  return {
    sections: drawnMenu(resolver, registry.tables).map(({ section: { id }, groups }) => ({
      id,
      label: label(`section.${id}`, id),
      tiles: groups.flatMap(({ tiles }) => tiles.map((tile) => menuTile(resolver, tile, label(`tile.${tile.id}`, tile.id)))),
    })),
    routes: resolver.routes(),
    home: resolver.home()?.route ?? null,
  };
}

function menuTile(resolver: Resolver, tile: TileRecord, label: string): MenuTile {
  const { target, href } = resolver.tile(tile);
  const frame = target === null ? null : resolver.route(target.route, target.params, target.query).frame;
  return { id: tile.id, label, group: tile.group, route: target?.route ?? null, href, frame };
}
