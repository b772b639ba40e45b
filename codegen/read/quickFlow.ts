import { plainValue, quotedAt, type Scanned, withoutEnd } from "./quickScalar";

const DEEPEST = 50;

/** A list or map on one line, `[a, b]` or `{ a: 1 }`; null when only the full parser can tell. */
export function flowAt(text: string, start: number, depth = 0): Scanned<unknown> | null {
  if (depth > DEEPEST) return null;
  return text[start] === "[" ? listAt(text, start, depth) : mapAt(text, start, depth);
}

function listAt(text: string, start: number, depth: number): Scanned<unknown[]> | null {
  const value: unknown[] = [];
  let at = skipSpaces(text, start + 1);
  if (text[at] === "]") return { value, end: at + 1 };
  for (;;) {
    const item = valueAt(text, at, depth);
    if (item === null) return null;
    value.push(item.value);
    at = skipSpaces(text, item.end);
    if (text[at] === "]") return { value, end: at + 1 };
    if (text[at] !== ",") return null;
    at = skipSpaces(text, at + 1);
  }
}

function mapAt(text: string, start: number, depth: number): Scanned<Record<string, unknown>> | null {
  const value: Record<string, unknown> = {};
  let at = skipSpaces(text, start + 1);
  if (text[at] === "}") return { value, end: at + 1 };
  for (;;) {
    const key = keyAt(text, at);
    if (key === null || key.value === "__proto__" || Object.hasOwn(value, key.value)) return null;
    const item = valueAt(text, skipSpaces(text, key.end), depth);
    if (item === null) return null;
    value[key.value] = item.value;
    at = skipSpaces(text, item.end);
    if (text[at] === "}") return { value, end: at + 1 };
    if (text[at] !== ",") return null;
    at = skipSpaces(text, at + 1);
  }
}

const PLAIN_KEY = /[A-Za-z0-9_][A-Za-z0-9_.-]*(?=: )/y;

function keyAt(text: string, at: number): Scanned<string> | null {
  if (text[at] === '"' || text[at] === "'") {
    const quoted = quotedAt(text, at);
    return quoted !== null && text.startsWith(": ", quoted.end) ? { value: quoted.value, end: quoted.end + 2 } : null;
  }
  PLAIN_KEY.lastIndex = at;
  const plain = PLAIN_KEY.exec(text)?.[0];
  return plain === undefined ? null : { value: plain, end: at + plain.length + 2 };
}

const PLAIN_END = /[,[\]{}]| #|:(?=[\s,[\]{}]|$)/g;

function valueAt(text: string, at: number, depth: number): Scanned<unknown> | null {
  const first = text[at];
  if (first === "[" || first === "{") return flowAt(text, at, depth + 1);
  if (first === '"' || first === "'") return quotedAt(text, at);
  PLAIN_END.lastIndex = at;
  const stop = PLAIN_END.exec(text);
  if (stop === null || !",]}".includes(stop[0])) return null;
  const value = plainValue(withoutEnd(text.slice(at, stop.index)));
  return value === undefined ? null : { value, end: stop.index };
}

function skipSpaces(text: string, at: number): number {
  let end = at;
  while (text[end] === " ") end++;
  return end;
}
