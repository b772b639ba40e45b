import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { linesOf } from "./orderTrials";
import { spaces, type Trial } from "./trial";

/** A line that is gone, `routes:` or `tiles:`, above entries at their own depth or further left. */
export function* headerTrials(
  lines: readonly SourceLine[],
  at: number,
  keys: Iterable<string>,
  known: ReadonlySet<string>,
): Iterable<Trial> {
  const line = lines[at];
  const above = lines[at - 1];
  if (line === undefined) return;
  const columns = new Set(above === undefined ? [0] : [keyIn(above)?.at ?? above.indent, above.indent, 0]);
  for (const column of columns) {
    for (const key of keys) {
      if (column <= line.indent) yield headed(line, [], key, column);
      const by = column + 2 - line.indent;
      if (by > 0 && isEntry(line, known)) yield headed(line, entriesFrom(lines, at, key), key, column, by);
    }
  }
}

/** A line with a dash, or with a name of its own above or beside a block. */
function isEntry(line: SourceLine, known: ReadonlySet<string>): boolean {
  return isDash(line) || (opensBlock(line) && !known.has(keyIn(line)?.name ?? ""));
}

function opensBlock({ content }: SourceLine): boolean {
  return /:(?: \{.*\})?\s*$/.test(content);
}

function headed(line: SourceLine, entries: readonly SourceLine[], key: string, column: number, by = 0): Trial {
  const header = `${" ".repeat(column)}${key}:\n`;
  const changed = new Map([line, ...entries].map(({ number, text }) => [number, " ".repeat(by) + text] as const));
  const last = entries.at(-1) ?? line;
  const more = by === 0 ? "" : `, and put ${spaces(by)} more at the start of ${linesOf(line, last)}`;
  return {
    code: "missing-key",
    changed: changed.set(line.number, header + changed.get(line.number)),
    cost: 1 + by,
    told: () =>
      slipIn(
        line,
        line.indent,
        `The line "${key}:" is missing above this one.`,
        `Write "${key}:" on a line of its own above it, ${column === 0 ? "at the very start of the line" : `after ${spaces(column)}`}${more}.`,
      ),
  };
}

/** The entries of one list, or with names, that begin at a line; one that holds the key is another thing. */
function entriesFrom(lines: readonly SourceLine[], at: number, key: string): readonly SourceLine[] {
  const [first, ...below] = lines.slice(at);
  if (first === undefined) return [];
  const found: SourceLine[] = [first];
  let entry = 0;
  for (const line of below) {
    const opens = found.at(-1)?.content.endsWith(":") === true;
    if (line.indent > first.indent ? isDash(line) && !opens : !isBeside(line, first)) break;
    if (line.indent === first.indent) entry = found.length;
    if (line.indent > first.indent && keyIn(line)?.name === key) return found.slice(0, entry);
    found.push(line);
  }
  return found;
}

function isDash({ content }: SourceLine): boolean {
  return content.startsWith("- ");
}

/** Another entry: with a dash too, or a name above or beside its block. */
function isBeside(line: SourceLine, first: SourceLine): boolean {
  return line.indent === first.indent && (isDash(first) ? isDash(line) : opensBlock(line));
}
