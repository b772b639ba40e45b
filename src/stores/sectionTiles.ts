import { compareStructural, computed, type IComputedValue } from "mobx";
import type { TileRecord } from "../domain/registry/tables";
import type { Resolver } from "../domain/resolver/createResolver";
import type { MenuStore } from "./menuStore";

/** A tile and what it opens: plain values, which are compared when user, network or herd change. */
export interface SectionTile {
  readonly tile: TileRecord;
  readonly href: string;
  /** Of the page it opens; nothing for an address outside. */
  readonly route: string | null | undefined;
  readonly frame: string | null | undefined;
  readonly candidate: boolean | undefined;
}

interface SectionGroup {
  readonly id: string;
  readonly tiles: readonly SectionTile[];
}

/** The tiles of one section that its viewer holds, by group; the same ones until one of them has changed. */
export function sectionTiles(menu: Pick<MenuStore, "sections" | "resolver">, id: string): IComputedValue<readonly SectionGroup[]> {
  return computed(
    () =>
      menu.sections
        .find(({ section }) => section.id === id)
        ?.groups.map((group) => ({ id: group.id, tiles: group.tiles.flatMap((tile) => openedBy(menu.resolver, tile)) })) ?? [],
    { equals: compareStructural },
  );
}

function openedBy(resolver: Resolver, tile: TileRecord): readonly SectionTile[] {
  const { href, target } = resolver.tile(tile);
  const page = target && resolver.route(target.route, target.params, target.query);
  return href === null ? [] : [{ tile, href, route: page?.route, frame: page?.frame, candidate: page?.candidate }];
}
