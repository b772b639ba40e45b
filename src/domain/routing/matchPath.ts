import { decodedSegment, isControl, pathSegments } from "./pathSegment";
import { childHash, childOf, EMPTY_HASH, END_SHIFT, HAS_PARAM, HAS_STATIC, hashOf, hashWith, NODE, ROOT, type Trie } from "./trie";

/** Routes that an address belongs to (several only when they share one path) and the decoded values in address order. */
export interface PathMatch {
  readonly names: readonly string[];
  readonly values: readonly string[];
  /** Segments taken by a `+`, `*` or catch-all at the end. */
  readonly rest: readonly string[];
}

/** A match on the way back to the root; the values are filled in there. */
interface Found extends PathMatch {
  readonly values: string[];
}

interface Address {
  readonly trie: Trie;
  readonly path: string;
  readonly end: number;
}

const NONE: readonly string[] = [];
const PERCENT = 37;
const SLASH = 47;

/**
 * Finds the routes of an address path. At every segment a static one wins over a parameter and that one over a rest; at
 * the end a complete route wins over one whose optional parameter is left out or filled (decision ROU-25). An empty
 * segment, a control character or a lone `%` belongs to no address.
 */
export function matchPath(trie: Trie, path: string): PathMatch | null {
  const start = path.charCodeAt(0) === SLASH ? 1 : 0;
  const end = path.length > start && path.charCodeAt(path.length - 1) === SLASH ? path.length - 1 : path.length;
  // The segment after the last one begins beyond the end, so the root does too.
  return walk({ trie, path, end }, ROOT, ROOT, start < end ? start : end + 1, 0);
}

function walk(address: Address, node: number, hash: number, from: number, depth: number): Found | null {
  const { trie, path, end } = address;
  const ends = trie.rows[node + NODE.end] ?? 0;
  if (from > end) return found(trie, ends >> END_SHIFT, depth, NONE);
  // Characters are checked and hashed in one go: reading them costs most.
  let plainHash = EMPTY_HASH;
  let encoded = false;
  let to = from;
  for (; to < end; to++) {
    const code = path.charCodeAt(to);
    if (code === SLASH) break;
    if (isControl(code)) return null;
    if (code === PERCENT) encoded = true;
    plainHash = hashWith(plainHash, code);
  }
  if (from === to) return null;
  const text = encoded ? decodedSegment(path.slice(from, to)) : path;
  if (text === null) return null;
  const first = encoded ? 0 : from;
  const last = encoded ? text.length : to;
  if ((ends & HAS_STATIC) !== 0) {
    const below = childHash(hash, encoded ? hashOf(text) : plainHash);
    const child = childOf(trie, node, below, text, first, last);
    const match = child === 0 ? null : walk(address, child, below, to + 1, depth);
    if (match !== null) return match;
  }
  if ((ends & HAS_PARAM) !== 0) {
    const below = childHash(hash, EMPTY_HASH);
    const match = walk(address, childOf(trie, node, below, "", 0, 0), below, to + 1, depth + 1);
    if (match !== null) {
      match.values[depth] = text.slice(first, last);
      return match;
    }
  }
  const rest = trie.rows[node + NODE.rest] ?? 0;
  return rest === 0 ? null : found(trie, rest, depth, pathSegments(path, from, end));
}

function found({ names }: Trie, index: number, depth: number, rest: readonly string[] | null): Found | null {
  return index === 0 || rest === null ? null : { names: names[index] ?? NONE, values: new Array<string>(depth), rest };
}
