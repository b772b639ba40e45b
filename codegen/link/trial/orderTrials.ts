import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import type { Trial } from "./trial";

/** Entries that were put above the key of their list instead of below it. */
export function* orderTrials(lines: readonly SourceLine[]): Iterable<Trial> {
  for (const [at, first] of lines.entries()) {
    if (!first.content.startsWith("- ") || lines[at - 1]?.content.endsWith(":") !== false) continue;
    const end = lines.findIndex((line, index) => index > at && line.indent < first.indent);
    const [header, below] = [lines[end], lines[end + 1]];
    if (header === undefined || below?.indent !== first.indent || !below.content.startsWith("- ")) continue;
    const name = keyIn(header)?.name;
    const block = lines.slice(at, end);
    const last = block.at(-1) ?? first;
    // Blank lines and remarks between them would be lost.
    if (name === undefined || !header.content.endsWith(":") || header.number - first.number !== block.length) continue;
    yield {
      code: "wrong-indent",
      changed: new Map([header, ...block].map((line, index) => [first.number + index, line.text])),
      cost: 2,
      told: () =>
        slipIn(
          first,
          first.indent,
          `An entry stands above "${name}:", the line below which it belongs.`,
          `Put ${linesOf(first, last)} below "${name}:" in line ${header.number + 1}.`,
        ),
    };
  }
}

/** `line 4` or `the lines 4 to 7`. */
export function linesOf(first: SourceLine, last: SourceLine): string {
  return first === last ? `line ${first.number + 1}` : `the lines ${first.number + 1} to ${last.number + 1}`;
}
