import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";

export type Path = readonly (string | number)[];

/** A text of the registry as nodes with their places in it. */
export function nodesOf(text: string): Document {
  return parseDocument(text, { version: "1.2" });
}

export function nodeAt(document: Document, path: Path): Node | null {
  const node = document.getIn(path, true);
  return isMap(node) || isSeq(node) || isScalar(node) ? node : null;
}

export function mapAt(document: Document, path: Path): YAMLMap | null {
  const node = path.length === 0 ? document.contents : nodeAt(document, path);
  return isMap(node) ? node : null;
}

export function listAt(document: Document, path: Path): YAMLSeq | null {
  const node = nodeAt(document, path);
  return isSeq(node) ? node : null;
}

/** A key with its value; a node of the key is always there. */
export function pairAt(document: Document, path: Path): { readonly key: Node; readonly pair: Pair; readonly map: YAMLMap } | null {
  const map = mapAt(document, path.slice(0, -1));
  const pair = map?.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)));
  return map && pair && isScalar(pair.key) ? { key: pair.key, pair, map } : null;
}

/** First and last character of a node itself, without what is said behind it. */
export function rangeOf(node: Node): { readonly start: number; readonly end: number } {
  const [start = 0, end = 0] = node.range ?? [];
  return { start, end };
}
