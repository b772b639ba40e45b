import { spawnSync } from "node:child_process";

/** Processor time (user and system, threads and child processes included) of one command, in milliseconds; `codes` are the exit codes that are right. */
export function cpuOf([command, ...args], { cwd, codes = [0] } = {}) {
  // The shell's own clock counts what its children used, to the millisecond; Node.js reports only on itself.
  const timed = ["-c", 'TIMEFORMAT="%3U %3S"; time "$@"', "bash", command, ...args];
  const run = spawnSync("bash", timed, { cwd, encoding: "utf8", env: { ...process.env, LC_ALL: "C" }, maxBuffer: 1 << 28 });
  if (!codes.includes(run.status)) throw new Error(`${command} ${args.join(" ")} failed:\n${run.stdout}${run.stderr}`);
  const [user, system] = run.stderr.trim().split("\n").at(-1).split(" ").map(Number);
  return (user + system) * 1000;
}

/**
 * Runs every contestant once a round, so that a busy moment of the machine meets all of them alike; one round before
 * counts for nothing. Gives each its median, and the median over the rounds of its ratio to another.
 */
export function interleave(contestants, rounds) {
  const taken = new Map(Object.keys(contestants).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const [name, run] of Object.entries(contestants)) {
      const cpu = run();
      if (round >= 0) taken.get(name).push(cpu);
    }
  return {
    median: (name) => median(taken.get(name)),
    ratio: (name, to) => median(taken.get(name).map((cpu, round) => cpu / taken.get(to)[round])),
  };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
