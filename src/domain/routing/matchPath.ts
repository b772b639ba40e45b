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
  const start = path.startsWith("/") ? 1 : 0;
  const end = path.length > start && path.endsWith("/") ? path.length - 1 : path.length;
  if (start >= end) return NONE;
  const segments = path.slice(start, end).split("/");
  return path.includes("%") ? decodeAll(segments) : isClean(path, segments) ? segments : null;
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

/** A lone % is no address: it matches nothing. */
function decodeAll(segments: readonly string[]): readonly string[] | null {
  try {
    const decoded = segments.map(decodeURIComponent);
    return decoded.every((segment) => isClean(segment, segments)) && !decoded.includes("") ? decoded : null;
  } catch {
    return null;
  }
}

/** Control characters never belong to an address; refusing them here keeps `%00` from reaching a frame. */
function isClean(text: string, segments: readonly string[]): boolean {
  return !hasControl(text) && !segments.includes("");
}

/** A loop, because this runs for every link of a menu and is several times faster than an expression. */
function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 || (code > 126 && code < 160)) return true;
  }
  return false;
}
