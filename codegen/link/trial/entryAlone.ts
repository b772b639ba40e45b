import type { SourceLine } from "../../read/slip";

/** An entry of a file, with the lines that an entry needs above it, but without those beside it. */
export interface EntryAlone {
  /** Numbers of its lines, and of those above it. */
  readonly lines: ReadonlySet<number>;
  /** The numbers of those above it alone. */
  readonly above: ReadonlySet<number>;
}

type Lines = readonly SourceLine[];

/** The entries in which a fault shows, or that end where it does: what is wrong elsewhere in the file is not seen in them. */
export function entriesAlone(lines: Lines, near: readonly number[], isKey: (name: string) => boolean): readonly EntryAlone[] {
  const starts = lines.flatMap((line, at) => (begins(line, isKey) ? [at] : []));
  const found = new Set<number>();
  for (const number of near) {
    const shown = lines.findLastIndex((line) => line.number <= number);
    const last = starts.findLastIndex((at) => at <= shown);
    for (const start of [starts[last], starts[last - 1]]) if (start !== undefined) found.add(start);
  }
  return [...found].map((start) => alone(lines, starts, start));
}

/** A dash, or a name that the schema does not know and that holds what stands below it; two letters are a language. */
function begins({ content }: SourceLine, isKey: (name: string) => boolean): boolean {
  if (content.startsWith("-")) return true;
  const [, name] = /^([\w.{}-]+):?(?: +\{.*)?$/.exec(content) ?? [];
  return name !== undefined && !/^[a-z]{2}$/.test(name) && !isKey(name);
}

function alone(lines: Lines, starts: readonly number[], start: number): EntryAlone {
  const above = numbersOf(lines, 0, starts[0] ?? 0);
  for (const owner of ownersOf(lines, starts, start)) for (const number of partAt(lines, starts, owner)) above.push(number);
  return { lines: new Set([...above, ...partAt(lines, starts, start)]), above: new Set(above) };
}

/** The entries in which one stands, the outermost first. */
function ownersOf(lines: Lines, starts: readonly number[], start: number): readonly number[] {
  const indent = lines[start]?.indent ?? 0;
  const owner = starts.findLast((at) => at < start && (lines[at]?.indent ?? 0) < indent);
  return owner === undefined ? [] : [...ownersOf(lines, starts, owner), owner];
}

/** An entry up to the first that stands in it or after it. */
function partAt(lines: Lines, starts: readonly number[], start: number): readonly number[] {
  return numbersOf(lines, start, starts.find((at) => at > start) ?? lines.length);
}

function numbersOf(lines: Lines, from: number, to: number): number[] {
  return lines.slice(from, to).map(({ number }) => number);
}
