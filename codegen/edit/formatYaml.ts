import { isDeepStrictEqual } from "node:util";
import { type Document, isCollection, isMap, type Node, parseDocument, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { startOf } from "../diagnostic/range";
import { plainValue } from "../read/plainValue";
import { commentsIn, placeComments } from "./comments";

/**
 * A file in the one layout there is: two spaces a level, one before a comment, at most one empty line, what stands between brackets on
 * one line. Comments in a column stay in one; quotes, and whether a block has lines or braces, are the author's. Null where that would
 * change a value or move a comment.
 */
export function formatYaml(text: string): string | null {
  // Without types: `08` and `1.90` stay as they are written.
  const document = parseDocument(text, { schema: "failsafe", uniqueKeys: false });
  if (document.errors.length > 0) return null;
  withoutTrailing(document);
  visit(document, {
    Node: (_, node) => {
      withoutTrailing(node);
      if (isCollection(node)) padded(node);
    },
  });
  const laidOut = placeComments(document.toString({ lineWidth: 0 }), text);
  if (laidOut === text) return text;
  return isDeepStrictEqual([valuesOf(laidOut), commentsOf(laidOut)], [valuesOf(text), commentsOf(text)]) ? laidOut : null;
}

/** Comments without the blanks at the end of their lines. */
function withoutTrailing(node: Document | Node): void {
  for (const key of ["comment", "commentBefore"] as const) if (node[key]) node[key] = node[key].replaceAll(/[ \t\r]+$/gm, "");
}

/** A space inside { }, none inside [ ]: the library knows one padding for both. */
function padded(node: YAMLMap | YAMLSeq): void {
  const own: YAMLMap["toString"] = node.toString.bind(node);
  const flowCollectionPadding = isMap(node) ? " " : "";
  node.toString = (context, ...more) => own(context && { ...context, flowCollectionPadding }, ...more);
}

function valuesOf(text: string): unknown {
  const { contents } = parseDocument(text, { uniqueKeys: false });
  return contents && plainValue(contents, { rangeOf: () => startOf(""), report: () => {} });
}

/** Each comment with the number of texts before it: it stays between the same two. */
function commentsOf(text: string): readonly string[] {
  return commentsIn(text).map(({ texts, comment }) => `${texts} ${comment}`);
}
