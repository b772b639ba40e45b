import type { TrieNode } from "../registry/tables";

/** Routes that an address belongs to (several only when they share one path) and the decoded values in address order. */
export interface PathMatch {
  readonly names: readonly string[];
  readonly values: readonly string[];
  /** Segments taken by a `+`, `*` or catch-all at the end. */
  readonly rest: readonly string[];
}

/** Values taken on the way down, the last one first: stepping back costs nothing. */
interface Taken {
  readonly value: string;
  readonly before: Taken | null;
}

const NONE: readonly string[] = [];
const PERCENT = 37;

/**
 * Finds the routes of an address path. At every segment a static one wins over a parameter and that one over a rest; at
 * the end a complete route wins over one whose optional parameter is left out or filled (decision ROU-25). An empty
 * segment, a control character or a lone `%` belongs to no address.
 */
export function matchPath(trie: TrieNode, path: string): PathMatch | null {
  const segments = isPlain(path) ? path.split("/") : decodeAll(path.split("/"));
  if (segments === null) return null;
  const from = path.startsWith("/") ? 1 : 0;
  if (segments.length > from && segments[segments.length - 1] === "") segments.pop();
  return walk(trie, segments, from, null);
}

function walk(node: TrieNode, segments: readonly string[], at: number, taken: Taken | null): PathMatch | null {
  const segment = segments[at];
  if (segment === undefined) return found(node.end ?? node.optionalEnd ?? node.any, taken, NONE);
  if (segment === "") return null;
  if (node.next !== undefined && Object.hasOwn(node.next, segment)) {
    const next = node.next[segment];
    const match = next === undefined ? null : walk(next, segments, at + 1, taken);
    if (match) return match;
  }
  if (node.param !== undefined) {
    const match = walk(node.param, segments, at + 1, { value: segment, before: taken });
    if (match) return match;
  }
  const names = node.many ?? node.any;
  return names === undefined || segments.includes("", at) ? null : found(names, taken, segments.slice(at));
}

function found(names: readonly string[] | undefined, taken: Taken | null, rest: readonly string[]): PathMatch | null {
  if (names === undefined) return null;
  const values: string[] = [];
  for (let step = taken; step !== null; step = step.before) values.push(step.value);
  return { names, values: values.reverse(), rest };
}

/** Nothing to decode and nothing to refuse. A loop, because an expression is several times slower here. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === PERCENT || isControl(code)) return false;
  }
  return true;
}

function decodeAll(segments: readonly string[]): string[] | null {
  try {
    const decoded = segments.map(decodeURIComponent);
    return decoded.some((segment) => [...segment].some((sign) => isControl(sign.charCodeAt(0)))) ? null : decoded;
  } catch {
    return null;
  }
}

/** Control characters never belong to an address; refusing them here keeps `%00` from reaching a frame. */
function isControl(code: number): boolean {
  return code < 32 || (code > 126 && code < 160);
}
