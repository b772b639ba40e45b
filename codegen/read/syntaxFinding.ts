import type { YAMLParseError } from "yaml";
import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { fenceSlip } from "./lineSlip";
import { markedIn, markFinding } from "./markedText";
import { openBrace } from "./openBrace";
import { quoted } from "./quoted";
import { offsetOf, type Slip, slipIn, sourceLines } from "./slip";
import { slipNear } from "./slipNear";

interface Explained {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

const QUOTE = 'Put the whole value in quotes: "…".';

/** Errors whose own words say best what to do. */
const PLAIN: ReadonlySet<string> = new Set([
  "TAB_AS_INDENT",
  "MULTIPLE_DOCS",
  "BAD_ALIAS",
  "ALIAS_PROPS",
  "MULTIPLE_ANCHORS",
  "MULTIPLE_TAGS",
  "TAG_RESOLVE_FAILED",
  "BAD_SCALAR_START",
  "BAD_DQ_ESCAPE",
]);

/** What the parser could not read, in plain words. */
export function syntaxFinding(error: YAMLParseError, text: string, range: (start: number, end: number) => Range): Diagnostic {
  const start = Math.min(error.pos[0], Math.max(0, text.length - 1));
  const open = /flow/i.test(error.message) ? openBrace(text, start) : null;
  const slip = fenceSlip(sourceLines(text)) ?? (PLAIN.has(error.code) ? null : slipNear(text, text.slice(0, start).split("\n").length - 1));
  if (open !== null && (slip === null || slip.line > open.line))
    return finding(range(...offsetOf(text, open)), "syntax-error", open.message, { hint: open.hint });
  if (slip !== null) return finding(range(...offsetOf(text, slip)), "syntax-error", slip.message, { hint: slip.hint });
  const marked = markedIn(lineAt(text, start));
  if (marked !== null) {
    const from = text.lastIndexOf("\n", start - 1) + 1 + marked.start;
    return markFinding(range(from, from + marked.text.length), marked.text);
  }
  const mark = error.code === "MULTIPLE_DOCS" ? documentMark(text) : null;
  if (mark !== null) return finding(range(...offsetOf(text, mark)), "several-documents", mark.message, { hint: mark.hint });
  const { code, message, hint } = explain(error, text, start);
  return finding(range(start, Math.max(start + 1, lineEnd(text, start, error.pos[1]))), code, message, { hint });
}

function explain(error: YAMLParseError, text: string, start: number): Explained {
  const seen = JSON.stringify(lineAt(text, start).trim());
  switch (error.code) {
    case "TAB_AS_INDENT":
      return {
        code: "yaml-tab",
        message: "The line is indented with a tab.",
        hint: "Write spaces there instead, as many as the lines beside it start with.",
      };
    case "BAD_ALIAS":
    case "ALIAS_PROPS":
    case "MULTIPLE_ANCHORS":
      return {
        code: "yaml-anchor",
        message: `${seen} uses an anchor (&) or alias (*).`,
        hint: 'Write the value out where it is needed, or put it in quotes when it is a text: "*…".',
      };
    case "MULTIPLE_TAGS":
    case "TAG_RESOLVE_FAILED":
      return { code: "yaml-tag", message: `${seen} holds a YAML type mark (!).`, hint: `Remove the mark. ${QUOTE}` };
    case "BAD_INDENT":
    case "BLOCK_IN_FLOW":
      if (/flow/i.test(error.message)) {
        return {
          code: "syntax-error",
          message: `Before ${seen}, a { or [ was opened and not closed.`,
          hint: "Close { with } and [ with ], at the end of its line.",
        };
      }
      return {
        code: "syntax-error",
        message: `${seen} is indented in a way that fits nothing above it.`,
        hint: "Give lines that belong together the same number of spaces at their start.",
      };
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return {
        code: "syntax-error",
        message: `${seen} cannot be read: it looks like a key inside a value, or the colon after a key is missing.`,
        hint: `A key is followed by a colon and a space, once a line. A text with a colon in it needs quotes: "…". A remark starts with #.`,
      };
    case "BAD_SCALAR_START":
      return scalarStart(text, start);
    case "BAD_DQ_ESCAPE":
      return {
        code: "syntax-error",
        message: `${seen} has a backslash that YAML cannot read.`,
        hint: "Write the value in single quotes '…', or double the backslash.",
      };
    case "MISSING_CHAR":
      return {
        code: "syntax-error",
        message: `Something is missing in ${seen}: a closing quote, bracket or brace, or a colon.`,
        hint: "Close what was opened, and follow every key by a colon and a space.",
      };
    case "UNEXPECTED_TOKEN":
      return {
        code: "syntax-error",
        message: `${seen} cannot be read: something stands after the value, or a list and keys are mixed.`,
        hint: `Write one key or one list item a line. ${QUOTE}`,
      };
    default:
      return { code: "syntax-error", message: `${seen} cannot be read as YAML.`, hint: `Compare it with the lines around it. ${QUOTE}` };
  }
}

/** The line that ends a document in the middle of a file. */
function documentMark(text: string): Slip | null {
  const line = sourceLines(text).find(({ content, indent }, index) => index > 0 && indent === 0 && /^(?:-{3}|\.{3})(?:\s|$)/.test(content));
  if (line === undefined) return null;
  const sign = line.content.slice(0, 3);
  const message = `The file holds several documents, separated by the line "${sign}".`;
  return slipIn(line, 0, message, `Remove the line "${sign}", or put each document in a file of its own.`);
}

/** `en: @log`: the value alone, inside { } up to what ends its entry. */
function scalarStart(text: string, start: number): Explained {
  const rest = text.slice(start, lineEnd(text, start, text.length));
  const inside = /[{[]/.test(text.slice(text.lastIndexOf("\n", start) + 1, start));
  const value = (inside ? (/^[^,}\]]*/.exec(rest)?.[0] ?? rest) : rest).trim();
  if (/^@[\w-]+(?:\.[\w-]+)+$/.test(value)) {
    return {
      code: "syntax-error",
      message: `Nothing stands before the @ of the address ${JSON.stringify(value)}.`,
      hint: `Write the whole address, such as name${value}; when it is a text that starts with @, put it in quotes: ${quoted(value)}.`,
    };
  }
  return {
    code: "syntax-error",
    message: `${JSON.stringify(value)} starts with a character that means something else in YAML.`,
    hint: `Put the value in quotes: ${quoted(value)}.`,
  };
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return text.slice(start, end === -1 ? text.length : end);
}

/** A finding marks its own line only. */
function lineEnd(text: string, start: number, end: number): number {
  const line = text.indexOf("\n", start);
  return Math.min(end, line === -1 ? text.length : line);
}
