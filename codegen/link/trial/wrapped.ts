import { isWhole } from "../../read/isWhole";
import { MORE } from "../../read/more";
import { plainValue } from "../../read/quickScalar";
import { quoted } from "../../read/quoted";
import { keyIn, type SourceLine } from "../../read/slip";
import { type Keys, keysBeside } from "./keys";

/** Nobody wraps one text over more lines. */
const MOST = 12;

/** A text, or a block in braces, that goes on below its line where YAML does not look for it. */
export interface Wrapped {
  readonly line: SourceLine;
  /** The first line on which it goes on, and those below it. */
  readonly next: SourceLine;
  readonly rest: readonly SourceLine[];
  /** The line with all of it. */
  readonly whole: string;
  readonly what: "text" | "{ }" | "[ ]";
  /** Its key; empty without one. */
  readonly name: string;
}

/** What is wrapped below a line, at whatever depth; null when nothing is. */
export function wrappedAt(lines: readonly SourceLine[], at: number, keys: Keys): Wrapped | null {
  return openWrapped(lines, at) ?? plainWrapped(lines, at, keys);
}

/** A quote, brace or bracket that is opened on one line and closed on another. */
function openWrapped(lines: readonly SourceLine[], at: number): Wrapped | null {
  const line = lines[at];
  if (line === undefined) return null;
  const key = keyIn(line);
  const start = key?.value ?? line.indent + (/^(?:- +)*/.exec(line.content)?.[0].length ?? 0);
  const opener = line.text.charAt(start);
  if (!/["'{[]/.test(opener) || isWhole(line.text, start)) return null;
  for (let last = at + 1; last <= at + MOST && last < lines.length; last++) {
    const rest = lines.slice(at + 1, last + 1);
    const whole = [line.text.trimEnd(), ...rest.map(({ content }) => content.trim())].join(" ");
    const [next] = rest;
    if (next !== undefined && isWhole(whole, start))
      return { line, next, rest, whole, what: opener === "{" ? "{ }" : opener === "[" ? "[ ]" : "text", name: key?.name ?? "" };
  }
  return null;
}

/** A text without quotes above lines that have no key of their own. */
function plainWrapped(lines: readonly SourceLine[], at: number, keys: Keys): Wrapped | null {
  const line = lines[at];
  const key = line === undefined ? null : keyIn(line);
  if (line === undefined || key === null || !/^[^\s"'{[|>#&*!]/.test(line.text.slice(key.value)) || line.text.includes(" #")) return null;
  const beside = keysBeside(lines, at, key.at);
  const isRest = (other: SourceLine, index: number) => {
    const own = keyIn(other);
    const breaks = other.indent > key.at || (other.indent === 0 && (lines[index + 1]?.indent ?? 0) > 0);
    if (own !== null) return / /.test(own.name) || (breaks && /^[^"'{[|>]/.test(other.text.slice(own.value)) && keys.isOnce(own.name));
    const word = /^["']?([\w.-]+)/.exec(other.content)?.[1] ?? "";
    if (!/\p{L}{2}/u.test(other.content) || MORE.test(other.content.trim()) || keys.isKey(other.content.trim())) return false;
    return !other.content.startsWith("- ") && (index === at + 1 || !keys.isKey(word) || beside.has(word));
  };
  const end = lines.findIndex((other, index) => index > at && !isRest(other, index));
  const rest = lines.slice(at + 1, end < 0 ? lines.length : end);
  const [next] = rest;
  if (next === undefined || rest.length > MOST) return null;
  const text = [line.text.slice(key.value).trim(), ...rest.map(({ content }) => content.trim())].join(" ");
  const written = plainValue(text) === text && !text.includes(" #") ? text : quoted(text);
  return { line, next, rest, whole: line.text.slice(0, key.value) + written, what: "text", name: key.name };
}
