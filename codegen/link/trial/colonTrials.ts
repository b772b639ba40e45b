import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import type { Trial, Trials } from "./trial";

/** What stands in place of a colon, that of Asian keyboards too. */
const WORD = /^((?:- +)*)([A-Za-z0-9_][\w.{}-]*)( *[=;：]? *)(.*)$/;
/** A key whose value sticks to its colon; the address of a page is none. */
const STUCK = /^((?:- +)*)([A-Za-z0-9_][\w.{}-]*):(?!\/\/)(\S.*)$/;

/** A key that is not followed by a colon, or its colon not by a space. */
export const colonTrials: Trials = function* (lines, at) {
  const line = lines[at];
  if (line === undefined || keyIn(line) !== null) return;
  const [, before = "", key, value = ""] = STUCK.exec(line.content) ?? [];
  if (key !== undefined) yield written(line, before, `${key}: ${value}`, key, `A space is missing after "${key}:".`);
  const [, dashes, word, gap = "", rest = ""] = WORD.exec(line.content) ?? [];
  if (dashes === undefined || word === undefined || rest.startsWith(":")) return;
  const instead = gap.trim();
  const fact = instead === "" ? `A colon is missing after "${word}".` : `A "${instead}" stands after "${word}", where a colon belongs.`;
  yield written(line, dashes, `${word}:${rest === "" ? "" : " "}${rest}`, word, fact);
};

function written(line: SourceLine, dashes: string, meant: string, word: string, fact: string): Trial {
  const start = line.indent + dashes.length;
  return {
    code: "syntax-error",
    changed: new Map([[line.number, line.text.slice(0, start) + meant]]),
    cost: 0,
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
