import type { TrieNode } from "../registry/tables";
import { isRest, segmentsOf } from "./pattern";

interface GrowingNode {
  end?: string[];
  optionalEnd?: string[];
  next?: Record<string, GrowingNode>;
  param?: GrowingNode;
  many?: string[];
  any?: string[];
}

/** Builds the segment trie of a set of routes; the outcome does not depend on their order. */
export function buildTrie(routes: Iterable<{ readonly name: string; readonly path: string | null }>): TrieNode {
  const root: GrowingNode = {};
  const sorted = [...routes].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  for (const { name, path } of sorted) if (path !== null) insert(root, name, path);
  return root;
}

function insert(root: GrowingNode, name: string, path: string): void {
  let node = root;
  let optional = false;
  for (const segment of segmentsOf(path)) {
    if (segment.kind === "static") {
      node.next ??= withoutPrototype();
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

function childOf(next: Record<string, GrowingNode>, text: string): GrowingNode {
  const child = next[text] ?? {};
  next[text] = child;
  return child;
}

/** Routes that share an end are few, so copying is cheap. */
function added(names: readonly string[] | undefined, name: string): string[] {
  return [...(names ?? []), name];
}

/** A path segment may be any word, so the table must not inherit one. */
function withoutPrototype(): Record<string, GrowingNode> {
  return Object.create(null);
}
