import { type KeyboardEvent, useEffect, useRef } from "react";
import type { GroupView, SectionView, TileView } from "../../../codegen/studio/menuView";
import { go } from "../work/address";
import { T } from "../work/pageTexts";
import { tileBeside } from "./tileBeside";
import { type Known, useMovesInSection } from "./useMovesInSection";

const ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 } as const;

const { keys } = T.menu;

/** The keys as they are told below the board. */
export const TOLD_KEYS: readonly (readonly [key: string, what: string])[] = [
  ["↑↓←→", keys.browse],
  [T.menu.enter, keys.why],
  ["E", keys.edit],
  ["N", keys.add],
  ["Alt ←→", keys.move],
  ["M", keys.elsewhere],
  ["P", T.look.persona.toLowerCase()],
  ["H", keys.hidden],
];

/** The keys of a tile on the board: to go to another one, to move it, to its form. The focus follows a tile that was moved. */
export function useTileKeys(section: SectionView, known: Known, selected: string | null) {
  const board = useRef<HTMLElement>(null);
  const { move, shift } = useMovesInSection(section, known, (id) => {
    // In another group it is drawn anew, and the focus would be nowhere.
    if (document.activeElement === document.body) focusTile(board.current, id);
  });
  const isThere = section.groups.some(({ tiles }) => tiles.some(({ id }) => id === selected));
  // After a move into another section the focus would be nowhere.
  useEffect(() => {
    if (isThere && selected !== null && document.activeElement === document.body) focusTile(board.current, selected);
  }, [isThere, selected]);

  const press = (event: KeyboardEvent<HTMLElement>, group: GroupView, tile: TileView) => {
    const step = isArrow(event.key) ? ARROWS[event.key] : null;
    if (step !== null && event.altKey) shift(tile.id, Math.sign(step));
    else if (step !== null) focusTile(board.current, tileBeside(board.current, tile.id, step) ?? tile.id);
    else if (event.ctrlKey || event.metaKey) return;
    else if (event.key === "e" && tile.stamp !== null) go("menus", section.id, "edit", tile.id);
    else if (event.key === "m" && tile.stamp !== null) go("menus", section.id, "move", tile.id);
    else if (event.key === "n") go("menus", section.id, "new", group.id);
    else return;
    event.preventDefault();
  };
  return { board, move, press };
}

function isArrow(key: string): key is keyof typeof ARROWS {
  return Object.hasOwn(ARROWS, key);
}

function focusTile(board: HTMLElement | null, id: string): void {
  board?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(id)}"]`)?.focus();
}
