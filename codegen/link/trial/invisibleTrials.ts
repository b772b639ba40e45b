import { invisibleSlip } from "../../read/invisibleSlip";
import type { SourceLine } from "../../read/slip";
import type { Trial } from "./trial";

/** Lines on which an invisible character stands where a space belongs: at the start, behind the dash or behind the colon. */
export function* invisibleTrials(lines: readonly SourceLine[]): Iterable<Trial> {
  const slips = lines.flatMap((line) => {
    const slip = invisibleSlip(line);
    return slip === null ? [] : [{ line, slip }];
  });
  const [first, second] = slips;
  if (first === undefined) return;
  const also = second === undefined ? "" : ` Line ${second.line.number + 1} has one too.`;
  yield {
    code: "syntax-error",
    changed: new Map(
      slips.map(({ line, slip }) => [
        line.number,
        line.text.slice(0, slip.start) + " ".repeat(slip.end - slip.start) + line.text.slice(slip.end),
      ]),
    ),
    cost: 0,
    told: () => ({ ...first.slip, hint: first.slip.hint + also }),
  };
}
