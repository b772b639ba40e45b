import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { median } from "../cpu.mjs";
import { ratioFigure } from "../figure.mjs";
import { BENCH, ROOT } from "../workFolder.mjs";

const BOUND = 1.3;
const BOUND_IDLE_TIMEOUT = 1.1;
const ROUNDS = 9;
/** Applications the shell is drawn with, as in the registry of the product. */
const FIRST = 4;

/** The first group alone is what the others are measured against. */
const ALONE = { name: "first group alone", first: FIRST, all: FIRST };
const CONTESTANTS = [
  { name: "sign-in-1", first: 1, all: 1 },
  { name: "sign-in-10", first: FIRST, all: 10 },
  { name: "sign-in-70", first: FIRST, all: 70 },
  { name: "sign-in-70-one-silent", first: FIRST, all: 70, silent: "rest" },
];
const SILENT_FIRST = { name: "sign-in-70-first-silent", first: FIRST, all: 70, silent: "first" };

/** From the sign-in to the first menu that can be used, in wall-clock time: each login takes 50 ms, one never ends. */
export async function measure(work) {
  const script = join(work, "signIn.mjs");
  await bundle(script);
  const { taken, idleTimeoutMs } = run(script, [ALONE, ...CONTESTANTS], ROUNDS);
  const reading = (name, values) => ({ name, value: median(values), unit: "ms" });
  const alone = reading(ALONE.name, taken[ALONE.name]);
  const figures = CONTESTANTS.map(({ name }) => {
    const ratio = median(taken[name].map((ms, round) => ms / taken[ALONE.name][round]));
    return ratioFigure(name, ratio, BOUND, reading(name, taken[name]), alone);
  });
  const silent = reading(SILENT_FIRST.name, run(script, [SILENT_FIRST], 2).taken[SILENT_FIRST.name]);
  const idleTimeout = { name: "idle timeout of the settings", value: idleTimeoutMs, unit: "ms" };
  return [...figures, ratioFigure(SILENT_FIRST.name, silent.value / idleTimeout.value, BOUND_IDLE_TIMEOUT, silent, idleTimeout)];
}

function run(script, contestants, rounds) {
  const args = [script, JSON.stringify(contestants), String(rounds)];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" }));
}

/** The flows as the product runs them, without types; what follows the first menu is in the same file. */
async function bundle(file) {
  const made = await rolldown({ input: join(BENCH, "programs/signIn.mjs"), platform: "node", logLevel: "silent" });
  await made.write({ file, format: "esm", codeSplitting: false });
  await made.close();
}
