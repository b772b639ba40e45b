import { type Finding, finding } from "../diagnostic/finding";
import { type Range, startOf } from "../diagnostic/range";
import { DEEPEST } from "./plainValue";
import { MOST_OF_FILE, OUTSIDE } from "./registryFiles";

/** What merging leaves behind when two people have changed the same lines. */
export const MERGE_MARKER = /^(?:<{7}|={7}|>{7}|\|{7})(?:[ \r].*)?$/m;
/** Two bytes a character, with a mark in front or without. */
const WIDE = /^(?:\uFFFD\uFFFD|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/;
/** Blocks within blocks, the next two columns further in, or dashes on one line. */
const DEEP_BLOCK = new RegExp(`^[ ?:-]{${2 * DEEPEST + 1},}[^ \\r\\n]`, "m");

/** Why a file is not even parsed: a parser has nothing to say of it, or would take minutes to. */
export function unreadableFinding(file: string, text: string): Finding | null {
  if (text.length > MOST_OF_FILE) return finding(startOf(file), "too-large", { most: MOST_OF_FILE / 1_000_000 });
  if (text === OUTSIDE) return finding(startOf(file), "link-outside", {});
  // First of all: what else is wrong in such a file comes from both versions standing in it.
  const merge = MERGE_MARKER.exec(text);
  if (merge !== null) return finding(rangeIn(file, text, merge.index, merge[0].trimEnd().length), "merge-marker", {});
  const [nul, replaced] = [text.indexOf("\0"), text.indexOf("\uFFFD")];
  if ((nul >= 0 && !WIDE.test(text)) || text.startsWith("PK\u0003")) return finding(rangeIn(file, text, Math.max(0, nul)), "not-text", {});
  if (nul >= 0 || replaced >= 0) return finding(rangeIn(file, text, Math.max(0, replaced)), "not-utf8", {});
  if (text.includes("\r") && !text.includes("\n")) return finding(startOf(file), "cr-only", {});
  const deep = DEEP_BLOCK.exec(text)?.index ?? deepBrackets(text);
  return deep < 0 ? null : finding(rangeIn(file, text, deep), "too-deep", { most: DEEPEST });
}

/** Where brackets within brackets go too deep; a line that begins an entry of the file begins anew. */
function deepBrackets(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "[" || sign === "{") depth++;
    else if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
    else if (sign === "\n" && /[\w"'-]/.test(text.charAt(at + 1))) depth = 0;
    if (depth > DEEPEST) return at;
  }
  return -1;
}

function rangeIn(file: string, text: string, start: number, length = 1): Range {
  const before = text.slice(0, start).split("\n");
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  return { file, line, column, endLine: line, endColumn: column + length };
}
