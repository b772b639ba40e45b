import { type GrowingNode, growTrie } from "./growTrie";
import { childHash, EMPTY_HASH, END_SHIFT, FREE, firstRow, HAS_PARAM, HAS_STATIC, hashOf, nextRow, ROOT, ROW, type Trie } from "./trie";

/** Nothing is above the root. */
const NO_NODE = -2;

/** Builds the segment trie of a set of routes; the outcome does not depend on their order. */
export function buildTrie(routes: Iterable<{ readonly name: string; readonly path: string | null }>): Trie {
  const root = growTrie(routes);
  const names: (readonly string[])[] = [[]];
  const nameAll = (found: readonly string[] | undefined) => (found === undefined ? 0 : names.push(found) - 1);
  const pool = textPool();
  // At most half full, so that a search is short and always finds a free row.
  const rows = new Int32Array(2 ** Math.ceil(Math.log2(2 * nodesOf(root))) * ROW).fill(FREE);
  const add = (node: GrowingNode, hash: number, parent: number, text: string): void => {
    const { end, optionalEnd, many, any, param, next } = node;
    let row = firstRow(rows, hash);
    while (rows[row] !== FREE) row = nextRow(rows, row);
    // A complete route wins over one whose optional parameter is left out or filled.
    const ends = (nameAll(end ?? optionalEnd ?? any) << END_SHIFT) | (next ? HAS_STATIC : 0) | (param ? HAS_PARAM : 0);
    rows.set([parent, pool.placeOf(text), ends, nameAll(many ?? any)], row);
    for (const [segment, child] of next ?? []) add(child, childHash(hash, hashOf(segment)), row, segment);
    if (param) add(param, childHash(hash, EMPTY_HASH), row, "");
  };
  add(root, ROOT, NO_NODE, "");
  return { rows, texts: Uint8Array.from(pool.texts), names };
}

function nodesOf({ next, param }: GrowingNode): number {
  let nodes = 1 + (param ? nodesOf(param) : 0);
  for (const child of next?.values() ?? []) nodes += nodesOf(child);
  return nodes;
}

/** Keeps every text once, with a zero behind it; the empty one comes first. */
function textPool() {
  const texts: number[] = [0];
  const places = new Map([["", 0]]);
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? texts.length;
    if (place < texts.length) return place;
    for (let at = 0; at < text.length; at++) texts.push(text.charCodeAt(at));
    texts.push(0);
    places.set(text, place);
    return place;
  };
  return { texts, placeOf };
}
