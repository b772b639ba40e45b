import { expect } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { baseWith, edited, ICONS } from "./registryFixture";

export type Changes = Readonly<Record<string, string | null>>;

/** Findings about the small registry with changes, each on one line. */
export function tell(changes: Changes): readonly string[] {
  return checkRegistry(baseWith(changes), { icons: ICONS }).diagnostics.map(
    ({ file, line, code, message, hint }) => `${file}:${line} ${code} ${message} ${hint ?? ""}`,
  );
}

/** One slip, one finding, which holds these pieces. */
export function toldOnce(changes: Changes, ...pieces: readonly string[]): void {
  const told = tell(changes);
  expect(told).toHaveLength(1);
  for (const piece of pieces) expect(told[0]).toContain(piece);
}

/** A slip in one file: what stands there, what somebody wrote, what is told, and what then stands there when it is done word by word. */
export interface Slip {
  readonly file: string;
  readonly right: string;
  readonly written: string;
  readonly told: readonly string[];
  /** What the remedy leads to, where that is not what stood there. */
  readonly mended?: string;
}

/** One finding, and a registry without any once its remedy is carried out. */
export function toldAndMended({ file, right, written, told, mended = right }: Slip): void {
  toldOnce(edited(file, right, written), ...told);
  expect(tell(edited(file, right, mended))).toEqual([]);
}
