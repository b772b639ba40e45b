/** A slip as people make it, at a place inside one line. Lines and columns start at 0; the end is exclusive. */
export interface Slip {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
}

/** What a line says once its spaces, and the dashes at its start, are set aside. */
export interface SourceLine {
  readonly number: number;
  readonly text: string;
  readonly indent: number;
  readonly content: string;
}

/** A mark that editors put before the first line. */
const BYTE_ORDER = /^\uFEFF/;

/** Offset in the file of a place in one of its lines. */
export function offsetOf(text: string, { line, start, end }: Slip): [number, number] {
  const above = text.split("\n").slice(0, line);
  const before = above.reduce((sum, one) => sum + one.length + 1, 0) + (line === 0 && BYTE_ORDER.test(text) ? 1 : 0);
  return [before + start, before + end];
}

/** Lines that say something: neither blank nor a remark. */
export function sourceLines(text: string): readonly SourceLine[] {
  return text.split(/\r?\n/).flatMap((read, number) => {
    const line = number === 0 ? read.replace(BYTE_ORDER, "") : read;
    const content = line.trimStart();
    return content === "" || content.startsWith("#") ? [] : [{ number, text: line, indent: line.length - content.length, content }];
  });
}

/** A slip that concerns a line from a column to its end. */
export function slipIn(line: SourceLine, start: number, message: string, hint: string, end = line.text.trimEnd().length): Slip {
  return { line: line.number, start, end: Math.max(start + 1, end), message, hint };
}

const DASHES = /^(?:- +)*/;
const KEY = /^("[^"]*"|'[^']*'|[^\s#:{}[\],"'-][^\s:]*(?: [^\s:{["'][^\s:]*)*?) *:(?= |$)/;

/** Where the content of a line starts after its dashes, its key, and where the value starts; null without a key. */
export function keyIn({
  text,
  indent,
  content,
}: SourceLine): { readonly at: number; readonly name: string; readonly value: number } | null {
  const at = indent + (DASHES.exec(content)?.[0].length ?? 0);
  const [whole, name] = KEY.exec(text.slice(at)) ?? [];
  if (whole === undefined || name === undefined) return null;
  const rest = text.slice(at + whole.length);
  return { at, name, value: at + whole.length + (rest.length - rest.trimStart().length) };
}
