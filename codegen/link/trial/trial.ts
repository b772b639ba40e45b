import type { Slip, SourceLine } from "../../read/slip";

/** One change that may mend a file: the lines as they would stand, and what to say when it does. */
export interface Trial {
  readonly code: "syntax-error" | "wrong-indent" | "wrong-dash" | "wrong-comma" | "missing-key" | "unknown-key" | "yaml-tab";
  /** New text of lines by their number. */
  readonly changed: ReadonlyMap<number, string>;
  /** Of two changes that mend a file the cheaper one was meant. */
  readonly cost: number;
  readonly told: () => Slip;
}

/** Changes that may mend a file around one of its lines. */
export type Trials = (lines: readonly SourceLine[], at: number) => Iterable<Trial>;

export function spaces(count: number): string {
  return count === 0 ? "no space" : `${count} ${count === 1 ? "space" : "spaces"}`;
}

/** A line with those that stand deeper below it. */
export function blockAt(lines: readonly SourceLine[], at: number): readonly SourceLine[] {
  const { indent } = lines[at] ?? { indent: 0 };
  const end = lines.findIndex((line, index) => index > at && line.indent <= indent);
  return lines.slice(at, end < 0 ? lines.length : end);
}
