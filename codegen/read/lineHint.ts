/** What a line looks like that the parser could not read. */
export interface LineHint {
  readonly code: "syntax-brace" | "yaml-tab" | "syntax-dash" | "syntax-colon" | "syntax-quote" | "syntax-indent";
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** How the slips look that people make most often; the first that is seen is reported. */
const LOOKS: readonly (readonly [LineHint["code"], RegExp])[] = [
  ["yaml-tab", /^ *[\t\u00a0]\s*/],
  ["syntax-dash", /^ *-(?=[^\s-])\S*/],
  // A key without a colon, or with something right behind it.
  ["syntax-colon", /^ *(?:- +)*[\w.-]+(?: *$|:(?=[^\s/]|\u00a0)[^ ]*| +[\w.{["'-]+ *$)/],
  // A text that starts with a sign of YAML, ends its quotes early, or holds a colon and a space.
  ["syntax-quote", /(?<=^ *(?:- +)*[\w.{}-]+: +)(?:[@`%&*!|>].*|"[^"]*"\s*[^\s#,}\]].*|'[^']*'\s*[^\s#,}\]'].*|[^\s"'{[#][^#]*: .*)$/],
  // The same between braces, where a text ends at a comma.
  [
    "syntax-quote",
    /(?<=[{,] *[\w.-]+: +)(?:"[^"]*"\s*[^\s,}\]][^,}]*|'[^']*'\s*[^\s,}\]'][^,}]*|[@`%][^,}]*|[^\s"'{[,}][^,}]*:(?: [^,}]*)?(?=[,}]|$))/,
  ],
];

/** What the line of an error looks like, or the one above it: the parser often stumbles one line late. */
export function lineHint(lines: readonly string[], error: number, column: number): LineHint | null {
  const open = openQuote(lines, error) ?? openBrace(lines, error);
  if (open !== null) return open;
  for (const line of [error, error - 1]) {
    const text = (lines[line] ?? "").trimEnd();
    if (/^\s*#/.test(text)) continue;
    for (const [code, look] of LOOKS) {
      const seen = look.exec(text);
      if (seen !== null) return { code, line, start: seen.index, end: seen.index + seen[0].length };
    }
  }
  if (KEY_AND_VALUE.test(lines[error] ?? "") && depthOf(lines[error + 1] ?? "") > keyDepthOf(lines[error] ?? ""))
    return indented(lines, isTooShallow(lines, error) ? error : error + 1);
  if (column > depthOf(lines[error] ?? "")) return null;
  // Entries are two spaces apart: a line near the error that starts between them is the odd one.
  const odd = [error, error - 1, error - 2, error - 3].find((line) => depthOf(lines[line] ?? "") % 2 === 1);
  if (odd !== undefined) return indented(lines, odd);
  const text = lines[error] ?? "";
  if (/^ *- /.test(text)) return { code: "syntax-dash", line: error, start: depthOf(text), end: text.length };
  // As deep as the line above, it is that one which is not finished.
  if (depthOf(text) === depthOf(lines[error - 1] ?? "")) return null;
  return indented(lines, isTooShallow(lines, error - 1) ? error - 1 : error);
}

/** The last quotes above that are opened and not closed on their line. */
function openQuote(lines: readonly string[], error: number): LineHint | null {
  for (let line = error; line >= 0; line--) {
    const text = lines[line] ?? "";
    if (!/["']/.test(text) || /^\s*#/.test(text)) continue;
    const bare = withoutQuoted(text);
    const start = bare.search(/(?<=(?:^|[:,[{-])\s*)["']/);
    if (start >= 0) return { code: "syntax-quote", line, start, end: text.trimEnd().length };
  }
  return null;
}

/** The last brace or bracket above that nothing closes. */
function openBrace(lines: readonly string[], error: number): LineHint | null {
  let closing = 0;
  for (let line = error - 1; line >= 0; line--) {
    const bare = withoutQuoted(lines[line] ?? "").replace(/(?:^|\s)#.*/, "");
    closing += (bare.match(/[}\]]/g)?.length ?? 0) - (bare.match(/[{[]/g)?.length ?? 0);
    if (closing < 0) return { code: "syntax-brace", line, start: depthOf(bare), end: bare.trimEnd().length };
    if (/^\S/.test(bare)) return null;
  }
  return null;
}

function withoutQuoted(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, (quoted) => " ".repeat(quoted.length));
}

/** A key with a text on its line: nothing further in can follow. */
const KEY_AND_VALUE = /^ *(?:- +)*[\w.-]+: +[^\s#|>{["']/;

function indented(lines: readonly string[], line: number): LineHint {
  return { code: "syntax-indent", line, start: 0, end: Math.max(1, depthOf(lines[line] ?? "")) };
}

/** Less far in than fits: between two steps, or below a key that has nothing but what is further in. */
function isTooShallow(lines: readonly string[], line: number): boolean {
  const above = lines[line - 1] ?? "";
  return depthOf(lines[line] ?? "") % 2 === 1 || (/:\s*$/.test(above) && keyDepthOf(above) >= depthOf(lines[line] ?? ""));
}

function keyDepthOf(line: string): number {
  return line.search(/[^\s-]|$/);
}

function depthOf(line: string): number {
  return line.search(/\S|$/);
}
