import { describe, expect, test } from "vitest";
import { SECTIONS } from "../../../generated/menus";
import { PACKING, type PackedGroup, packGroups } from "../../../src/domain/tiles/packGroups";

/** What the tiles have of the windows of 992, 1366 and 1920 px, beside and without live previews, and of the drawer of a phone. */
const WIDTHS = [265, 304, 672, 944, 990, 1318, 1312, 1872];
const single = (count: number) => Array.from({ length: count }, () => 1);
const group = (cells: number) => [2, ...single(cells - 2)];
const OWN = SECTIONS.map(({ groups }) => groups.map(({ tiles }) => tiles.map(({ size }) => size)));
const CASES = [
  ...OWN,
  [single(3)],
  [group(300)],
  [group(300), single(3), single(1)],
  [single(1)],
  [[1, 1, 2, 1, 2]],
  [group(8), group(8), single(1)],
];

const rowsOf = ({ spans, columns }: PackedGroup) => spans.reduce((sum, span) => sum + span, 0) / columns;
const columnsOf = (bands: ReturnType<typeof packGroups>) => bands.map((band) => band.reduce((sum, { columns }) => sum + columns, 0));

describe("groups of tiles are packed into the width of their panel", () => {
  test("no tile is left alone in a row that others could fill: every row of a group is full", () => {
    for (const groups of CASES)
      for (const width of WIDTHS)
        for (const { spans, columns } of packGroups(groups, width).flat()) {
          let used = 0;
          for (const span of spans) {
            used += span;
            expect(used).toBeLessThanOrEqual(columns);
            if (used === columns) used = 0;
          }
          expect(used).toBe(0);
        }
  });

  test("groups and tiles keep their order, and a tile is never smaller than it was asked for where the panel has the room", () => {
    for (const groups of CASES)
      for (const width of WIDTHS) {
        const packed = packGroups(groups, width).flat();
        expect(packed.map(({ spans }) => spans.length)).toEqual(groups.map((sizes) => sizes.length));
        for (const [at, { spans }] of packed.entries())
          for (const [tile, span] of spans.entries()) expect(span).toBeGreaterThanOrEqual(groups[at]?.[tile] ?? 1);
      }
  });

  test("a column is 104 px wide at least, and twice that with letters of twice the size", () => {
    const { column, tileGap, groupGap } = PACKING;
    for (const scale of [1, 2])
      for (const groups of CASES)
        for (const width of WIDTHS)
          for (const band of packGroups(groups, width, scale)) {
            const columns = band.reduce((sum, one) => sum + one.columns, 0);
            const gaps = (columns - band.length) * tileGap + (band.length - 1) * groupGap;
            expect((width - gaps) / columns).toBeGreaterThanOrEqual(Math.min(column * scale, width));
          }
  });

  test("groups of four, four, eight and six cells fill eight columns in two bands, and eleven in one of two rows", () => {
    const groups = [group(4), group(4), group(8), group(6)];
    const narrow = packGroups(groups, 990);
    expect(columnsOf(narrow)).toEqual([8, 6]);
    expect(narrow.map((band) => band.map(rowsOf))).toEqual([[2, 2, 2], [1]]);
    expect(columnsOf(packGroups(groups, 1312))).toEqual([11]);
  });

  test("a cell that is left over widens the double tile; without one the first tile becomes double", () => {
    expect(packGroups([group(5), group(7)], 990)).toEqual([
      [
        { columns: 3, spans: [3, 1, 1, 1] },
        { columns: 4, spans: [3, 1, 1, 1, 1, 1] },
      ],
    ]);
    expect(packGroups([single(3), single(4)], 990)[0]?.[0]).toEqual({ columns: 2, spans: [2, 1, 1] });
  });

  test("a small group stands beside others rather than in a band of its own", () => {
    expect(packGroups([group(8), group(8), single(1)], 990)).toHaveLength(1);
  });

  test("in the drawer of a phone tiles stand two in a row, and one in a row with letters of twice the size", () => {
    for (const width of [265, 304]) {
      expect(columnsOf(packGroups([group(6), group(7)], width))).toEqual([2, 2]);
      expect(columnsOf(packGroups([group(6), group(7)], width, 2))).toEqual([1, 1]);
    }
  });
});
