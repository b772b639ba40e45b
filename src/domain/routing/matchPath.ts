import type { TrieNode } from "../registry/tables";

/** Routes that an address belongs to (several only when they share one path) and the decoded values in address order. */
export interface PathMatch {
  readonly names: readonly string[];
  readonly values: readonly string[];
  /** Segments taken by a `+`, `*` or catch-all at the end. */
  readonly rest: readonly string[];
}

const NONE: readonly string[] = [];
const PERCENT = 37;
const SLASH = 47;

/**
 * Finds the routes of an address path. At every segment a static one wins over a parameter and that one over a rest; at
 * the end a complete route wins over one whose optional parameter is left out or filled (decision ROU-25). An empty
 * segment, a control character or a lone `%` belongs to no address.
 */
export function matchPath(trie: TrieNode, path: string): PathMatch | null {
  const segments = segmentsOf(path);
  return segments === null ? null : walk(trie, segments, 0, []);
}

function walk(node: TrieNode, segments: readonly string[], at: number, values: string[]): PathMatch | null {
  const segment = segments[at];
  if (segment === undefined) return found(node.end ?? node.optionalEnd ?? node.any, values, NONE);
  // Own entries only, but looked for second: most segments are no word that every object knows.
  const next = node.next?.[segment];
  if (next !== undefined && node.next !== undefined && Object.hasOwn(node.next, segment)) {
    const match = walk(next, segments, at + 1, values);
    if (match) return match;
  }
  if (node.param !== undefined) {
    values.push(segment);
    const match = walk(node.param, segments, at + 1, values);
    if (match) return match;
    values.pop();
  }
  const names = node.many ?? node.any;
  return names === undefined ? null : found(names, values, segments.slice(at));
}

function found(names: readonly string[] | undefined, values: readonly string[], rest: readonly string[]): PathMatch | null {
  return names === undefined ? null : { names, values: values.length === 0 ? NONE : [...values], rest };
}

/** One pass that cuts, refuses control characters and notices whether there is anything to decode. */
function segmentsOf(path: string): readonly string[] | null {
  const start = path.charCodeAt(0) === SLASH ? 1 : 0;
  const end = path.length > start && path.charCodeAt(path.length - 1) === SLASH ? path.length - 1 : path.length;
  if (start === end) return NONE;
  const segments: string[] = [];
  let from = start;
  let encoded = false;
  for (let at = start; at < end; at++) {
    const code = path.charCodeAt(at);
    if (code === SLASH) {
      if (at === from) return null;
      segments.push(path.slice(from, at));
      from = at + 1;
    } else if (code === PERCENT) encoded = true;
    else if (isControl(code)) return null;
  }
  if (from === end) return null;
  segments.push(path.slice(from, end));
  return encoded ? decodeAll(segments) : segments;
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
