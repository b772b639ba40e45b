import { MORE } from "../../read/more";
import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import type { Trial, Trials } from "./trial";

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
  const key = keyIn(line);
  // No key is made of so many words.
  if (key !== null && /\S +\S+ +\S/.test(key.name) && !/^["']/.test(line.content))
    yield remark(line, "This line is no entry and has no key of the registry before its colon.");
  // A line that ends a document is told as such.
  if (key !== null || line.content.startsWith("- ") || /^(?:-{3}|\.{3})\s*$/.test(line.text)) return;
  yield remark(line, "This line has no key with a colon, and belongs to nothing.");
};

/** A remark whose mark is gone. */
function remark(line: SourceLine, what: string): Trial {
  return {
    code: "syntax-error",
    changed: new Map([[line.number, "#"]]),
    cost: LAST,
    told: () =>
      MORE.test(line.content.trim())
        ? slipIn(line, line.indent, `${line.content.trim()} stands here for what is left out.`, "Remove this line: every entry is written.")
        : slipIn(line, line.indent, what, 'When it is a remark, start it with "# "; otherwise remove it.'),
  };
}
