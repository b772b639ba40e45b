import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { spaces, type Trial } from "./trial";

/** A line that is gone, above lines that stand deeper than what is left above them. */
export function* headerTrials(lines: readonly SourceLine[], at: number, keys: Iterable<string>): Iterable<Trial> {
  const line = lines[at];
  const above = lines[at - 1];
  if (line === undefined) return;
  const columns = new Set(
    above === undefined ? [0] : [keyIn(above)?.at ?? above.indent, above.indent, 0].filter((column) => column <= line.indent),
  );
  for (const column of columns) {
    for (const key of keys) {
      yield {
        code: "missing-key",
        changed: new Map([[line.number, `${" ".repeat(column)}${key}:\n${line.text}`]]),
        cost: 1,
        told: () =>
          slipIn(
            line,
            line.indent,
            `The line "${key}:" is missing above this one.`,
            `Write "${key}:" on a line of its own above it, after ${spaces(column)}.`,
          ),
      };
    }
  }
}
