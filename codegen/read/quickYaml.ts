import { flowAt } from "./quickFlow";
import { isRestBlank, plainValue, quotedAt, withoutEnd, withoutStart } from "./quickScalar";

interface Line {
  readonly indent: number;
  readonly text: string;
}

interface Cursor {
  readonly lines: Line[];
  at: number;
}

/** Thrown to leave the file to the full parser; never seen outside. */
const GIVE_UP = Symbol("give up");

/** Tabs, carriage returns, marks of byte order and other characters that need care. */
const UNUSUAL = /[^\n\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;

/**
 * Reads the plain YAML that registries are written in, about ten times as fast as the full parser: block maps and lists,
 * one-line scalars and one-line flow collections. Everything else, every mistake included, gives undefined: the full parser
 * then reads the file. What it does read, it reads exactly like the full parser (a test compares them).
 */
export function quickYaml(text: string): unknown {
  if (UNUSUAL.test(text)) return undefined;
  const cursor: Cursor = { lines: linesOf(text), at: 0 };
  const [first] = cursor.lines;
  if (first === undefined || first.indent !== 0 || isDash(first.text)) return undefined;
  try {
    const value = mapAt(cursor, 0);
    return cursor.at === cursor.lines.length ? value : undefined;
  } catch (reason) {
    if (reason === GIVE_UP) return undefined;
    throw reason;
  }
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const line of text.split("\n")) {
    let indent = 0;
    while (line[indent] === " ") indent++;
    const content = withoutEnd(line.slice(indent));
    if (content !== "" && content[0] !== "#") lines.push({ indent, text: content });
  }
  return lines;
}

function mapAt(cursor: Cursor, indent: number): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (let line = cursor.lines[cursor.at]; line !== undefined && line.indent >= indent; line = cursor.lines[cursor.at]) {
    if (line.indent !== indent || isDash(line.text)) throw GIVE_UP;
    const key = keyOf(line.text);
    if (key === null || key.name === "__proto__" || Object.hasOwn(out, key.name)) throw GIVE_UP;
    cursor.at++;
    out[key.name] = isRestBlank(line.text, key.end) ? blockBelow(cursor, indent) : inlineValue(withoutStart(line.text.slice(key.end)));
  }
  return out;
}

function listAt(cursor: Cursor, indent: number): unknown[] {
  const out: unknown[] = [];
  for (let line = cursor.lines[cursor.at]; line !== undefined && line.indent >= indent; line = cursor.lines[cursor.at]) {
    // A list may stand at the indent of its key, which then goes on with the next key.
    if (line.indent === indent && !isDash(line.text)) return out;
    if (line.indent !== indent || line.text === "-") throw GIVE_UP;
    const rest = withoutStart(line.text.slice(1));
    if (isDash(rest)) throw GIVE_UP;
    if (keyOf(rest) === null) {
      cursor.at++;
      out.push(inlineValue(rest));
    } else {
      const inner = indent + line.text.length - rest.length;
      cursor.lines[cursor.at] = { indent: inner, text: rest };
      out.push(mapAt(cursor, inner));
    }
  }
  return out;
}

/** What stands below a key without a value on its line. */
function blockBelow(cursor: Cursor, indent: number): unknown {
  const next = cursor.lines[cursor.at];
  if (next === undefined || next.indent < indent) throw GIVE_UP;
  if (isDash(next.text)) return listAt(cursor, next.indent);
  if (next.indent === indent) throw GIVE_UP;
  return mapAt(cursor, next.indent);
}

function isDash(text: string): boolean {
  return text === "-" || text.startsWith("- ");
}

const PLAIN_KEY = /^([A-Za-z0-9_][^\s:#]*):(?= |$)/;

function keyOf(text: string): { readonly name: string; readonly end: number } | null {
  const first = text[0];
  if (first === '"' || first === "'") {
    const quoted = quotedAt(text, 0);
    if (quoted === null || text[quoted.end] !== ":") return null;
    const after = text[quoted.end + 1];
    return after === undefined || after === " " ? { name: quoted.value, end: quoted.end + 1 } : null;
  }
  const [whole, name] = PLAIN_KEY.exec(text) ?? [];
  return whole === undefined || name === undefined ? null : { name, end: whole.length };
}

function inlineValue(text: string): unknown {
  const first = text[0];
  if (first === '"' || first === "'" || first === "[" || first === "{") {
    const scanned = first === "[" || first === "{" ? flowAt(text, 0) : quotedAt(text, 0);
    if (scanned === null || !isRestBlank(text, scanned.end)) throw GIVE_UP;
    return scanned.value;
  }
  const comment = text.indexOf(" #");
  const value = plainValue(comment < 0 ? text : withoutEnd(text.slice(0, comment)));
  if (value === undefined) throw GIVE_UP;
  return value;
}
