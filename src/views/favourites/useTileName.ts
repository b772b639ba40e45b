import { labelKey } from "../../domain/labels/labelKey";
import type { TileRecord } from "../../domain/registry/tables";
import { useShell } from "../context/shell";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";

/** Gives the name of a tile; without one of its own, that of the page it opens. */
export function useTileName(): (tile: TileRecord) => string {
  const { menu } = useShell();
  const { find } = useTranslation();
  const nameOf = usePageName();
  return (tile) => {
    const { target } = menu.resolver.tile(tile);
    return find(labelKey.tile(tile.id)) ?? (target === null ? "" : nameOf(target.route));
  };
}
