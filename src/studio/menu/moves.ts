import type { GroupView, SectionView, TileView } from "../../../codegen/studio/menuView";
import { T } from "../work/texts";
import { useWorkspace } from "../work/workspace";

/** Moving tiles of a section: to a place, or by one. */
export function useMoves(section: SectionView) {
  const { write, notify } = useWorkspace();
  const tiles = section.groups.flatMap((group) => group.tiles);
  const move = async (id: string, group: string, before: string | null) => {
    const stamp = tiles.find((tile) => tile.id === id)?.stamp;
    if (typeof stamp !== "string" || before === id) return;
    await write({ kind: "move", id, stamp, section: section.id, group, before });
  };
  const shift = async ({ id: groupId }: GroupView, { id }: TileView, step: number) => {
    const at = section.groups.findIndex((group) => group.id === groupId);
    const own = section.groups[at]?.tiles ?? [];
    const index = own.findIndex((tile) => tile.id === id);
    const target = own[index + step];
    if (target !== undefined) return move(id, groupId, step < 0 ? target.id : (own[index + 2]?.id ?? null));
    const other = section.groups[at + step];
    if (other === undefined) return notify(step < 0 ? T.menu.first : T.menu.last);
    return move(id, other.id, step < 0 ? null : (other.tiles[0]?.id ?? null));
  };
  return { move, shift };
}

/** The tile beside, above or below another as they stand on the screen; `step` is 1 to the right, 2 down. */
export function neighbour(board: HTMLElement | null, id: string, step: number): string | null {
  const tiles = [...(board?.querySelectorAll<HTMLElement>("[data-tile]") ?? [])];
  const at = tiles.findIndex(({ dataset }) => dataset.tile === id);
  if (Math.abs(step) === 1) return tiles[at + step]?.dataset.tile ?? null;
  const from = tiles[at]?.getBoundingClientRect();
  if (from === undefined) return null;
  const ahead = tiles
    .map((tile) => ({ id: tile.dataset.tile ?? null, box: tile.getBoundingClientRect() }))
    .filter(({ box }) => (step > 0 ? box.top >= from.bottom : box.bottom <= from.top))
    .map((one) => ({ id: one.id, row: Math.abs(one.box.top - from.top), column: Math.abs(one.box.left - from.left) }))
    .sort((one, other) => one.row - other.row || one.column - other.column);
  return ahead[0]?.id ?? null;
}
