import type { Resolver } from "../../../domain/resolver/createResolver";
import type { RelatedTile } from "../../../protocol/frames/messages/context";

export interface RelatedMenu {
  readonly resolver: Pick<Resolver, "menu" | "tile">;
  /** Section of a page. */
  readonly sectionByRoute: (route: string) => string | null;
}

/** The tiles around a page, of those that its user may open: those of its group, then those of its section. */
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
  const near = groups.filter((group) => group.section === section && group !== own);
  return [...(own?.tiles ?? []), ...near.flatMap(({ tiles }) => tiles)].filter((tile) => tile.route !== route);
}
