import { braceSlip, TEXTS } from "./braceSlip";
import { invisibleSlip } from "./invisibleSlip";
import { joinedKey, joinedSlip } from "./joinedKey";
import { closingQuote, endsEarly } from "./openQuote";
import { quoted } from "./quoted";
import { keyIn, type Slip, type SourceLine, slipIn } from "./slip";

const MERGE = /^(?:<{7}|={7}|>{7})(?: |$)/;

/** What a merge of two versions leaves behind, wherever it stands. */
export function mergeSlip(lines: readonly SourceLine[]): Slip | null {
  const line = lines.find(({ text }) => MERGE.test(text));
  if (line === undefined) return null;
  return slipIn(
    line,
    0,
    `The line ${JSON.stringify(line.text.trim())} comes from a merge: two versions of the same lines stand below each other.`,
    "Keep one version, and remove the other one with the lines that start with <<<<<<<, ======= and >>>>>>>.",
  );
}

/** The marks round an example, copied with it from a page or a chat. */
export function fenceSlip(lines: readonly SourceLine[]): Slip | null {
  const fences = lines.filter(({ content }) => FENCE.test(content));
  const [first, second] = fences;
  if (first === undefined) return null;
  const other = second === undefined ? "" : `, and line ${second.number + 1} too`;
  return slipIn(
    first,
    first.indent,
    `The line ${JSON.stringify(first.content.trim())} was copied with an example; it is no part of it.`,
    `Remove this line${other}.`,
  );
}

const FENCE = /^(?:`{3}|~{3})[\w-]*\s*$/;

/** A slip that shows in a line of its own. Keys of the file, or a language, may begin a second line in it. */
export function lineSlip(line: SourceLine, keys: ReadonlySet<string>): Slip | null {
  return invisibleSlip(line) ?? dashSlip(line) ?? colonSlip(line) ?? braceSlip(line) ?? quoteSlip(line, keys) ?? secondColon(line, keys);
}

function dashSlip(line: SourceLine): Slip | null {
  const found = /^-(?=[^\s-])/.exec(line.content);
  return found === null || /^-[\d.]/.test(line.content)
    ? null
    : slipIn(line, line.indent, "The dash sticks to what follows it.", `Put a space after the dash: - ${shortened(line.content.slice(1))}`);
}

function colonSlip(line: SourceLine): Slip | null {
  if (keyIn(line) !== null) return null;
  const [, before, key] = /^((?:- +)*)([A-Za-z0-9_][\w.{}-]*):(?=[^\s/])/.exec(line.content) ?? [];
  if (before === undefined || key === undefined) return null;
  const rest = line.content.slice(before.length + key.length + 1).trim();
  return slipIn(line, line.indent + before.length, `A space is missing after "${key}:".`, `Write ${key}: ${shortened(rest)}`);
}

/** `fr: 'La date d'aujourd'hui'`: the text in quotes ends before its line does. */
function quoteSlip(line: SourceLine, keys: ReadonlySet<string>): Slip | null {
  const start = keyIn(line)?.value ?? line.text.length;
  const quote = line.text.charAt(start);
  const closing = quote === '"' || quote === "'" ? closingQuote(line.text, start, quote) : -1;
  const rest = line.text.slice(closing + 1);
  if (closing < 0 || /^ *(?:$| #|:)/.test(rest)) return null;
  const [, name = ""] = /^[,;]? +([\w-]+): /.exec(rest) ?? [];
  return keys.has(name)
    ? slipIn(
        line,
        line.text.indexOf(`${name}:`, closing),
        "Two lines stand in one here.",
        `Start a new line before "${name}:", with as many spaces as this one.`,
      )
    : endsEarly(line, start, closing);
}

/** `title: one: two`: only the first colon of a line ends a key. */
function secondColon(line: SourceLine, keys: ReadonlySet<string>): Slip | null {
  const key = keyIn(line);
  if (key === null) return null;
  const whole = line.text.slice(key.value).trim();
  // Inside a { } over several lines, what ends the entry is no part of the text.
  const value = whole.replace(/ *[,}]$/, "");
  if (!/^[^\s"'{[|>#&*!]/.test(value) || !/:(?: |$)/.test(value) || value.includes(" #")) return null;
  const [, joined] = /\S +(- [\w-]+): /.exec(value) ?? [];
  if (joined !== undefined)
    return slipIn(
      line,
      line.text.indexOf(`${joined}:`),
      "Two lines stand in one here.",
      `Start a new line before "${joined}:", with as many spaces as the other dashes of the list.`,
    );
  const address = /^[^\s"]*\/[^"]*$/.test(value) ? addressMeant(value) : null;
  if (address !== null)
    return slipIn(line, key.value, `A parameter of the address of "${key.name}" is not written as one.`, `Write ${key.name}: ${address}`);
  const quotes = `Put the text in quotes: ${key.name}: ${quoted(value)}.`;
  const isText = keyOfText(key.name);
  const second = joinedKey(line.text, key.value);
  if (second !== null && !(isText && !/^[a-z]{2}$/.test(second.name))) {
    const slip = joinedSlip(line, second.start, second.name, key.at);
    const text = `When all of it is one text, put it in quotes: ${key.name}: ${quoted(value)}.`;
    return keys.has(second.name) ? slip : { ...slip, hint: `${slip.hint} ${text}` };
  }
  return slipIn(
    line,
    key.value,
    `The text of "${key.name}" has a second colon in it.`,
    `${quotes}${ownKey(key.name, value) || ownLine(value, keys, isText)}`,
  );
}

/** Whether a key holds a text: a language, or a key whose texts stand in languages. */
export function keyOfText(name: string): boolean {
  return /^[a-z]{2}$/.test(name) || TEXTS.includes(name);
}

/** `ration/: id` and `ration/id:` as addresses have it, with the colon before the name. */
function addressMeant(value: string): string | null {
  const meant = value.replace(/:\s+(?=\w)/g, ":").replace(/(^|\/)(\w+):(?=\/|$)/g, "$1:$2");
  return meant === value || /\s/.test(meant) ? null : meant;
}

/** `label: Suivi: 12`, where a block on one line would take braces. */
function ownKey(name: string, value: string): string {
  const [, inner, rest] = /^\(?\s*([A-Za-z][\w-]*): (.*?)\s*\)?$/.exec(value) ?? [];
  return !TEXTS.includes(name) || inner === undefined || rest === undefined || rest === ""
    ? ""
    : ` When "${inner}" is a key of its own: ${name}: { ${inner}: ${rest} }.`;
}

/** `icon: cow route: card.list`: a key that stands on a line of its own elsewhere. */
function ownLine(value: string, keys: ReadonlySet<string>, isText: boolean): string {
  const [, before = "", name = "", rest = ""] = /^(.+?)[,;]? +([A-Za-z][\w-]*): +(\S.*)$/.exec(value) ?? [];
  const isLanguage = /^[a-z]{2}$/.test(name);
  // Behind a text, words go on with it, unless they are a number, an address, a name with dots or a block.
  if (name === "" || !(keys.has(name) || isLanguage) || (isText && !isLanguage && !/^\S*[\d./{[]\S*$/.test(rest.trim()))) return "";
  return ` When "${name}" is a key of its own: end the line after ${JSON.stringify(before.replace(/[,;]+$/, ""))}, and write ${name}: ${shortened(rest)} on the next one.`;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text.trimEnd();
}
