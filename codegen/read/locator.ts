import { isMap, isScalar, isSeq, type LineCounter, type Pair, type ParsedNode, type YAMLMap } from "yaml";
import type { Range } from "../diagnostic/range";
import { keyText } from "./plainValue";

export type Path = readonly (string | number)[];
export type Locate = (path: Path, what?: "key" | "value") => Range;

interface Found {
  readonly key: unknown;
  readonly value: unknown;
}

export function rangeAt(file: string, lines: LineCounter, start: number, end: number): Range {
  const from = lines.linePos(start);
  const to = lines.linePos(Math.max(start, end));
  return {
    file,
    line: Math.max(1, from.line),
    column: Math.max(1, from.col),
    endLine: Math.max(1, to.line),
    endColumn: Math.max(1, to.col),
  };
}

/** Finds nodes by their path of keys; a path that does not exist gives the nearest thing above it. */
export function locator(contents: ParsedNode, rangeOf: (start: number, end: number) => Range): Locate {
  const indexes = new WeakMap<YAMLMap, Map<string, Pair>>();
  return (path, what = "value") => {
    let found: Found = { key: null, value: contents };
    let whole = true;
    for (const step of path) {
      const next = child(found.value, step, indexes);
      whole = next !== null;
      if (next === null) break;
      found = next;
    }
    const nodes = what === "key" || !whole ? [found.key, found.value] : [found.value, found.key];
    for (const node of nodes) {
      const span = spanOf(node);
      if (span !== null) return rangeOf(span[0], span[1]);
    }
    return rangeOf(0, 0);
  };
}

function child(node: unknown, step: string | number, indexes: WeakMap<YAMLMap, Map<string, Pair>>): Found | null {
  if (isSeq(node)) {
    const item = typeof step === "number" ? node.items[step] : undefined;
    return item === undefined ? null : { key: null, value: item };
  }
  if (!isMap(node)) return null;
  let index = indexes.get(node);
  if (index === undefined) {
    index = new Map(node.items.map((pair) => [keyText(pair.key), pair]));
    indexes.set(node, index);
  }
  return index.get(String(step)) ?? null;
}

function spanOf(node: unknown): readonly [number, number] | null {
  if (!isScalar(node) && !isMap(node) && !isSeq(node)) return null;
  const at = node.range;
  if (at === undefined || at === null) return null;
  // A map or list ends where the next thing starts: its first line is enough to point at.
  return isScalar(node) ? [at[0], at[1]] : firstLine(node, at);
}

function firstLine(
  node: { readonly flow?: boolean | undefined; readonly items: readonly unknown[] },
  at: readonly [number, number, number],
): [number, number] {
  if (node.flow === true) return [at[0], at[1]];
  const first = node.items[0];
  const key = typeof first === "object" && first !== null && "key" in first ? first.key : first;
  return [at[0], spanOf(key)?.[1] ?? at[0] + 1];
}
