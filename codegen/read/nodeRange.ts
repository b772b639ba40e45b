import type { Range } from "../diagnostic/diagnostic";

/** Turns places of a text, counted in characters, into lines and columns. */
export type RangeOf = (start: number, end: number) => Range;

/** Where a node stands; the start of the file for what has no place. */
export function spot(node: unknown, range: RangeOf): Range {
  const at = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(at) && typeof at[0] === "number" && typeof at[1] === "number" ? range(at[0], at[1]) : range(0, 0);
}
