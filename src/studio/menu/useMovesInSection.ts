import type { GroupView, SectionView, TileView } from "../../../codegen/studio/menuView";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";

/** Moving tiles of a section: to a place, or by one. */
export function useMovesInSection(section: SectionView) {
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
