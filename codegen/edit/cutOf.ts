import { type Document, isScalar } from "yaml";
import { listAt, mapAt, nodeAt, type Path, pairAt, rangeOf } from "./nodes";
import { type Cut, indentAt, lineEnd, lineStart } from "./splice";

/** One change of one file: of a name where it is a value or a key, or of an entry that comes or goes. */
export type Change =
  | { readonly kind: "value"; readonly path: Path; readonly to: string }
  | { readonly kind: "key"; readonly path: Path; readonly to: string }
  /** An entry behind the last one of a list, or behind the last key of a block. */
  | { readonly kind: "append"; readonly path: Path; readonly lines: readonly string[] }
  /** An entry before the one at the place, or behind the last one; `above`: its comments. */
  | { readonly kind: "insert"; readonly path: Path; readonly lines: readonly string[]; readonly above?: readonly string[] }
  /** An item of a list, or a key with its value. */
  | { readonly kind: "remove"; readonly path: Path };

/** Where a change cuts the text; null when the file does not have the place, or is written in a way that cannot be cut safely. */
export function cutOf(document: Document, text: string, change: Change): Cut | null {
  switch (change.kind) {
    case "value": {
      const node = nodeAt(document, change.path);
      return isScalar(node) ? { ...rangeOf(node), text: scalar(change.to, node.type) } : null;
    }
    case "key": {
      const found = pairAt(document, change.path);
      return found && isScalar(found.key) ? { ...rangeOf(found.key), text: scalar(change.to, found.key.type) } : null;
    }
    case "append":
      return appendCut(document, text, change.path, change.lines);
    case "insert":
      return insertCut(document, text, change);
    case "remove":
      return removeCut(document, text, change.path);
    default:
      return change satisfies never;
  }
}

const PLAIN = /^[A-Za-z0-9/][A-Za-z0-9._/:@-]*[A-Za-z0-9]$|^[A-Za-z]$/;
/** What YAML reads as something else than a text. */
const OTHER = /^(?:[0-9.]+|true|false|null|yes|no|on|off)$/i;

/** A text as the one that stood there was written; in quotes where it would not be read as a text. */
export function scalar(value: string, type?: string | null): string {
  if (type === "PLAIN" && isPlainText(value)) return value;
  if (type === "QUOTE_SINGLE") return `'${value.replaceAll("'", "''")}'`;
  return type === "QUOTE_DOUBLE" || !PLAIN.test(value) || OTHER.test(value) || value.includes(": ") ? JSON.stringify(value) : value;
}

/** Words that need no quotes, not even inside braces, where a comma or a bracket would end the text. */
export function isPlainText(text: string): boolean {
  return /^\p{L}(?:[\p{L}\p{N} '’-]*[\p{L}\p{N}’'])?$/u.test(text) && !OTHER.test(text);
}

function appendCut(document: Document, text: string, path: Path, lines: readonly string[]): Cut | null {
  const list = listAt(document, path);
  const block = list ?? mapAt(document, path);
  const last = block?.items.at(-1);
  if (block === null || last === undefined || (block.flow === true && (list !== null || lines.length > 1))) return null;
  const value = list === null ? pairEnd(last) : isNode(last) ? last : null;
  if (value === null) return null;
  const { start, end } = rangeOf(value);
  if (block.flow === true) return { start: end, end, text: `, ${lines[0]}` };
  const first = list === null ? keyStart(block.items[0]) : isNode(block.items[0]) ? rangeOf(block.items[0]).start : null;
  if (first === null) return null;
  // The first key of an item stands behind a dash, the others below it.
  const indent = list === null ? " ".repeat(first - lineStart(text, first)) : indentAt(text, first);
  const at = entryEnd(text, Math.max(start + 1, contentEnd(text, end)), indent);
  const head = at > 0 && text[at - 1] !== "\n" ? "\n" : "";
  const put = lines.map((line, index) => `${indent}${list === null ? line : index === 0 ? `- ${line}` : `  ${line}`}`);
  return { start: at, end: at, text: `${head}${put.join("\n")}\n` };
}

/** Behind the line where the entry before ends: what is said above the next one stays with that. */
function insertCut(document: Document, text: string, { path, lines, above = [] }: Extract<Change, { kind: "insert" }>): Cut | null {
  const items = listAt(document, path.slice(0, -1));
  const index = Number(path.at(-1));
  const first = items?.items[0];
  const before = items?.items[index - 1];
  if (items === null || items.flow === true || !isNode(first) || index > items.items.length || (index > 0 && !isNode(before))) return null;
  const indent = indentAt(text, rangeOf(first).start);
  const at = isNode(before) ? entryEnd(text, rangeOf(before).end, indent) : commentStart(text, lineStart(text, rangeOf(first).start));
  const head = at > 0 && text[at - 1] !== "\n" ? "\n" : "";
  const put = lines.map((line, row) => (line === "" ? "" : `${indent}${row === 0 ? "- " : "  "}${line}`));
  return { start: at, end: at, text: `${head}${[...above.map((line) => `${indent}${line}`), ...put].join("\n")}\n` };
}

/** Whole lines of an entry, with the comments directly above it; part of a line within [ ] or { }. */
function removeCut(document: Document, text: string, path: Path): Cut | null {
  const parent = listAt(document, path.slice(0, -1)) ?? mapAt(document, path.slice(0, -1));
  // What would be left is a key without a value.
  if (parent === null || parent.items.length < 2) return null;
  const found = pairAt(document, path);
  const node = nodeAt(document, path);
  const start = found === null ? (node === null ? null : rangeOf(node).start) : rangeOf(found.key).start;
  const end =
    found === null ? node && rangeOf(node).end : (pairEnd(found.pair) ?? found.key) && rangeOf(pairEnd(found.pair) ?? found.key).end;
  if (start === null || end === null) return null;
  if (parent.flow === true) {
    const after = /^\s*,\s*/.exec(text.slice(end))?.[0];
    if (after !== undefined) return { start, end: end + after.length, text: "" };
    const before = /\s*,\s*$/.exec(text.slice(0, start))?.[0] ?? "";
    return { start: start - before.length, end, text: "" };
  }
  const from = lineStart(text, start);
  // Two entries on one line would lose both.
  if (!/^\s*(?:- )?$/.test(text.slice(from, start))) return null;
  return { start: commentStart(text, from), end: entryEnd(text, end, indentAt(text, from)), text: "" };
}

/** Where the comments directly above a line begin. */
export function commentStart(text: string, from: number): number {
  const indent = indentAt(text, from);
  let start = from;
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!text.slice(above, start).startsWith(`${indent}#`)) return start;
    start = above;
  }
  return start;
}

/** Behind the lines of an entry, with the comments directly below it that stand further in. */
export function entryEnd(text: string, end: number, indent: string): number {
  let at = lineEnd(text, contentEnd(text, end) - 1);
  while (/^ *#/.test(text.slice(at)) && indentAt(text, at).length > indent.length) at = lineEnd(text, at);
  return at;
}

/** Without the line breaks and blanks that a block ends with. */
export function contentEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

function isNode(value: unknown): value is Parameters<typeof rangeOf>[0] {
  return typeof value === "object" && value !== null && "range" in value;
}

function pairEnd(item: unknown): Parameters<typeof rangeOf>[0] | null {
  if (typeof item !== "object" || item === null || !("value" in item) || !("key" in item)) return null;
  return isNode(item.value) ? item.value : isNode(item.key) ? item.key : null;
}

function keyStart(item: unknown): number | null {
  return typeof item === "object" && item !== null && "key" in item && isNode(item.key) ? rangeOf(item.key).start : null;
}
