import { keyIn, slipIn } from "../../read/slip";
import type { Trials } from "./trial";

/** Likelier than anything that changes more than one sign. */
const LAST = 40;

/** What is too much on a line: a comma at its end, or all of it, when it is a remark without its mark. */
export const endTrials: Trials = function* (lines, at) {
  const line = lines[at];
  if (line === undefined) return;
  const bare = line.text.replace(/[,;]+\s*$/, "");
  if (bare !== line.text) {
    yield {
      code: "wrong-comma",
      changed: new Map([[line.number, bare]]),
      cost: 1,
      told: () =>
        slipIn(
          line,
          bare.length,
          `A "${line.text.charAt(bare.length)}" stands at the end of line ${line.number + 1}.`,
          "Remove it: here, a line ends without one.",
        ),
    };
  }
  if (keyIn(line) !== null || line.content.startsWith("- ")) return;
  yield {
    code: "syntax-error",
    changed: new Map([[line.number, "#"]]),
    cost: LAST,
    told: () =>
      slipIn(
        line,
        line.indent,
        "This line has no key with a colon, and belongs to nothing.",
        'When it is a remark, start it with "# "; otherwise remove it.',
      ),
  };
};
