import type { Resolver } from "../../../domain/resolver/createResolver";
import type { RelatedTile } from "../../../protocol/frames/messages/context";

export interface RelatedMenu {
  readonly resolver: Pick<Resolver, "menu" | "tile">;
  /** Section of a page. */
  readonly sectionByRoute: (route: string) => string | null;
}

/** A page leads on to so many, where the menu has them. */
const LEAST = 3;

/**
 * The tiles around a page, of those that its user may open: those of its group, then those of its section; where these are few, the first of
 * other sections that open another page.
 */
export function relatedTiles({ resolver, sectionByRoute }: RelatedMenu, route: string | null): readonly RelatedTile[] {
  const all = resolver.menu().flatMap(({ section, groups }) => groups.map(({ tiles }) => ({ section: section.id, tiles })));
  const groups = all.map(({ section, tiles }) => ({
    section,
    tiles: tiles.flatMap((tile) => {
      const { target } = resolver.tile(tile);
      return target === null ? [] : [{ tile: tile.id, route: target.route, params: target.params, query: target.query }];
    }),
  }));
  const own = groups.find(({ tiles }) => tiles.some((tile) => tile.route === route));
  const section = own?.section ?? sectionByRoute(route ?? "");
  const beside = groups.filter((group) => group !== own);
  const of = (isNear: boolean) => beside.filter((group) => (group.section === section) === isNear).flatMap(({ tiles }) => tiles);
  const near = [...(own?.tiles ?? []), ...of(true)].filter((tile) => tile.route !== route);
  const known = new Set([route, ...near.map((tile) => tile.route)]);
  return near.length >= LEAST ? near : [...near, ...of(false).filter((tile) => !known.has(tile.route))].slice(0, LEAST);
}
