import { bracketSlip } from "./bracketSlip";
import { flowSlip } from "./flowSlip";
import { indentSlip } from "./indentSlip";
import { lineSlip, mergeSlip } from "./lineSlip";
import { openQuote } from "./openQuote";
import { keyIn, type Slip, sourceLines } from "./slip";
import { valueBeside } from "./valueBeside";

/** The slip behind an error of the parser, which often stops one line after it or, seldom, before it. */
export function slipNear(text: string, errorLine: number): Slip | null {
  const lines = sourceLines(text);
  const merge = mergeSlip(lines);
  if (merge !== null) return merge;
  const keys = new Set(lines.flatMap((line) => keyIn(line)?.name ?? []));
  const at = lines.findIndex(({ number }) => number >= errorLine);
  const last = at < 0 ? lines.length - 1 : at;
  for (const [index, line] of lines.entries()) {
    if (index < last - 1 || index > last) continue;
    const slip = valueBeside(lines, index)?.slip ?? bracketSlip(line) ?? flowSlip(line) ?? lineSlip(line, keys);
    if (slip !== null) return slip;
  }
  const indent = indentSlip(lines);
  const next = lines[last + 1]?.number ?? errorLine;
  if (indent !== null && indent.line <= next) return indent;
  return lines.slice(0, last + 1).reduceRight<Slip | null>((found, line) => found ?? openQuote(line), null);
}
