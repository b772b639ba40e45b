import type { YAMLParseError } from "yaml";
import { type Finding, finding } from "../diagnostic/finding";
import { lineHint } from "./lineHint";
import type { RangeOf } from "./plainValue";

const ANCHOR: readonly string[] = ["ALIAS_PROPS", "BAD_ALIAS", "MULTIPLE_ANCHORS"];
const TAG: readonly string[] = ["MULTIPLE_TAGS", "TAG_RESOLVE_FAILED"];

/** The first thing in a file that the parser could not read, and what it looks like; null when it could read all of it. */
export function syntaxFinding(errors: readonly YAMLParseError[], text: string, rangeOf: RangeOf): Finding | null {
  const [first] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (first === undefined) return null;
  const at = Math.min(first.pos[0], Math.max(0, text.trimEnd().length - 1));
  const lines = text.split("\n");
  const index = text.slice(0, at).split("\n").length - 1;
  const line = lines[index] ?? "";
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const rest = rangeOf(at, Math.max(at + 1, start + line.trimEnd().length));
  if (first.code === "MULTIPLE_DOCS") return finding(rest, "several-documents", {});
  if (ANCHOR.includes(first.code)) return finding(rest, "yaml-anchor", { mark: line.slice(at - start).trimEnd() });
  if (TAG.includes(first.code)) return finding(rest, "yaml-tag", { mark: line.slice(at - start).trimEnd() });
  const hint = lineHint(lines, index, at - start);
  if (hint === null) return finding(rest, "syntax-error", {});
  const offset = lines.slice(0, hint.line).reduce((sum, one) => sum + one.length + 1, 0);
  return finding(rangeOf(offset + hint.start, offset + hint.end), hint.code, {});
}
