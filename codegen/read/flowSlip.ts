import { closingQuote, endsEarly, startsText, unclosed } from "./openQuote";
import { quoted } from "./quoted";
import { keyIn, type Slip, type SourceLine, slipIn } from "./slip";

const CLOSER: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Walks through a `{ … }` or `[ … ]` that a line opens. */
interface Walk {
  readonly line: SourceLine;
  readonly open: string[];
  /** Where the present entry starts. */
  entry: number;
  at: number;
}

/** What went wrong between the braces or brackets that a line opens. */
export function flowSlip(line: SourceLine): Slip | null {
  const start = keyIn(line)?.value ?? line.indent + (/^(?:- +)*/.exec(line.content)?.[0].length ?? 0);
  if (!"{[".includes(line.text.charAt(start)) || start >= line.text.length) return null;
  const walk: Walk = { line, open: [], entry: start, at: start };
  for (; walk.at < line.text.length; walk.at++) {
    const slip = step(walk);
    if (slip !== null || walk.open.length === 0) return slip;
  }
  return null;
}

/** Looks at one character, or at a text in quotes or a remark as a whole. */
function step(walk: Walk): Slip | null {
  const { line, open } = walk;
  const char = line.text.charAt(walk.at);
  if ((char === '"' || char === "'") && startsText(line.text, walk.at)) return afterQuotes(walk, char);
  if (char === "#" && line.text.charAt(walk.at - 1) === " ") return remark(walk);
  if (CLOSER[char] !== undefined) {
    const inside = isStart(walk) ? null : (colonBefore(walk) ?? inText(line, walk.at, walk.at));
    const slip = inside ?? (open.at(-1) === "{" ? commaBefore(walk) : null);
    if (slip !== null) return slip;
    open.push(char);
    walk.entry = walk.at + 1;
  } else if (char === "," || char === "}" || char === "]") {
    if (char === "," && /[,{[]\s*$/.test(line.text.slice(0, walk.at))) return extraComma(line, walk.at);
    const slip = open.at(-1) === "{" ? entrySlip(walk) : null;
    if (slip !== null) return slip;
    const opened = open.at(-1) ?? "";
    if (char !== "," && CLOSER[opened] !== char) {
      const message = `The ${opened} of this line is closed by a ${char}.`;
      return slipIn(line, walk.at, message, `Write ${CLOSER[opened]} instead of ${char}, or before it.`, walk.at + 1);
    }
    if (char !== ",") open.pop();
    if (char !== "," && open.length > 0) {
      const after = afterInner(line, walk.at);
      if (after !== null) return after;
    }
    walk.entry = walk.at + 1;
  }
  return null;
}

function extraComma(line: SourceLine, at: number): Slip {
  const second = /,\s*$/.test(line.text.slice(0, at));
  const message = second ? "Two commas stand here, with nothing between them." : "A comma stands here with nothing before it.";
  return slipIn(line, at, message, second ? "Remove one comma." : "Remove this comma.", at + 1);
}

/** In the middle of a text, a brace opens nothing. */
function isStart({ line, at, open }: Walk): boolean {
  return open.length === 0 || startsText(line.text, at);
}

/** `{ anyOf [grant] }`: a key whose colon is missing. */
function colonBefore({ line, entry, at, open }: Walk): Slip | null {
  const text = line.text.slice(entry, at);
  const [, name] = /^\s*([\w-]+) *$/.exec(text) ?? [];
  const end = line.text.indexOf(CLOSER[line.text.charAt(at)] ?? "", at);
  if (name === undefined || end < 0 || open.at(-1) !== "{") return null;
  const start = entry + text.indexOf(name);
  return slipIn(line, start, `A colon is missing after "${name}".`, `Write ${name}: ${line.text.slice(at, end + 1)}`, end + 1);
}

/** `id: age label: { … }`: what stands before a brace is a key with its text, and a second key. */
function commaBefore({ line, entry, at }: Walk): Slip | null {
  const [, name] = /^\s*[^\s:]+: .*\S +([\w-]+): *$/.exec(line.text.slice(entry, at)) ?? [];
  return name === undefined ? null : commaMissing(line, name, entry, at);
}

function commaMissing(line: SourceLine, name: string, from: number, end: number): Slip {
  const start = line.text.indexOf(`${name}:`, from);
  return slipIn(line, start, `A comma is missing before "${name}:".`, `Put a comma before "${name}:".`, end);
}

/** What follows a list or a block within braces: a comma is missing, or it was meant as text. */
function afterInner(line: SourceLine, at: number): Slip | null {
  const rest = line.text.slice(at + 1);
  if (/^ *(?:[,}\]:]|$| #)/.test(rest)) return null;
  const [, name] = /^ *([\w-]+): /.exec(rest) ?? [];
  if (name !== undefined) return commaMissing(line, name, at, line.text.trimEnd().length);
  const opener = line.text.charAt(at) === "}" ? "{" : "[";
  return inText(line, line.text.lastIndexOf(opener, at), at);
}

/** `fr: [new] log` and `fr: log {new}`: brackets that belong to a text. */
function inText(line: SourceLine, opener: number, from: number): Slip | null {
  const mark = line.text.charAt(opener);
  const [, key, before] = /([\w-]+): *([^{}[\],]*)$/.exec(line.text.slice(0, opener)) ?? [];
  const closer = line.text.indexOf(CLOSER[mark] ?? "", Math.max(from, opener));
  if (key === undefined || before === undefined || closer < 0) return null;
  const rest = line.text.slice(closer + 1);
  const text = line.text.slice(opener - before.length, closer + 1) + (/^[^,}\]]*/.exec(rest)?.[0] ?? "");
  const hint = `Put the text in quotes: ${key}: ${quoted(text.trim())}.`;
  return slipIn(
    line,
    opener,
    `A ${mark} stands in the text of "${key}", where it opens a ${mark === "{" ? "block" : "list"}.`,
    hint,
    closer + 1,
  );
}

