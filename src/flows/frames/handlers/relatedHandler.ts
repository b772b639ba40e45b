import type { Resolver } from "../../../domain/resolver/createResolver";
import { succeeded } from "../../../protocol/frames/answer";
import type { RelatedTile } from "../../../protocol/frames/context";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import { RELATED } from "../../../protocol/frames/relatedMessage";
import type { RateLimitedHandler } from "./rateLimitedHandler";

export interface RelatedMenu {
  readonly resolver: Pick<Resolver, "menu" | "tile">;
  /** Section of the application of a route. */
  readonly sectionByRoute: (route: string) => string | null;
}

/** Names the tiles around the page of a frame, of those that its user may open. */
export function relatedHandler(limited: RateLimitedHandler, menu: RelatedMenu, routeOf: () => string | null): MessageHandler {
  return limited("related", RELATED, () => succeeded(relatedTiles(menu, routeOf() ?? "")));
}

function relatedTiles({ resolver, sectionByRoute }: RelatedMenu, route: string): readonly RelatedTile[] {
  const all = resolver.menu().flatMap(({ section, groups }) => groups.map(({ tiles }) => ({ section: section.id, tiles })));
  const groups = all.map(({ section, tiles }) => ({
    section,
    tiles: tiles.flatMap((tile) => {
      const { target } = resolver.tile(tile);
      return target === null ? [] : [{ tile: tile.id, route: target.route, params: target.params, query: target.query }];
    }),
  }));
  const own = groups.find(({ tiles }) => tiles.some((tile) => tile.route === route));
  const section = own?.section ?? sectionByRoute(route);
  const near = groups.filter((group) => group.section === section && group !== own);
  return [...(own?.tiles ?? []), ...near.flatMap(({ tiles }) => tiles)].filter((tile) => tile.route !== route);
}
