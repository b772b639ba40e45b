/**
 * Segment trie of the route patterns as one hash table of its nodes: an address touches a row a segment, wherever in a large
 * registry it leads. A static segment wins over a parameter, that one over a rest (decision ROU-25).
 */
export interface Trie {
  /** A row per node; see the fields below. A node is called by the place of its row. */
  readonly rows: Int32Array;
  /** Characters of the static segments, a zero behind each; all of them are ASCII. */
  readonly texts: Uint8Array;
  /** Names of the routes that share an end; the first entry stands for none. */
  readonly names: readonly (readonly string[])[];
}

/** Length of a row; four of them fill a line of the processor's cache. */
export const ROW = 4;

/**
 * Fields of a row: the node above, where the text of the segment begins (the empty one is a parameter), names of the routes
 * that end here with the two flags below, and of those that take all further segments.
 */
export const NODE = { parent: 0, text: 1, end: 2, rest: 3 } as const;
export const HAS_STATIC = 1;
export const HAS_PARAM = 2;
export const END_SHIFT = 2;

/** What a row without node holds. */
export const FREE = -1;
/** The root: its place, and its hash. */
export const ROOT = 0;
/** Where the hash of a segment begins. */
export const EMPTY_HASH = 0x811c9dc5 | 0;

/** The hash of a segment with one more character. */
export function hashWith(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

export function hashOf(segment: string): number {
  let hash = EMPTY_HASH;
  for (let at = 0; at < segment.length; at++) hash = hashWith(hash, segment.charCodeAt(at));
  return hash;
}

/** Hash of a node. It asks for the hash of the one above, not for its place: so the processor reads rows ahead. */
export function childHash(parent: number, segment: number): number {
  const hash = Math.imul(parent ^ segment, 0x9e3779b1);
  return hash ^ (hash >>> 15);
}

/** Where the search for a node begins; it goes on until a free row. */
export function firstRow(rows: Int32Array, hash: number): number {
  return (hash * ROW) & (rows.length - 1);
}

export function nextRow(rows: Int32Array, row: number): number {
  return (row + ROW) & (rows.length - 1);
}

/** Child of a node with this hash and text, the empty one for its parameter; 0 when there is none. */
export function childOf({ rows, texts }: Trie, node: number, hash: number, text: string, from: number, to: number): number {
  for (let row = firstRow(rows, hash); ; row = nextRow(rows, row)) {
    const parent = rows[row + NODE.parent];
    if (parent === node && isSame(texts, rows[row + NODE.text] ?? 0, text, from, to)) return row;
    if (parent === FREE) return 0;
  }
}

function isSame(texts: Uint8Array, place: number, text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (texts[place + at - from] !== text.charCodeAt(at)) return false;
  return texts[place + to - from] === 0;
}
