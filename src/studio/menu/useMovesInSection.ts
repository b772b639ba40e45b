import { useEffect, useRef, useState } from "react";
import type { SectionView } from "../../../codegen/studio/menuView";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";

/** A press that moves a tile by one, back (-1) or on (1). */
interface Shift {
  readonly id: string;
  readonly step: number;
}

/** Whether the section is as the files say, and whether that could not be asked. */
export interface Known {
  readonly isFresh: boolean;
  readonly hasFailed: boolean;
}

/** Moving tiles of a section: to a place, or by one. `onMoved`: the tile stands where it was moved by one. */
export function useMovesInSection(section: SectionView, { isFresh, hasFailed }: Known, onMoved: (id: string) => void) {
  const { isWriting, write, notify } = useWorkspace();
  // Each press counts from where the one before it has left the tile.
  const [due, setDue] = useState<readonly Shift[]>([]);
  const moved = useRef<string | null>(null);
  const move = async (id: string, group: string, before: string | null) => {
    const stamp = section.groups.flatMap(({ tiles }) => tiles).find((tile) => tile.id === id)?.stamp;
    if (typeof stamp !== "string" || before === id) return;
    await write({ kind: "move", id, stamp, section: section.id, group, before });
  };
  const shift = async ({ id, step }: Shift) => {
    const at = section.groups.findIndex(({ tiles }) => tiles.some((tile) => tile.id === id));
    const own = section.groups[at];
    if (own === undefined) return;
    const index = own.tiles.findIndex((tile) => tile.id === id);
    const target = own.tiles[index + step];
    if (target !== undefined) return move(id, own.id, step < 0 ? target.id : (own.tiles[index + 2]?.id ?? null));
    const other = section.groups[at + step];
    if (other === undefined) return notify(step < 0 ? T.menu.first : T.menu.last);
    return move(id, other.id, step < 0 ? null : (other.tiles[0]?.id ?? null));
  };
  useEffect(() => {
    const [next, ...later] = due;
    // Pressed for nothing: later they would move what nobody looks at any more.
    if (hasFailed && next !== undefined) setDue([]);
    if (!isFresh || hasFailed || isWriting) return;
    if (moved.current !== null) onMoved(moved.current);
    moved.current = next?.id ?? null;
    if (next === undefined) return;
    setDue(later);
    void shift(next);
  });
  return { move, shift: (id: string, step: number) => setDue((waiting) => [...waiting, { id, step }]) };
}
