import type { Diagnostic } from "../../diagnostic/diagnostic";
import { finding } from "../../diagnostic/finding";
import { INVISIBLE } from "../../diagnostic/invisible";
import { quickYaml } from "../../read/quickYaml";
import { readFully } from "../../read/readDocument";
import { sourceLines } from "../../read/slip";
import { bestInEntry } from "./bestInEntry";
import { type Best, bestOf } from "./bestOf";
import type { Faulty } from "./faulty";
import { groupTrials } from "./groupTrials";
import { invisibleTrials } from "./invisibleTrials";
import { besideSecond } from "./secondSlip";
import type { Trial } from "./trial";
import { headersNear, scalarTrials, trialsNear, wholeTrials } from "./trialsOf";

/** A file with one slip mended, and the finding that tells it. */
export interface MendedText {
  readonly text: string;
  readonly finding: Diagnostic;
  /** Numbers of the lines that were changed, from 1. */
  readonly lines: ReadonlySet<number>;
  /** Lines that were put in, and the number of the first; null when none was. */
  readonly inserted: { readonly from: number; readonly count: number } | null;
}

/** Changes that are tried with the full parser. */
const SLOWLY = 150;

/**
 * Looks for the one change of spaces, dashes or colons that leaves fewer faults in a file, near the lines where faults
 * show. Only a change after which the file is read is told, so its remedy works. Called for files that are wrong already.
 */
export function mendedText(faulty: Faulty): MendedText | null {
  const { file, unreadable } = faulty;
  const text = faulty.text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const lines = sourceLines(text);
  const unseen = bestOf(faulty, text, invisibleTrials(lines), quickYaml);
  if (unseen === null && lines.some((line) => INVISIBLE.test(line.text.slice(0, line.indent)))) return null;
  const found = unseen ?? bestAsWritten(faulty, text);
  const best = found === null || found.rest > 0 ? (besideSecond(faulty, text) ?? found) : found;
  if (best === null) return null;
  const { trial } = best;
  const { line, start, end, message, hint } = trial.told();
  const count = best.text.split("\n").length - text.split("\n").length;
  const at = { file, line: line + 1, column: start + 1, endLine: line + 1, endColumn: end + 1 };
  return {
    text: best.text,
    finding: finding(at, unreadable && trial.code !== "yaml-tab" ? "syntax-error" : trial.code, message, { hint }),
    inserted: count > 0 ? { from: line + 1, count } : null,
    lines: new Set([...trial.changed.keys()].map((number) => number + 1)),
  };
}

function bestAsWritten(faulty: Faulty, text: string): Best | null {
  const lines = sourceLines(text);
  return (
    bestOf(faulty, text, wholeTrials(faulty, lines), quickYaml) ??
    bestOf(faulty, text, faulty.scalar ? scalarTrials(faulty, lines) : trialsNear(faulty, lines), quickYaml) ??
    bestOf(faulty, text, faulty.scalar ? [] : headersNear(faulty, lines), quickYaml) ??
    bestOf(faulty, text, faulty.kind === "menu" && !faulty.scalar ? groupTrials(lines) : [], quickYaml) ??
    bestOf(faulty, text, faulty.emptied ? firstOf(trialsNear(faulty, lines), SLOWLY) : [], slowly(faulty, text)) ??
    bestInEntry(faulty, text)
  );
}

/** Some values only the full parser reads: keys without a value, which another slip may have left. */
function slowly({ kind, file }: Faulty, before: string): (text: string) => unknown {
  let twice: number | null = null;
  return (text) => {
    const { document, diagnostics } = readFully(kind, file, text);
    twice ??= readFully(kind, file, before).diagnostics.length;
    // A line is not meant where its key is already.
    return diagnostics.some(({ code }) => code !== "duplicate-key") || diagnostics.length > twice ? undefined : document.value;
  };
}

/** The cheapest ones, when each costs some milliseconds. */
function firstOf(trials: Iterable<Trial>, count: number): readonly Trial[] {
  return [...trials].sort((a, b) => a.cost - b.cost).slice(0, count);
}
