/** Where a tile stands in the columns of its group, counted as the grid counts its lines. */
export interface Place {
  readonly line: number;
  readonly span: number;
  readonly isWide: boolean;
}

/** A group in its band. Where another band begins a group, it leaves the same gap between two of its columns. */
export interface PackedGroup {
  readonly columns: number;
  /** After how many of its columns there is such a gap. */
  readonly gaps: readonly number[];
  readonly places: readonly Place[];
}

export interface PackedGroups {
  /** Of every band, so that all of them share their lines. */
  readonly columns: number;
  readonly bands: readonly (readonly PackedGroup[])[];
}

/** What a tile asks for, and whether it has something to show in the room of more. */
interface Sized {
  readonly size: number;
  readonly figure?: string | undefined;
}
type Group = readonly Sized[];
type Sizes = readonly number[];
/** None of the sizes is more than there are columns. */
interface SizedGroup {
  readonly tiles: Group;
  readonly sizes: Sizes;
}
/** Groups, each with the column of the band in which it begins. */
type Band = readonly (SizedGroup & { readonly rows: number; readonly first: number; readonly columns: number })[];
interface Way {
  readonly cost: number;
  readonly bands: readonly Band[];
}

/** The least width of a column, and what stands between tiles and between groups, in px at the usual size of letters. */
export const PACKING = { column: 104, tileGap: 8, groupGap: 24 } as const;
/** What counts against a band besides its rows: its headings, every cell that its tiles are stretched over, and every row that a group lacks. */
const HEADING = 0.4;
const EMPTY = 0.1;
const LACKING = 0.3;

/**
 * Puts groups of tiles side by side in bands that share their columns: in their order, every row full, every column wide enough, and
 * as low as that goes. The scale is that of the reader's letters.
 */
export function packGroups(groups: readonly Group[], width: number, scale = 1): PackedGroups {
  const { column, tileGap, groupGap } = PACKING;
  const least = column * scale;
  let best: Way & { readonly columns: number } = { cost: Number.POSITIVE_INFINITY, columns: 1, bands: [] };
  for (let columns = Math.max(1, Math.floor((width + tileGap) / (least + tileGap))); columns > 0; columns--) {
    const way = packBands(groups, columns);
    if (way.cost >= best.cost) continue;
    const between = (columns - 1) * tileGap + (startsOf(way).length - 1) * (groupGap - tileGap);
    if (columns === 1 || (width - between) / columns >= least) best = { ...way, columns };
  }
  const starts = startsOf(best);
  return { columns: best.columns, bands: best.bands.map((band) => band.map((group) => placed(group, starts))) };
}

/** The columns in which some band begins a group. */
function startsOf({ bands }: Way): readonly number[] {
  return [...new Set(bands.flatMap((band) => band.map(({ first }) => first)))];
}

/** The cheapest bands of so many columns; of two as cheap, the one whose last band is the shorter. */
function packBands(groups: readonly Group[], columns: number): Way {
  const sized = groups.map((tiles) => ({ tiles, sizes: tiles.map(({ size }) => Math.min(size, columns)) }));
  const best: Way[] = [{ cost: 0, bands: [] }];
  for (let end = 1; end <= groups.length; end++) {
    const ways = best.flatMap(({ cost, bands }, start) => {
      const band = packBand(sized.slice(start, end), columns);
      return band ? { cost: cost + band.cost, bands: [...bands, band.groups] } : [];
    });
    best.push(ways.reduce((least, way) => (way.cost > least.cost ? least : way)));
  }
  return best[groups.length] as Way;
}

/** Null where the groups do not fit beside each other; one alone always fits. */
function packBand(sized: readonly SizedGroup[], columns: number): { readonly cost: number; readonly groups: Band } | null {
  const cells = sized.map(({ sizes }) => sum(sizes));
  // In the two columns of a phone long groups are read one after the other.
  if (columns < 3 && sized.length > 1 && sum(cells) > 4) return null;
  for (let rows = Math.ceil(sum(cells) / columns); rows <= Math.max(...cells); rows++) {
    const widths = sized.map(({ sizes }) => leastColumns(sizes, rows, columns));
    const left = columns - sum(widths);
    if (left < 0) continue;
    const largest = cells.indexOf(Math.max(...cells));
    const lacking = sum(sized.map(({ sizes }) => Math.max(0, rows - sizes.length)));
    let next = 0;
    return {
      cost: rows + HEADING + EMPTY * (columns * rows - sum(cells)) + LACKING * lacking,
      groups: sized.map((group, at) => {
        const first = next;
        next += (widths[at] ?? 1) + (at === largest ? left : 0);
        return { ...group, rows, first, columns: next - first };
      }),
    };
  }
  return null;
}

/** As many as the panel has and one more where even they are too few. */
function leastColumns(sizes: Sizes, rows: number, most: number): number {
  let columns = Math.max(...sizes);
  while (columns <= most && inRows(sizes, columns).length > rows) columns++;
  return columns;
}

/** The tiles in as many rows as wanted; what is left over widens those that can show more, if their row has the room. */
function rowsOf({ tiles, sizes, columns, rows: wanted }: Band[number]): readonly Sizes[] {
  const worth = (at: number) => (tiles[at]?.figure ? (sizes[at] ?? 0) : 0);
  const order = [...sizes.keys()].sort((a, b) => worth(b) - worth(a));
  let best = sizes;
  for (let spare = columns * wanted - sum(sizes); spare > 0; spare--) {
    for (const tile of order) {
      const wider = best.map((size, at) => size + Number(at === tile));
      if (Math.max(...wider) > columns || inRows(wider, columns).length > wanted) continue;
      best = wider;
      break;
    }
  }
  const rows = inRows(best, columns);
  // Nobody stands alone in a row that others could fill.
  for (const row of rows) row[0] = (row[0] ?? 0) + columns - sum(row);
  return rows;
}

/** In their order, each in the first row that has room. */
function inRows(sizes: Sizes, columns: number): number[][] {
  const rows: number[][] = [];
  let used = columns;
  for (const size of sizes) {
    used += size;
    if (used > columns) {
      rows.push([]);
      used = size;
    }
    rows.at(-1)?.push(size);
  }
  return rows;
}

/** The grid of a group, with a line more for each gap that it leaves where another band begins a group. */
function placed(group: Band[number], starts: readonly number[]): PackedGroup {
  const { first, columns } = group;
  const gaps = starts.map((start) => start - first).filter((start) => start > 0 && start < columns);
  const lineAt = (column: number) => column + 1 + gaps.filter((gap) => gap <= column).length;
  const places = rowsOf(group).flatMap((row) =>
    row.map((span, at) => {
      const column = sum(row.slice(0, at));
      const line = lineAt(column);
      return { line, span: lineAt(column + span - 1) + 1 - line, isWide: span > 1 };
    }),
  );
  return { columns, gaps, places };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
