import { isRest, segmentsOf } from "./pattern";
import { EDGE, firstRow, nextRow, ROW, type Trie } from "./trie";

interface GrowingNode {
  /** Routes that end here with only static and required segments; several only when they share one path. */
  end?: string[];
  /** Routes that end here because of an optional parameter, filled or left out. */
  optionalEnd?: string[];
  next?: Map<string, GrowingNode>;
  param?: GrowingNode;
  /** Routes that take all further segments: at least one (`+`), or any number (`*`). */
  many?: string[];
  any?: string[];
}

/** Builds the segment trie of a set of routes; the outcome does not depend on their order. */
export function buildTrie(routes: Iterable<{ readonly name: string; readonly path: string | null }>): Trie {
  const root: GrowingNode = {};
  const sorted = [...routes].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  for (const { name, path } of sorted) if (path !== null) insert(root, name, path);
  return flattened(root);
}

function insert(root: GrowingNode, name: string, path: string): void {
  let node = root;
  let optional = false;
  for (const segment of segmentsOf(path)) {
    if (segment.kind === "static") {
      node.next ??= new Map();
      node = childOf(node.next, segment.text);
      continue;
    }
    if (segment.kind === "catchAll" || isRest(segment.param)) {
      const some = segment.kind === "param" && segment.param === "many";
      if (some) node.many = added(node.many, name);
      else node.any = added(node.any, name);
      return;
    }
    if (segment.param === "optional") {
      node.optionalEnd = added(node.optionalEnd, name);
      optional = true;
    }
    node.param ??= {};
    node = node.param;
  }
  if (optional) node.optionalEnd = added(node.optionalEnd, name);
  else node.end = added(node.end, name);
}

function childOf(next: Map<string, GrowingNode>, text: string): GrowingNode {
  const child = next.get(text) ?? {};
  next.set(text, child);
  return child;
}

/** Routes that share an end are few, so copying is cheap. */
function added(names: readonly string[] | undefined, name: string): string[] {
  return [...(names ?? []), name];
}

/** The nodes in rows; a complete route wins over one whose optional parameter is left out or filled. */
function flattened(root: GrowingNode): Trie {
  const nodes: number[] = [];
  const names: (readonly string[])[] = [[]];
  const found: { node: number; text: string; child: number }[] = [];
  const namesOf = (routes: readonly string[] | undefined) => (routes === undefined ? 0 : names.push(routes) - 1);
  const add = ({ end, optionalEnd, many, any, param, next }: GrowingNode): number => {
    const node = nodes.length / ROW;
    const paramAt = nodes.push(namesOf(end ?? optionalEnd ?? any), namesOf(many ?? any), 0, next === undefined ? 0 : 1) - 2;
    if (param !== undefined) nodes[paramAt] = add(param);
    for (const [text, child] of next ?? []) found.push({ node, text, child: add(child) });
    return node;
  };
  add(root);
  const texts = [...new Set(found.map(({ text }) => text))];
  return { nodes: Int32Array.from(nodes), edges: hashed(found, texts), texts, names };
}

/** At most half full, so that a search is short and always finds an empty row. */
function hashed(found: readonly { node: number; text: string; child: number }[], texts: readonly string[]): Int32Array {
  const indices = new Map(texts.map((text, index) => [text, index]));
  const edges = new Int32Array(2 ** Math.ceil(Math.log2(2 * found.length + 1)) * ROW);
  for (const { node, text, child } of found) {
    let row = firstRow(edges, node, text, 0, text.length);
    while (edges[row + EDGE.child] !== 0) row = nextRow(edges, row);
    edges[row + EDGE.node] = node;
    edges[row + EDGE.text] = indices.get(text) ?? 0;
    edges[row + EDGE.child] = child;
  }
  return edges;
}
