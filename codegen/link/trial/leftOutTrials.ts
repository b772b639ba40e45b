import { MORE } from "../../read/more";
import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { type Keys, keysBeside } from "./keys";
import { spaces, type Trial } from "./trial";

/** Signs for what is still to be written. */
const SIGNS = /^(?:[?–—-]+|_+|x+)$/i;
/** Stands for the text that only its author knows. */
const UNWRITTEN = "Zz";

/** `…` or a language alone in place of the lines of a text that are still to be written. */
export function* leftOutTrials(lines: readonly SourceLine[], at: number, { languages }: Keys): Iterable<Trial> {
  const line = lines[at];
  const above = lines[at - 1];
  const key = above === undefined ? null : keyIn(above);
  if (line === undefined || key === null || !languages.has(key.name)) return;
  const written = line.content.trim();
  const beside = keysBeside(lines, at - 1, key.at);
  const lacking = [...languages].filter((language) => !beside.has(language));
  const isAlone = lacking.includes(written);
  const names = isAlone ? [written] : lacking;
  if (names.length === 0 || !(isAlone || MORE.test(written) || SIGNS.test(written))) return;
  const them = names.map((name) => `"${name}: "`).join(" and ");
  const lineFor = names.length > 1 ? "a line for each language that is missing," : "";
  yield {
    code: "syntax-error",
    changed: new Map([[line.number, names.map((name) => `${" ".repeat(key.at)}${name}: ${UNWRITTEN}`).join("\n")]]),
    cost: 0,
    told: () =>
      slipIn(
        line,
        line.indent,
        isAlone
          ? `A colon and a text are missing after "${written}".`
          : `"${written}" stands here in place of ${them.replaceAll(": ", "")}.`,
        `Write ${lineFor} ${them} and the text, after ${spaces(key.at)}, in place of this line.`.replace("  ", " "),
      ),
  };
}
