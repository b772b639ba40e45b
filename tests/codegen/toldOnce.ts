import { expect } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { baseWith, ICONS } from "./registryFixture";

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
