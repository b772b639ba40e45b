import { closingQuote, startsText } from "./openQuote";
import { keyIn, type Slip, type SourceLine, slipIn } from "./slip";

const CLOSER: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
const OPENER: Readonly<Record<string, string>> = { "}": "{", "]": "[" };

interface Bracket {
  readonly at: number;
  readonly sign: string;
}

/** A line with one brace or bracket more, or one fewer. */
export interface Bracketed {
  readonly text: string;
  readonly slip: Slip;
}

/** Braces and brackets of a line, without those in quotes. */
function bracketsIn(text: string, start: number): readonly Bracket[] {
  const found: Bracket[] = [];
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "#" && text.charAt(at - 1) === " ") break;
    if (/["']/.test(sign) && (at === start || startsText(text, at))) {
      const closing = closingQuote(text, at, sign);
      if (closing < 0) return [];
      at = closing;
    } else if (/[{}[\]]/.test(sign)) found.push({ at, sign });
  }
  return found;
}

/** Where a value ends that is whole: one word, a text in quotes, or what braces or brackets hold. -1 when none is. */
export function endOfValue(text: string, start: number): number {
  const first = text.charAt(start);
  if (first === '"' || first === "'") {
    const closing = closingQuote(text, start, first);
    return closing < 0 ? -1 : closing + 1;
  }
  if (CLOSER[first] === undefined) {
    const [word = ""] = /^[^\s,;:{}[\]"'#|>&*!][^\s,;{}[\]"'#]*(?<!:)/.exec(text.slice(start)) ?? [];
    return word === "" ? -1 : start + word.length;
  }
  const open: string[] = [];
  for (const { at, sign } of bracketsIn(text, start)) {
    if (CLOSER[sign] !== undefined) open.push(sign);
    else if (CLOSER[open.pop() ?? ""] !== sign) return -1;
    if (open.length === 0) return at + 1;
  }
  return -1;
}

/** Ways to set a line right whose braces and brackets do not go together; the likeliest first. */
export function* rebracketed(line: SourceLine): Iterable<Bracketed> {
  const start = keyIn(line)?.value ?? line.indent;
  const found = bracketsIn(line.text, start);
  const doubled = found.filter(({ at, sign }, index) => OPENER[sign] !== undefined || found[index + 1]?.at === at + 1);
  if (isPaired(found)) return;
  const written = (text: string, at: number, message: string): Bracketed => ({
    text,
    slip: slipIn(line, at, message, `Write ${text.trim()}`, at + 1),
  });
  const closed = atItsEnd(line.text, found);
  if (found.every(({ sign }) => CLOSER[sign] !== undefined)) {
    if (closed !== null) yield written(closed.text, closed.at, `A ${closed.sign} is opened here and not closed.`);
    return;
  }
  const matched = closersMatched(line.text, found);
  if (matched !== null) yield written(matched.text, matched.at, "What is opened in this line is closed by another sign.");
  for (const { at, sign } of doubled) yield written(without(line.text, at), at, `One ${sign} too many stands in this line.`);
  for (const { at, sign } of found) {
    const opener = OPENER[sign];
    if (opener === undefined) continue;
    const closes = found.filter((one) => one.sign === sign).length > found.filter((one) => one.sign === opener).length;
    for (const place of closes ? valuesBefore(line.text, start, at) : [])
      yield written(
        line.text.slice(0, place) + opener + (opener === "{" ? " " : "") + line.text.slice(place),
        place,
        `A ${opener} is missing here: nothing opens what the ${sign} behind it closes.`,
      );
    if (closes) continue;
    const missing = sign === "}" ? "]" : "}";
    const end = line.text.slice(0, at).trimEnd().length;
    const gap = missing === "}" ? " " : "";
    yield written(
      line.text.slice(0, end) + gap + missing + line.text.slice(end),
      at,
      `The ${OPENER[missing]} of this line is not closed before the ${sign}.`,
    );
  }
  if (closed !== null) yield written(closed.text, closed.at, `A ${closed.sign} is opened here and not closed.`);
}

function isPaired(found: readonly Bracket[]): boolean {
  const open: string[] = [];
  for (const { sign } of found) {
    if (CLOSER[sign] !== undefined) open.push(sign);
    else if (CLOSER[open.pop() ?? ""] !== sign) return false;
  }
  return open.length === 0;
}

/** As many closed as opened, but by the wrong signs: each closed by its own. */
function closersMatched(text: string, found: readonly Bracket[]): { readonly text: string; readonly at: number } | null {
  const open: string[] = [];
  let [meant, wrong] = [text, -1];
  for (const { at, sign } of found) {
    if (CLOSER[sign] !== undefined) {
      open.push(sign);
      continue;
    }
    const closer = CLOSER[open.pop() ?? ""];
    if (closer === undefined) return null;
    if (closer !== sign && wrong < 0) wrong = at;
    meant = meant.slice(0, at) + closer + meant.slice(at + 1);
  }
  return open.length > 0 || wrong < 0 ? null : { text: meant, at: wrong };
}

/** What a line opens and does not close, closed at its end, before a remark. */
function atItsEnd(text: string, found: readonly Bracket[]): (Bracket & { readonly text: string }) | null {
  const open: Bracket[] = [];
  for (const one of found) {
    if (CLOSER[one.sign] !== undefined) open.push(one);
    else if (CLOSER[open.pop()?.sign ?? ""] !== one.sign) return null;
  }
  const [first] = open;
  if (first === undefined) return null;
  const [remark] = / #.*$/.exec(text) ?? [""];
  if (/[}\]]/.test(remark)) return null;
  const end = text.length - remark.length;
  const closers = open.reverse().map(({ sign }) => (sign === "{" ? " }" : "]"));
  return { ...first, text: text.slice(0, end).trimEnd() + closers.join("") + text.slice(end) };
}

function without(text: string, at: number): string {
  const [before, behind] = [text.slice(0, at), text.slice(at + 1)];
  return (before + (before.endsWith(" ") ? behind.trimStart() : behind)).trimEnd();
}

/** Where values start in a line before a place. */
function valuesBefore(text: string, start: number, end: number): readonly number[] {
  const inner = [...text.slice(start, end).matchAll(/: +(?=\S)/g)].map((found) => start + found.index + found[0].length);
  return [start, ...inner].filter((place) => text.charAt(place) !== "{");
}
