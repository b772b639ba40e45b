import { type SourceLine, sourceLines } from "../../read/slip";
import { absorbs } from "./absorbs";
import { faultsOf } from "./faultsOf";
import type { Faulty } from "./faulty";
import type { Trial } from "./trial";

/** A change, the file with it, and how many faults then stay. */
export interface Best {
  readonly trial: Trial;
  readonly text: string;
  readonly rest: number;
}

/** The change after which fewest faults stay; of several, the cheapest. */
export function bestOf(
  { kind, faults, like }: Faulty,
  text: string,
  trials: Iterable<Trial>,
  read: (text: string) => unknown,
): Best | null {
  const lines = sourceLines(text);
  let best: Best | null = null;
  for (const trial of trials) {
    if (best !== null && best.rest === 0 && best.trial.cost <= trial.cost) continue;
    const changed = withRows(text, trial.changed);
    const left = faultsOf(kind, read(changed), like);
    if (
      left === null ||
      !isBetter(left, faults, like !== null || isBelowKey(lines, trial)) ||
      (like === null && absorbs(kind, lines, trial))
    )
      continue;
    if (best === null || left.length < best.rest || (left.length === best.rest && trial.cost < best.trial.cost))
      best = { trial, text: changed, rest: left.length };
  }
  return best;
}

/** A file with some of its lines changed. */
export function withRows(text: string, changed: Trial["changed"]): string {
  return text
    .split("\n")
    .map((row, number) => changed.get(number) ?? row)
    .join("\n");
}

/** A file that could not be read has to be without fault then; one that could, with fewer faults and no new one. */
function isBetter(left: readonly string[], before: readonly string[] | null, below: boolean): boolean {
  if (before === null) return left.length === 0;
  if (left.length === 0) return before.length > 0;
  // Some faults stay: only lines that come below a key without a value can be told from lines that hide among other faults.
  return below && left.length < before.length && left.every((fault) => before.includes(fault));
}

function isBelowKey(lines: readonly SourceLine[], { code, changed }: Trial): boolean {
  const index = lines.findIndex(({ number }) => changed.has(number));
  if (code === "wrong-comma" || code === "unknown-key") return true;
  // Above entries that stand below the last block of the file by their spaces alone.
  if (code === "missing-key" && [...changed.values()].some((text) => /^\w+:\n/.test(text))) return true;
  return code === "wrong-indent" && /:\s*$/.test(lines[index - 1]?.content ?? "");
}
