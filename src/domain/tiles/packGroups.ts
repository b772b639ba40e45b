/** A group in its band: how many columns it takes, and how many of them each of its tiles. */
export interface PackedGroup {
  readonly columns: number;
  readonly spans: readonly number[];
}

type Sizes = readonly number[];
type Band = readonly PackedGroup[];

/** The least width of a column, and what stands between tiles and between groups, in px at the usual size of letters. */
export const PACKING = { column: 104, tileGap: 8, groupGap: 24 } as const;
/** What counts against a band besides its rows: its headings, and every cell that its tiles must be stretched over. */
const HEADING = 0.4;
const EMPTY = 0.05;

/**
 * Puts groups of tiles, given by the sizes of their tiles, side by side in bands: in their order, every row full, every column wide
 * enough, and as low as that goes. The scale is that of the reader's letters.
 */
export function packGroups(groups: readonly Sizes[], width: number, scale = 1): readonly Band[] {
  let best: readonly { readonly cost: number; readonly bands: readonly Band[] }[] = [{ cost: 0, bands: [] }];
  for (let end = 1; end <= groups.length; end++) {
    const ways = best.flatMap(({ cost, bands }, start) => {
      const band = packBand(groups.slice(start, end), width, scale);
      return band === null ? [] : [{ cost: cost + band.cost, bands: [...bands, band.groups] }];
    });
    best = [...best, ways.reduce((least, way) => (way.cost < least.cost ? way : least))];
  }
  return best.at(-1)?.bands ?? [];
}

/** Null where the groups do not fit beside each other. One alone takes as few rows as it can, others two or more. */
function packBand(groups: readonly Sizes[], width: number, scale: number): { readonly cost: number; readonly groups: Band } | null {
  const { column, tileGap, groupGap } = PACKING;
  const room = width + tileGap - (groups.length - 1) * (groupGap - tileGap);
  const most = Math.max(1, Math.floor(room / (column * scale + tileGap)));
  const cells = groups.map((sizes) => sizes.reduce((sum, size) => sum + Math.min(size, most), 0));
  const highest = Math.max(...cells);
  for (let rows = groups.length === 1 ? Math.ceil(highest / most) : 2; rows <= Math.max(2, highest); rows++) {
    const columns = groups.map((sizes, at) => Math.max(Math.ceil((cells[at] ?? 0) / rows), Math.min(most, Math.max(1, ...sizes))));
    if (sum(columns) > most) continue;
    const packed = groups.map((sizes, at) => ({ columns: columns[at] ?? 1, spans: spansOf(sizes, columns[at] ?? 1) }));
    return { cost: rows + HEADING + EMPTY * (most * rows - sum(cells)), groups: packed };
  }
  return null;
}

/** Cells left over go to the first double tile, else to the first tile; what a row still lacks, to the first tile in it. */
function spansOf(sizes: Sizes, columns: number): readonly number[] {
  const spans = sizes.map((size) => Math.min(size, columns));
  const widest = Math.max(0, sizes.indexOf(2));
  const spare = (columns - (sum(spans) % columns)) % columns;
  spans[widest] = Math.min(columns, (spans[widest] ?? 1) + spare);
  let first = 0;
  let used = 0;
  const fill = () => {
    spans[first] = (spans[first] ?? 1) + columns - used;
  };
  for (const [at, span] of [...spans].entries()) {
    if (used + span > columns) {
      fill();
      first = at;
      used = 0;
    }
    used += span;
  }
  if (sizes.length > 0) fill();
  return spans.slice(0, sizes.length);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