function afterQuotes(walk: Walk, quote: string): Slip | null {
  const { line } = walk;
  const closing = closingQuote(line.text, walk.at, quote);
  if (closing < 0) return unclosed(line, walk.at);
  const rest = line.text.slice(closing + 1);
  const [, name] = walk.open.at(-1) === "{" ? (/^ *([\w-]+): /.exec(rest) ?? []) : [];
  if (name !== undefined) return commaMissing(line, name, closing, line.text.trimEnd().length);
  if (!/^ *(?:[,}\]:]|$| #)/.test(rest)) return endsEarly(line, walk.at, closing);
  walk.at = closing;
  return null;
}

/** ` #` inside braces: what closes them is ignored. */
function remark(walk: Walk): Slip | null {
  const { line, open, entry, at } = walk;
  const closer = CLOSER[open.at(-1) ?? ""];
  const rest = line.text.slice(at);
  walk.at = line.text.length;
  if (closer === undefined || !rest.includes(closer)) return null;
  const whole = line.text.slice(entry, at) + rest.slice(0, rest.search(/[,}\]]/));
  const { key, value } = parts(whole);
  return slipIn(
    line,
    at,
    `" #" starts a remark: the rest of line ${line.number + 1} is ignored, its ${closer} too.`,
    `Put the text in quotes: ${key}${quoted(value)}.`,
  );
}

/** An entry of { } with two colons: a text that needs quotes, or a comma that is missing. */
function entrySlip(walk: Walk): Slip | null {
  const { line, entry, at } = walk;
  const text = line.text.slice(entry, at);
  const { key, value } = parts(text);
  const dashed = key === "" ? undefined : /^- +(\S.*)$/.exec(value)?.[1];
  if (dashed !== undefined) {
    const at = entry + text.indexOf("- ");
    const hint = `Put a text in quotes: ${key}${quoted(value)}. A list takes brackets there: ${key}[${dashed}].`;
    return slipIn(
      line,
      at,
      `A dash stands before ${JSON.stringify(dashed)}, inside { }, where it begins no entry of a list.`,
      hint,
      walk.at,
    );
  }
  if (key === "" || /^["'{[]/.test(value)) return null;
  const [, before, mark, word, gap] = /^(.*?)(;?)(?:^| +)([^\s;]*)( *):(?: |$)/.exec(value) ?? [];
  if (before === undefined || word === undefined) return null;
  const start = entry + (text.length - text.trimStart().length);
  const quotes = `Put the text in quotes: ${key}${quoted(value)}`;
  if (mark === ";")
    return slipIn(line, start, `A ";" stands before "${word}:", where a comma belongs.`, `Write a comma instead of ";".`, at);
  const message = `Two colons stand in one entry: ${text.trim()}`;
  if (gap !== "" || before.trim() === "" || word === "") return slipIn(line, start, `${message}.`, `${quotes}.`, at);
  const comma = `Put a comma before "${word}:"`;
  if (!LANGUAGE.test(word) && LANGUAGE.test(key.slice(0, -2))) return slipIn(line, start, `${message}.`, `${quotes}.`, at);
  return LANGUAGE.test(word)
    ? slipIn(line, start, `A comma is missing before "${word}:".`, `${comma}. When it belongs to the text: ${lowerFirst(quotes)}.`, at)
    : slipIn(line, start, `${message}.`, `${quotes}. When "${word}" is a key of its own: ${lowerFirst(comma)}.`, at);
}

/** Beside a language stand languages alone. */
const LANGUAGE = /^[a-z]{2}$/;

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function parts(entry: string): { readonly key: string; readonly value: string } {
  const [, key, value] = /^\s*([^\s:]+) *: (.*)$/.exec(entry) ?? [];
  return key === undefined || value === undefined ? { key: "", value: entry.trim() } : { key: `${key}: `, value: value.trim() };
}
