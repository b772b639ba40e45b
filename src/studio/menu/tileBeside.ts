/** The tile beside, above or below another as they stand on the screen; `step` is 1 to the right, 2 down. */
export function tileBeside(board: HTMLElement | null, id: string, step: number): string | null {
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
