import { endOfValue } from "./brackets";
import { type Slip, type SourceLine, slipIn } from "./slip";

export interface JoinedKey {
  readonly start: number;
  readonly name: string;
}

/** The key that stands behind a whole value of a line, and where it does. */
export function joinedKey(text: string, from: number): JoinedKey | null {
  const end = endOfValue(text, from);
  const [, gap, name] = end < 0 ? [] : (/^([}\]]*[,;]? +)([A-Za-z][\w-]*):(?: |$)/.exec(text.slice(end)) ?? []);
  return gap === undefined || name === undefined ? null : { start: end + gap.length, name };
}

export const TWO_LINES = "Two lines stand in one here.";

/** Two lines in one: nothing of either is lost when a new line starts before the second. */
export function joinedSlip(line: SourceLine, start: number, name: string, indent: number): Slip {
  const sign = /([,;]) *$/.exec(line.text.slice(0, start))?.[1];
  const more = sign === undefined ? "" : `, and remove the "${sign}" before it`;
  const gap = `${indent} ${indent === 1 ? "space" : "spaces"}`;
  return slipIn(line, start, TWO_LINES, `Start a new line before "${name}:", with ${indent === 0 ? "no space" : gap} at its start${more}.`);
}
