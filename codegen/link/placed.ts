import type { Range } from "../diagnostic/diagnostic";
import type { ReadDocument } from "../read/readDocument";
import { readBack } from "./readBack";

export interface Placed {
  readonly range: Range;
  readonly key: Range;
  readonly value: unknown;
  readonly source: string | null;
}

/** Where a path of a document stands, and what stands there. */
export function placed(read: ReadDocument, path: readonly PropertyKey[]): Placed {
  const steps = path.map((step) => (typeof step === "number" ? step : String(step)));
  return { range: read.locate(steps), key: read.locate(steps, "key"), value: readBack(read.value, path), source: read.source(steps) };
}

/** The line on which a part of a file ends. */
export function lastLine(read: ReadDocument, path: readonly PropertyKey[]): number {
  const { value, key, range } = placed(read, path);
  const own = Math.max(key.line, range.endColumn > 1 ? range.endLine : range.endLine - 1);
  if (typeof value !== "object" || value === null) return own;
  const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
  return Math.max(own, ...[...steps].map((step) => lastLine(read, [...path, step])));
}

/** `line 12`, `the lines 12 to 14`, or the keys themselves where they stand in braces with others. */
export function linesAt(read: ReadDocument, path: readonly PropertyKey[], keys: readonly string[]): string {
  const { range, value } = placed(read, path);
  const [first = ""] = Object.keys(Object(value));
  const start = placed(read, [...path, first]).key;
  if (start.line !== range.line || start.column !== range.column) return keys.map((key) => `"${key}:" and its value`).join(" and ");
  const spans = keys.map((key) => ({ from: placed(read, [...path, key]).key.line, to: lastLine(read, [...path, key]) }));
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  const runs: { readonly from: number; to: number }[] = [];
  for (const { from, to } of sorted) {
    const before = runs.at(-1);
    if (before?.to === from - 1) before.to = to;
    else runs.push({ from, to });
  }
  return runs.map(({ from, to }) => (from === to ? `line ${from}` : `the lines ${from} to ${to}`)).join(" and ");
}
