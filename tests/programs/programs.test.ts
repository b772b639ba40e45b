import { expect, test } from "vitest";
import type { Breach } from "./oracle";
import { type ProgramResult, runProgram } from "./program";

/** The seeds; `npm run programs -- 1 17` repeats the life of seed 17. */
const FIRST = Number(process.env.PROGRAM_SEED ?? 1);
const COUNT = Number(process.env.PROGRAMS ?? 12);

test(
  `what a farmer was told to be kept reaches the server once, under its user and herd and in order, whatever network, tabs, crashes, logouts, switches and updates do (${COUNT} lives from seed ${FIRST}) [SYN-01]`,
  async () => {
    // What is loaded when it is first asked for takes real time, which would be another life for the same seed.
    await runProgram(0);
    const results: ProgramResult[] = [];
    for (let seed = FIRST; seed < FIRST + COUNT; seed++) results.push(await runProgram(seed));
    const sum = (count: (result: ProgramResult) => number) => results.reduce((before, result) => before + count(result), 0);
    const breaches = (breach: Breach) => sum(({ broken }) => broken.filter((one) => one.breach === breach).length);
    const [entered, faults, conflicts, decisions] = [
      sum((result) => result.entered),
      sum((result) => result.faults),
      sum((result) => result.conflicts),
      sum((result) => result.decisions),
    ];
    console.info(
      `${COUNT} lives from seed ${FIRST}: ${entered} entries kept, ${faults} faults, ${conflicts} conflicts met, ${decisions} decisions; ` +
        `${breaches("lost")} lost, ${breaches("twice")} twice, ${breaches("wrong")} under the wrong user or herd, ` +
        `${breaches("order")} out of order, ${breaches("stuck")} stuck`,
    );
    expect(results.filter(({ broken }) => broken.length > 0)).toEqual([]);
    // They did meet what they are about.
    for (const met of [entered, faults]) expect(met).toBeGreaterThan(COUNT);
    for (const met of [conflicts, decisions]) expect(met).toBeGreaterThan(COUNT / 10);
  },
  60_000 + COUNT * 10_000,
);
