import { keyIn, slipIn } from "../../read/slip";
import type { Trials } from "./trial";

/** What stands in place of a colon, that of Asian keyboards too. */
const WORD = /^((?:- +)*)([A-Za-z0-9_][\w.{}-]*)( *[=;：]? *)(.*)$/;

/** A key that is not followed by a colon. */
export const colonTrials: Trials = function* (lines, at) {
  const line = lines[at];
  if (line === undefined || keyIn(line) !== null) return;
  const [, dashes, word, gap = "", rest = ""] = WORD.exec(line.content) ?? [];
  if (dashes === undefined || word === undefined || rest.startsWith(":")) return;
  const meant = `${word}:${rest === "" ? "" : " "}${rest}`;
  const start = line.indent + dashes.length;
  const instead = gap.trim();
  yield {
    code: "syntax-error",
    changed: new Map([[line.number, line.text.slice(0, start) + meant]]),
    cost: 0,
    told: () =>
      slipIn(
        line,
        start,
        instead === "" ? `A colon is missing after "${word}".` : `A "${instead}" stands after "${word}", where a colon belongs.`,
        meant.length > 60 ? `Write "${word}: " and then the rest of the line.` : `Write ${meant}`,
        start + word.length,
      ),
  };
};
