import type { MenuAnswer, MenuSection, MenuTile } from "../answer/menuAnswer";

/** The menu as a tree: sections, tiles, and where each leads. */
export function menuText({ sections, routes, home }: MenuAnswer, who: string): string {
  const tiles = sections.reduce((count, section) => count + section.tiles.length, 0);
  const head = [`Menu of ${who}`, `Home: ${home ?? "none"}`, ""];
  const last = `${counted(sections.length, "section")}, ${counted(tiles, "tile")}, ${counted(routes.length, "route")} in all.`;
  return [...head, ...sections.flatMap(sectionLines), sections.length === 0 ? "The menu is empty.\n" : "", last, ""].join("\n");
}

function sectionLines({ id, label, tiles }: MenuSection): readonly string[] {
  const width = Math.max(0, ...tiles.map((tile) => tile.label.length));
  const routeWidth = Math.max(0, ...tiles.map((tile) => (tile.route ?? "").length));
  const lines = tiles.map((tile, n) => {
    const branch = n === tiles.length - 1 ? "└─" : "├─";
    return `${branch} ${tile.label.padEnd(width)}  ${leadsTo(tile, routeWidth)}`;
  });
  return [`${label} (${id})`, ...lines];
}

function leadsTo({ id, route, href }: MenuTile, width: number): string {
  if (route !== null) return `${route.padEnd(width)}  ${href ?? ""}`.trimEnd();
  return href === null ? `switch ${id}` : `link ${href}`;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
