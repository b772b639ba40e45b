import type { z } from "zod";
import type { Path } from "../read/locator";
import { readBack } from "./readBack";

/** What remains of a document that its schema refuses, once the refused parts are left out. */
export interface SoundPart<T> {
  readonly document: T;
  /** The smallest parts that had to go, by their paths in the file. */
  readonly left: readonly Path[];
}

interface Node {
  readonly path: Path;
  readonly value: unknown;
}

/**
 * Leaves out refused parts, then what cannot do without them, until the schema is content: one slip does not hide the other
 * findings of its file. null when nothing sensible remains.
 */
export function soundPart<S extends z.ZodType>(schema: S, value: unknown): SoundPart<z.output<S>> | null {
  const left: Path[] = [];
  let rest: unknown = value;
  for (;;) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { document: parsed.data, left };
    const found = parsed.error.issues.map(({ path }) => existing(rest, path.map(asStep)));
    const refused = new Map(found.map((path) => [JSON.stringify(path), path]));
    if (found.some((path) => path.length === 0)) return null;
    left.push(...[...refused.values()].map((path) => inFile(left, path)));
    rest = without({ path: [], value: rest }, refused);
  }
}

/** The place in the file of a place in what remains: entries of lists that are gone still count there. */
export function inFile(left: readonly Path[], path: Path): Path {
  const out: (string | number)[] = [];
  for (const step of path) out.push(typeof step === "number" ? shifted(left, out, step) : step);
  return out;
}

function shifted(left: readonly Path[], list: Path, index: number): number {
  const gone = left
    .filter((path) => path.length === list.length + 1 && list.every((step, at) => path[at] === step))
    .map((path) => path.at(-1));
  const numbers = gone.filter((step) => typeof step === "number").sort((a, b) => a - b);
  return numbers.reduce((at, number) => (number <= at ? at + 1 : at), index);
}

function asStep(step: PropertyKey): string | number {
  return typeof step === "number" ? step : String(step);
}

/** The place itself, or the nearest one above it that is there. */
function existing(value: unknown, path: Path): Path {
  return path.length === 0 || readBack(value, path) !== undefined ? path : existing(value, path.slice(0, -1));
}

function without({ path, value }: Node, refused: ReadonlyMap<string, Path>): unknown {
  if (Array.isArray(value)) {
    return value
      .map((item, index): Node => ({ path: [...path, index], value: item }))
      .filter((node) => !isRefused(node, refused))
      .map((node) => without(node, refused));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): readonly [string, Node] => [key, { path: [...path, key], value: inner }]);
  return Object.fromEntries(entries.filter(([, node]) => !isRefused(node, refused)).map(([key, node]) => [key, without(node, refused)]));
}

function isRefused({ path }: Node, refused: ReadonlyMap<string, Path>): boolean {
  return refused.has(JSON.stringify(path));
}
