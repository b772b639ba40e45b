import { INVISIBLE, invisibleIn } from "../diagnostic/invisible";
import { keyIn, type Slip, type SourceLine, slipIn } from "./slip";

/** What looks like spaces. */
const SPACES = /^[\u00a0\u2007\u202f\u3000]+/;

/** An invisible character where YAML needs a space, or nothing: at the start of a line, behind its dash or behind its colon. */
export function invisibleSlip(line: SourceLine): Slip | null {
  const { text } = line;
  const head = /^[\s\u200b-\u200d\u2060]*/.exec(text)?.[0].length ?? 0;
  const before = text.slice(0, head).search(INVISIBLE);
  const dash = /^ *-(?=[\u00a0\u202f])/.exec(text)?.[0].length ?? -1;
  const colon = keyIn(line) === null ? /:[\u00a0\u202f]/.exec(text)?.index : undefined;
  const [at, where] =
    before >= 0
      ? [before, "at the start of the line"]
      : dash >= 0
        ? [dash, "after the dash"]
        : [colon === undefined ? -1 : colon + 1, "after the colon"];
  if (at < 0) return null;
  const { what, remedy } = invisibleIn(text.charAt(at));
  const run = SPACES.exec(text.slice(at))?.[0].length ?? 0;
  if (run > 1 && before >= 0) {
    const fact = `Invisible no-break spaces stand here, ${where}.`;
    return slipIn(
      line,
      at,
      fact,
      `Remove what stands before "${text.trimStart().split(" ")[0]}", and type ${head} spaces with the space bar.`,
      at + run,
    );
  }
  return slipIn(line, at, `${what} stands here, ${where}.`, remedy, at + 1);
}
