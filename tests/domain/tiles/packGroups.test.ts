import { describe, expect, test } from "vitest";
import { SECTIONS } from "../../../generated/menus";

import { PACKING, type PackedGroup, type PackedGroups, packGroups } from "../../../src/domain/tiles/packGroups";

/** What the tiles have of the windows of 992, 1366 and 1920 px, beside and without live previews, and of the drawer of a phone. */
const WIDTHS = [265, 304, 672, 944, 990, 1318, 1312, 1872];
const tile = (size: number, figure?: string) => ({ size, figure });
const single = (count: number) => Array.from({ length: count }, () => tile(1));
const group = (cells: number) => [tile(2, "milk"), ...single(cells - 2)];
const OWN = SECTIONS.map(({ groups }) => groups.map(({ tiles }) => tiles));
const CASES = [
  ...OWN,
  [single(3)],
  [group(300)],
  [group(300), single(3), single(1)],
  [single(1)],
  [[1, 1, 2, 1, 2].map((size) => tile(size))],
  [group(8), group(8), single(1)],
];

/** Spans in columns: what a tile crosses of the gaps between groups is a line more, and no column. */
const spansOf = ({ gaps, places }: PackedGroup) =>
  places.map(({ line, span }) => span - gaps.filter((gap, at) => gap + at + 1 >= line && gap + at + 1 < line + span).length);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const rowsOf = (packed: PackedGroup) => sum(spansOf(packed)) / packed.columns;
const shape = ({ bands }: PackedGroups) => bands.map((band) => band.map((packed) => [packed.columns, rowsOf(packed)]));

describe("groups of tiles are packed into the width of their panel", () => {
  test("no tile is left alone in a row that others could fill: every row of a group is full", () => {
    for (const groups of CASES)
      for (const width of WIDTHS)
        for (const packed of packGroups(groups, width).bands.flat()) {
          let used = 0;
          for (const span of spansOf(packed)) {
            used += span;
            expect(used).toBeLessThanOrEqual(packed.columns);
            if (used === packed.columns) used = 0;
          }
          expect(used).toBe(0);
        }
  });

  test("groups and tiles keep their order, and a tile is never smaller than it was asked for where the panel has the room", () => {
    for (const groups of CASES)
      for (const width of WIDTHS) {
        const packed = packGroups(groups, width).bands.flat();
        expect(packed.map(({ places }) => places.length)).toEqual(groups.map((tiles) => tiles.length));
        for (const [at, one] of packed.entries())
          for (const [nth, span] of spansOf(one).entries()) expect(span).toBeGreaterThanOrEqual(groups[at]?.[nth]?.size ?? 1);
      }
  });

  test("a column is 104 px wide at least, and twice that with letters of twice the size", () => {
    const { column, tileGap, groupGap } = PACKING;
    for (const scale of [1, 2])
      for (const groups of CASES)
        for (const width of WIDTHS) {
          const { columns, bands } = packGroups(groups, width, scale);
          for (const band of bands) {
            const between = (columns - 1) * tileGap + (band.length - 1 + sum(band.map(({ gaps }) => gaps.length))) * (groupGap - tileGap);
            expect((width - between) / columns).toBeGreaterThanOrEqual(Math.min(column * scale, width));
          }
        }
  });

  test("bands share their lines: all are as wide, and where one begins a group, the others leave the same room", () => {
    for (const groups of CASES)
      for (const width of WIDTHS) {
        const { columns, bands } = packGroups(groups, width);
        const linesOf = (band: readonly PackedGroup[]) => {
          let first = 0;
          const lines = band.flatMap(({ columns: own, gaps }) => {
            const starts = [0, ...gaps].map((gap) => first + gap);
            first += own;
            return starts;
          });
          expect(first).toBe(columns);
          return lines.sort((a, b) => a - b);
        };
        for (const band of bands) expect(linesOf(band)).toEqual(linesOf(bands[0] ?? []));
      }
  });

  test("groups of four, four, eight and six cells fill eight columns in two bands, and eleven in one of two rows", () => {
    const groups = [group(4), group(4), group(8), group(6)];
    expect(shape(packGroups(groups, 990))).toEqual([
      [
        [2, 2],
        [2, 2],
        [4, 2],
      ],
      [[8, 1]],
    ]);
    expect(shape(packGroups(groups, 1312))).toEqual([[2, 2, 4, 3].map((columns) => [columns, 2])]);
  });

  test("a cell that is left over goes to the double tile, else to one with a number to show, else to the first in its row", () => {
    expect(packGroups([group(5), group(7)], 990).bands.map((band) => band.map(spansOf))).toEqual([
      [
        [3, 1, 1, 1],
        [3, 1, 1, 1, 1, 1],
      ],
    ]);
    const spans = (tiles: readonly { size: number; figure: string | undefined }[]) =>
      packGroups([tiles, single(4)], 470)
        .bands.flat()
        .map(spansOf)[0];
    expect(spans([tile(1), tile(1), tile(1, "cells")])).toEqual([1, 1, 2]);
    expect(spans(single(3))).toEqual([2, 1, 1]);
  });

  test("few tiles stand in one row, and a small group beside others rather than in a band of its own", () => {
    expect(shape(packGroups([single(6), [tile(2)]], 1318))).toEqual([
      [
        [6, 1],
        [2, 1],
      ],
    ]);
    expect(packGroups([group(8), group(8), single(1)], 990).bands).toHaveLength(1);
  });

  test("in the drawer of a phone tiles stand two in a row, and one in a row with letters of twice the size", () => {
    for (const width of [265, 304]) {
      expect(packGroups([group(6), group(7)], width).columns).toBe(2);
      expect(packGroups([group(6), group(7)], width, 2).columns).toBe(1);
    }
  });
});
