import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { quoted } from "./quoted";

const MARKS: Readonly<Record<string, string>> = {
  ">": 'a ">"',
  "|": 'a "|"',
  "*": "an asterisk",
  "&": "an ampersand",
  "!": "an exclamation mark",
  "?": "a question mark",
};
const CODES: Readonly<Record<string, string>> = { "*": "yaml-anchor", "&": "yaml-anchor", "!": "yaml-tag" };

const NOT_USED = " Anchors (&), aliases (*) and type marks (!) are not used in the registry: write a value out where it is needed.";

/** A text that starts with a mark of YAML, and where it stands in its line. */
export interface MarkedText {
  readonly text: string;
  readonly start: number;
}

/** `en: *new* log`: the first text of a line that starts with a mark, up to where its entry ends; null when none does. */
export function markedIn(line: string): MarkedText | null {
  const found =
    /^\s*(?:- +)*[\w.{}-]+: +([>|] *[^\s#].*)$/.exec(line) ??
    /(?:^|[\s:,[{])(?:[\w.{}-]+: +|- +|[[,] *)([*&!][^\s,}\]][^,}\]#]*|[*&!] +[^,}\]#]+|\? +[^,}\]#]+)/.exec(line);
  const text = found?.[1]?.trimEnd();
  return found === null || text === undefined ? null : { text, start: found.index + found[0].length - (found[1]?.length ?? 0) };
}

/** The finding for it: people mean emphasis or a sign of their own, and hardly ever what YAML reads. */
export function markFinding(range: Range, text: string): Diagnostic {
  const mark = text.charAt(0);
  return finding(
    range,
    CODES[mark] ?? "syntax-error",
    `The text ${JSON.stringify(text)} starts with ${MARKS[mark] ?? mark}, which has a meaning of its own in YAML.`,
    {
      hint: `Put the text in quotes: ${quoted(text)}.${CODES[mark] === undefined ? "" : NOT_USED}`,
    },
  );
}
