import { isRest, segmentsOf } from "./pattern";

/** A node of a segment trie while routes are added. */
export interface GrowingNode {
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

/** Adds the routes in the order of their names, so that the outcome does not depend on the order given. */
export function growTrie(routes: Iterable<{ readonly name: string; readonly path: string | null }>): GrowingNode {
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
