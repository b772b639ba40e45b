import type { Say } from "../messages/say";
import type { MenuAnswer, MenuSection, MenuTile } from "./menuAnswer";

/** The menu as a tree: sections, tiles, and where each leads. */
export function menuText({ sections, routes, home }: MenuAnswer, who: string, say: Say): string {
  const tiles = sections.reduce((count, section) => count + section.tiles.length, 0);
  const head = [say("menu-of", { who }), home === null ? say("home-none") : say("home", { route: home }), ""];
  const last = say("menu-count", { sections: sections.length, tiles, routes: routes.length });
  const empty = sections.length === 0 ? `${say("menu-empty")}\n` : "";
  return [...head, ...sections.flatMap((section) => sectionLines(section, say)), empty, last, ""].join("\n");
}

function sectionLines({ id, label, tiles }: MenuSection, say: Say): readonly string[] {
  const width = Math.max(0, ...tiles.map((tile) => tile.label.length));
  const routeWidth = Math.max(0, ...tiles.map((tile) => (tile.route ?? "").length));
  const lines = tiles.map((tile, n) => {
    const branch = n === tiles.length - 1 ? "└─" : "├─";
    return `${branch} ${tile.label.padEnd(width)}  ${leadsTo(tile, routeWidth, say)}`;
  });
  return [`${label} (${id})`, ...lines];
}

function leadsTo({ id, route, href }: MenuTile, width: number, say: Say): string {
  if (route !== null) return `${route.padEnd(width)}  ${href ?? ""}`.trimEnd();
  return href === null ? say("menu-switch", { id }) : say("menu-link", { href });
}
