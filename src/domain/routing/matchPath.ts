import type { TrieNode } from "../registry/tables";

/** Routes that an address belongs to (several only when they share one path) and the decoded values in address order. */
export interface PathMatch {
  readonly names: readonly string[];
  readonly values: readonly string[];
  /** Segments taken by a `+`, `*` or catch-all at the end. */
  readonly rest: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * Finds the routes of an address path. At every segment a static one wins over a parameter and that one over a rest; at
 * the end a complete route wins over one whose optional parameter is left out or filled (decision ROU-25).
 */
export function matchPath(trie: TrieNode, path: string): PathMatch | null {
  const segments = splitPath(path);
  if (segments === null) return null;
  const values: string[] = [];
  return walk(trie, segments, 0, values);
}

/** Decoded segments of a path without its query; null when a segment is empty or cannot be decoded. */
export function splitPath(path: string): readonly string[] | null {
  let start = path.startsWith("/") ? 1 : 0;
  const end = path.length > start && path.endsWith("/") ? path.length - 1 : path.length;
  if (start >= end) return NONE;
  const segments: string[] = [];
  while (start <= end) {
    let stop = path.indexOf("/", start);
    if (stop < 0 || stop > end) stop = end;
    const segment = decode(path.slice(start, stop));
    if (segment === null || segment === "") return null;
    segments.push(segment);
    start = stop + 1;
  }
  return segments;
}

function walk(node: TrieNode, segments: readonly string[], at: number, values: string[]): PathMatch | null {
  const segment = segments[at];
  if (segment === undefined) {
    const names = node.end ?? node.optionalEnd ?? node.any;
    return names ? { names, values: [...values], rest: NONE } : null;
  }
  const next = node.next !== undefined && Object.hasOwn(node.next, segment) ? node.next[segment] : undefined;
  const found = next && walk(next, segments, at + 1, values);
  if (found) return found;
  if (node.param) {
    values.push(segment);
    const taken = walk(node.param, segments, at + 1, values);
    if (taken) return taken;
    values.pop();
  }
  const names = node.many ?? node.any;
  return names ? { names, values: [...values], rest: segments.slice(at) } : null;
}

/** Control characters never belong to an address; refusing them here keeps `%00` from reaching a frame. */
function decode(segment: string): string | null {
  if (!segment.includes("%")) return hasControl(segment) ? null : segment;
  try {
    const decoded = decodeURIComponent(segment);
    return hasControl(decoded) ? null : decoded;
  } catch {
    // A lone % is no address: it matches nothing.
    return null;
  }
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code === 127) return true;
  }
  return false;
}
