import { median } from "../cpu.mjs";

const BATCH_US = 20_000;
/** Long enough for the engine to compile what is called often. */
const WARM_UP_US = 500_000;

/**
 * Processor time of one call in microseconds, by name: the median of many short batches, taken in turn so that a busy moment
 * of the machine meets all alike.
 */
export function timePerCall(contestants, rounds) {
  const batches = Object.entries(contestants).map(([name, call]) => ({ name, call, calls: callsPerBatch(call), taken: [] }));
  for (let round = 0; round < rounds; round++)
    for (const batch of batches) batch.taken.push(timeBatch(batch.call, batch.calls) / batch.calls);
  return Object.fromEntries(batches.map(({ name, taken }) => [name, median(taken)]));
}

/** After a warm-up, doubled until a batch is long enough for the clock. */
function callsPerBatch(call) {
  for (let spent = 0, calls = 1; spent < WARM_UP_US; calls *= 2) spent += timeBatch(call, calls);
  for (let calls = 1; ; calls *= 2) if (timeBatch(call, calls) >= BATCH_US) return calls;
}

function timeBatch(call, calls) {
  const before = process.cpuUsage();
  for (let at = 0; at < calls; at++) call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** A shuffle that is the same in every run. */
export function shuffled(values) {
  const out = [...values];
  let seed = 42;
  for (let at = out.length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const other = seed % (at + 1);
    [out[at], out[other]] = [out[other], out[at]];
  }
  return out;
}
