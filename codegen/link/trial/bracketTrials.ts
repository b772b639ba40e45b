import { rebracketed } from "../../read/brackets";
import type { SourceLine } from "../../read/slip";
import type { Trial } from "./trial";

/** `{ … }}`, `{ anyOf: name] }`: one brace or bracket too many, or one that is missing. */
export function* bracketTrials(lines: readonly SourceLine[]): Iterable<Trial> {
  for (const line of lines)
    for (const [index, { text, slip }] of [...rebracketed(line)].entries())
      yield { code: "syntax-error", changed: new Map([[line.number, text]]), cost: index / 100, told: () => slip };
}
