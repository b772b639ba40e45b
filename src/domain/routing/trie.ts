/**
 * Segment trie of the route patterns, in rows of numbers: an address touches few of them, wherever in a large registry it
 * leads. A static segment wins over a parameter, that one over a rest (decision ROU-25).
 */
export interface Trie {
  /** A row per node, the root first; see the fields below. */
  readonly nodes: Int32Array;
  /** Hash table of the static segments: rows of node, text and child, empty ones without child. */
  readonly edges: Int32Array;
  readonly texts: readonly string[];
  /** Names of the routes that share an end; the first entry stands for none. */
  readonly names: readonly (readonly string[])[];
}

/** Length of a row, of nodes and edges alike. */
export const ROW = 4;

/** Fields of a node: names of the routes that end here, of those that take all further segments, the child for any segment. */
export const NODE = { end: 0, rest: 1, param: 2, next: 3 } as const;
export const EDGE = { node: 0, text: 1, child: 2 } as const;

/** Child of a node for one segment of a path; 0 when there is none. */
export function childOf({ edges, texts }: Trie, node: number, path: string, from: number, to: number): number {
  for (let row = firstRow(edges, node, path, from, to); ; row = nextRow(edges, row)) {
    const child = edges[row + EDGE.child] ?? 0;
    if (child === 0 || (edges[row + EDGE.node] === node && isSame(texts[edges[row + EDGE.text] ?? 0], path, from, to))) return child;
  }
}

/** Where the search for an edge begins; it goes on until an empty row. */
export function firstRow(edges: Int32Array, node: number, path: string, from: number, to: number): number {
  let hash = Math.imul(node + 1, 0x9e3779b1);
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) & (edges.length / ROW - 1)) * ROW;
}

export function nextRow(edges: Int32Array, row: number): number {
  return (row + ROW) & (edges.length - 1);
}

function isSame(text: string | undefined, path: string, from: number, to: number): boolean {
  return text !== undefined && text.length === to - from && path.startsWith(text, from);
}
