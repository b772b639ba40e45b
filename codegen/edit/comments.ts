import { Lexer } from "yaml";

/** What the lexer puts before a text without quotes; with the others that are not in the file. */
const TEXT = "\u001F";
const MARKS: readonly string[] = ["\u0002", "\u0018", TEXT];

export interface Comment {
  readonly comment: string;
  /** How many texts stand before it. */
  readonly texts: number;
  readonly line: number;
  readonly column: number;
  /** Something else begins its line. */
  readonly trails: boolean;
}

/** The comments of a file, in order. */
export function commentsIn(text: string): readonly Comment[] {
  const found: Comment[] = [];
  let texts = 0;
  let inText = false;
  let line = 0;
  let before = "";
  for (const token of new Lexer().lex(text)) {
    if (!inText && token.startsWith("#"))
      found.push({ comment: token.trimEnd(), texts, line, column: before.length, trails: before.trim() !== "" });
    inText = token === TEXT;
    if (inText || /^["']/.test(token)) texts++;
    if (MARKS.includes(token)) continue;
    const rows = token.split("\n");
    line += rows.length - 1;
    before = `${rows.length > 1 ? "" : before}${rows.at(-1)}`;
  }
  return found;
}

/** A text with its comments where they stand in the text it was made from: behind what they are behind, and in one column if so. */
export function placeComments(text: string, from: string): string {
  const wanted = commentsIn(from);
  return besideNext(aligned(behind(text, wanted), wanted), wanted, from);
}

/** The library puts all comments between two entries in one column; one that stood beside what follows belongs to that. */
function besideNext(text: string, wanted: readonly Comment[], from: string): string {
  const [lines, source] = [text.split("\n"), from.split("\n")];
  for (const [n, { line, trails }] of commentsIn(text).entries()) {
    const known = wanted[n];
    if (known === undefined || trails || known.trails || known.column !== nextIndent(source, known.line)) continue;
    const indent = nextIndent(lines, line);
    if (indent !== null) lines[line] = `${" ".repeat(indent)}${lines[line]?.trimStart()}`;
  }
  return lines.join("\n");
}

/** How far in the next line is that is no comment. */
function nextIndent(lines: readonly string[], line: number): number | null {
  const next = lines.slice(line + 1).find((row) => /^\s*[^\s#]/.test(row));
  return next === undefined ? null : next.search(/\S/);
}

/** The library gives a comment of several lines lines of its own, the first one too. */
function behind(text: string, wanted: readonly Comment[]): string {
  const apart = new Set(commentsIn(text).flatMap(({ line, trails }, n) => (wanted[n]?.trails && !trails ? [line] : [])));
  return text
    .split("\n")
    .reduce((whole, row, line) => `${whole}${apart.has(line) ? ` ${row.trimStart()}` : `\n${row}`}`, "")
    .slice(1);
}

function aligned(text: string, wanted: readonly Comment[]): string {
  const lines = text.split("\n");
  const comments = commentsIn(text);
  for (const column of columnsOf(wanted)) {
    const here = column.flatMap((n) => comments[n] ?? []);
    const width = Math.max(...here.map((one) => (one.trails ? one.column : 0)));
    for (const { line, column: at } of here) {
      const row = lines[line] ?? "";
      lines[line] = `${row.slice(0, at).trimEnd().padEnd(width)}${row.slice(at)}`;
    }
  }
  return lines.join("\n");
}

/** Runs of comments on consecutive lines that stand in the same column; the first of each is behind something. */
function columnsOf(comments: readonly Comment[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  comments.forEach(({ line, column, trails }, n) => {
    const above = comments[n - 1];
    if (above && above.line === line - 1 && above.column === column && runs.at(-1)?.at(-1) === n - 1) runs.at(-1)?.push(n);
    else if (trails) runs.push([n]);
  });
  return runs.filter(({ length }) => length > 1);
}
