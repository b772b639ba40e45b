import type { SourceLine } from "../../read/slip";
import { valueBeside } from "../../read/valueBeside";
import type { Trial } from "./trial";

/** A text behind the colon of a key that holds the lines below it. */
export function* besideTrials(lines: readonly SourceLine[], nested: boolean): Iterable<Trial> {
  for (const [at, { number }] of lines.entries()) {
    const found = valueBeside(lines, at, nested);
    if (found !== null) yield { code: "syntax-error", changed: new Map([[number, found.meant]]), cost: 0, told: () => found.slip };
  }
}
