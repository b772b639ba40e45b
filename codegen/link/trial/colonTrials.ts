import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import type { Keys } from "./keys";
import type { Trial } from "./trial";

/** What stands in place of a colon, that of Asian keyboards too. */
const WORD = /^((?:- +)*)([A-Za-z0-9_](?:[\w{}-]|\.(?=[\w{]))*)( *(?:=>?|->|→|[;：…–—]|\.{2,}|-(?= ))? *)(.*)$/;
/** A key whose value sticks to its colon; the address of a page is none. */
const STUCK = /^((?:- +)*)([A-Za-z0-9_][\w.{}-]*):(?!\/\/)(\S.*)$/;

/** A word that is no key as far as is known is likelier to go on with the text above it. */
const UNKNOWN = 45;

/** A key that is not followed by a colon, or its colon not by a space. */
export function* colonTrials(lines: readonly SourceLine[], at: number, { isKey }: Keys): Iterable<Trial> {
  const line = lines[at];
  if (line === undefined || keyIn(line) !== null) return;
  const [, before = "", key, value = ""] = STUCK.exec(line.content) ?? [];
  if (key !== undefined) yield written(line, before, `${key}: ${valuesOf(key, value)}`, key, `A space is missing after "${key}:".`);
  const [, dashes, word, gap = "", rest = ""] = WORD.exec(line.content) ?? [];
  if (dashes === undefined || word === undefined || rest.startsWith(":")) return;
  const instead = gap.trim();
  const fact = instead === "" ? `A colon is missing after "${word}".` : `A "${instead}" stands after "${word}", where a colon belongs.`;
  const isMeant = /^[=;：]$/.test(instead) || rest === "" || word.includes(".") || isKey(word);
  yield written(line, dashes, `${word}:${rest === "" ? "" : " "}${valuesOf(word, rest)}`, word, fact, isMeant ? 0 : UNKNOWN);
}

/** Values of an address in braces, each a text behind a colon and a space. */
function valuesOf(key: string, value: string): string {
  const inner = key === "params" || key === "query" ? /^\{\s*(.*?)\s*\}$/.exec(value)?.[1] : undefined;
  if (inner === undefined) return value;
  return `{ ${inner.replace(/([\w-]+) *[:=] */g, "$1: ").replace(/(: )(\d[\d.]*)(?=\s*(?:,|$))/g, '$1"$2"')} }`;
}

function written(line: SourceLine, dashes: string, meant: string, word: string, fact: string, cost = 0): Trial {
  const start = line.indent + dashes.length;
  return {
    code: "syntax-error",
    changed: new Map([[line.number, line.text.slice(0, start) + meant]]),
    cost,
    told: () =>
      slipIn(
        line,
        start,
        fact,
        meant.length > 60 ? `Write "${word}: " and then the rest of the line.` : `Write ${meant}`,
        start + word.length,
      ),
  };
}
