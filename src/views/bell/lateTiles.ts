import { QUICK_ACCESS } from "../../../generated/settings";
import type { TileFigure, TileFigures } from "../../flows/menu/tileFigures";
import type { MenuStore } from "../../stores/menuStore";

interface LateTile {
  readonly id: string;
  readonly route: string | null;
  readonly href: string;
  /** Of its figure in the registry. */
  readonly name: string;
  readonly figure: TileFigure;
}

/** Tiles of the menu whose number says that something is late, in their order; of two with the same number the first. */
export function lateTiles({ sections, resolver }: Pick<MenuStore, "sections" | "resolver">, figures: TileFigures): readonly LateTile[] {
  const late = new Map<string, LateTile>();
  const tiles = sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
  for (const tile of tiles) {
    const { figure: name = "" } = tile;
    const figure = figures.of(name);
    if (figure?.tone !== "late" || late.has(name)) continue;
    const { href, target } = resolver.tile(tile);
    if (href !== null) late.set(name, { id: tile.id, route: target?.route ?? null, href, name, figure });
  }
  return [...late.values()].slice(0, QUICK_ACCESS.duePages);
}
