import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { BENCH } from "./workFolder.mjs";

const run = promisify(execFile);
const MS_PER_TICK = 10;

/** Starts a server script on a free loopback port and gives its origin, its processor time so far, and its end. */
export async function startServer(args, env = {}) {
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: "0", ...env }, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const port = await new Promise((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const found = /listening on (\d+)/.exec(String(text))?.[1];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error("The server ended before it listened.")));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuOfProcess(child.pid),
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Sends requests from a process of its own for so many seconds; gives the time of each, by kind of request. */
export async function load(origin, requests, { lanes, seconds }) {
  const plan = JSON.stringify({ origin, requests, lanes, seconds });
  const running = run(process.execPath, [join(BENCH, "programs/load.mjs")], { maxBuffer: 1 << 28 });
  // Too long for an argument.
  running.child.stdin.end(plan);
  const { stdout } = await running;
  return JSON.parse(stdout).times;
}

/** User and system time of a process with all its threads, as Linux counts it. */
function cpuOfProcess(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

export function percentile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
