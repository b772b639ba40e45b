import { expect, test } from "vitest";
import { runProgram } from "./program";

/** The seeds; `npm run programs -- 1 17` repeats the life of seed 17. */
const FIRST = Number(process.env.PROGRAM_SEED ?? 1);
const COUNT = Number(process.env.PROGRAMS ?? 12);

test(
  `what a farmer was told to be kept reaches the server once, under its user and herd and in order, whatever network, tabs, crashes, logouts, switches and updates do (${COUNT} lives from seed ${FIRST}) [SYN-01]`,
  async () => {
    const results = [];
    for (let seed = FIRST; seed < FIRST + COUNT; seed++) results.push(await runProgram(seed));
    expect(results.filter(({ broken }) => broken.length > 0)).toEqual([]);
    // They did meet what they are about.
    expect(results.reduce((sum, { entered }) => sum + entered, 0)).toBeGreaterThan(COUNT);
    expect(results.reduce((sum, { faults }) => sum + faults, 0)).toBeGreaterThan(COUNT);
  },
  60_000 + COUNT * 10_000,
);
