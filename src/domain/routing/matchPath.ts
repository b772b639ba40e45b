import { childOf, NODE, ROW, type Trie } from "./trie";

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
/** A slash inside a segment while it is matched: no address holds this sign itself, being a control character. */
const INNER_SLASH = "\0";

/**
 * Finds the routes of an address path. At every segment a static one wins over a parameter and that one over a rest; at
 * the end a complete route wins over one whose optional parameter is left out or filled (decision ROU-25). An empty
 * segment, a control character or a lone `%` belongs to no address.
 */
export function matchPath(trie: Trie, path: string): PathMatch | null {
  const start = path.charCodeAt(0) === SLASH ? 1 : 0;
  const end = path.length > start && path.charCodeAt(path.length - 1) === SLASH ? path.length - 1 : path.length;
  let encoded = false;
  let before = SLASH;
  for (let at = start; at < end; at++) {
    const code = path.charCodeAt(at);
    if (isControl(code) || (code === SLASH && before === SLASH)) return null;
    if (code === PERCENT) encoded = true;
    before = code;
  }
  if (start < end && before === SLASH) return null;
  return encoded ? matchEncoded(trie, path.slice(start, end)) : walk(trie, 0, path, start, end, NONE);
}

function matchEncoded(trie: Trie, path: string): PathMatch | null {
  const decoded = decodedPath(path);
  const match = decoded === null ? null : walk(trie, 0, decoded, 0, decoded.length, NONE);
  return match && { names: match.names, values: match.values.map(withSlashes), rest: match.rest.map(withSlashes) };
}

function walk(trie: Trie, node: number, path: string, from: number, end: number, values: readonly string[]): PathMatch | null {
  const { nodes, names } = trie;
  if (from >= end) return found(names, nodes[node * ROW + NODE.end] ?? 0, values, NONE);
  const to = endOfSegment(path, from, end);
  const child = nodes[node * ROW + NODE.next] === 1 ? childOf(trie, node, path, from, to) : 0;
  const match = child === 0 ? null : walk(trie, child, path, to + 1, end, values);
  if (match !== null) return match;
  const param = nodes[node * ROW + NODE.param] ?? 0;
  const filled = param === 0 ? null : walk(trie, param, path, to + 1, end, [...values, path.slice(from, to)]);
  if (filled !== null) return filled;
  const rest = nodes[node * ROW + NODE.rest] ?? 0;
  return rest === 0 ? null : found(names, rest, values, segmentsOf(path, from, end));
}

function found(names: Trie["names"], index: number, values: readonly string[], rest: readonly string[]): PathMatch | null {
  return index === 0 ? null : { names: names[index] ?? NONE, values, rest };
}

function decodedPath(path: string): string | null {
  try {
    const segments = path.split("/").map(decodeURIComponent);
    if (segments.some(hasControl)) return null;
    return segments.map((segment) => segment.replaceAll("/", INNER_SLASH)).join("/");
  } catch {
    return null;
  }
}

function withSlashes(value: string): string {
  return value.replaceAll(INNER_SLASH, "/");
}

function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isControl(text.charCodeAt(at))) return true;
  return false;
}

/** Control characters never belong to an address; refusing them here keeps `%00` from reaching a frame. */
function isControl(code: number): boolean {
  return code < 32 || (code > 126 && code < 160);
}

function segmentsOf(path: string, from: number, end: number): readonly string[] {
  const segments: string[] = [];
  for (let start = from, to = from; start <= end; start = to + 1) {
    to = endOfSegment(path, start, end);
    segments.push(path.slice(start, to));
  }
  return segments;
}

function endOfSegment(path: string, from: number, end: number): number {
  const slash = path.indexOf("/", from);
  return slash < 0 || slash > end ? end : slash;
}
