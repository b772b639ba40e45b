/** A cut in a file and what takes its place; everything else stays byte for byte. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Makes cuts that were all measured in the same text. Throws when two overlap. */
export function splice(text: string, cuts: readonly Cut[]): string {
  const sorted = [...cuts].sort((one, other) => one.start - other.start || one.end - other.end);
  let result = "";
  let at = 0;
  for (const { start, end, text: put } of sorted) {
    if (start < at || end < start) throw new Error(`cuts overlap at ${start}`);
    result += text.slice(at, start) + put;
    at = end;
  }
  return result + text.slice(at);
}

/** Where the line of a place begins. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** Behind the end of the line of a place, its line break included. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
}

/** How far in the line of a place begins. */
export function indentAt(text: string, at: number): string {
  return /^ */.exec(text.slice(lineStart(text, at)))?.[0] ?? "";
}
