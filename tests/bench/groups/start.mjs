import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../cpu.mjs";
import { figure } from "../figure.mjs";
import { ROOT } from "../workFolder.mjs";

const ROUNDS = 3;
const BOUND_S = 3;
const GIVE_UP_S = 60;
const PORT = Number(process.env.BENCH_PORT ?? 4511);

/** From the command to the first healthy answer, in a clone that is built: with an empty data folder, then with the one it left. */
export async function measure(work) {
  const build = spawnSync(process.execPath, ["scripts/build.mjs"], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  if (build.status !== 0) throw new Error("The build failed");
  if (!existsSync(join(ROOT, "dist/server/main.js"))) throw new Error("The build left no server");
  const first = [];
  const again = [];
  for (let round = 0; round < ROUNDS; round++) {
    const data = join(work, `data-${round}`);
    first.push(await secondsToReady(data));
    again.push(await secondsToReady(data));
  }
  const figureOf = (name, seconds) => figure({ name, value: median(seconds), unit: "s", bound: BOUND_S });
  return [figureOf("start-empty-data", first), figureOf("start-again", again)];
}

async function secondsToReady(data) {
  const env = { ...process.env, PORT: String(PORT), HOST: "127.0.0.1", DATA_DIR: data };
  const began = performance.now();
  // A group of its own, so that npm and what it starts end together.
  const server = spawn("npm", ["start"], { cwd: ROOT, env, stdio: "ignore", detached: true });
  const ended = once(server, "exit");
  try {
    while (!(await isHealthy())) {
      if (server.exitCode !== null) throw new Error("npm start ended by itself");
      if (performance.now() - began > GIVE_UP_S * 1000) throw new Error(`npm start is not ready after ${GIVE_UP_S} s`);
      await pause(20);
    }
    return (performance.now() - began) / 1000;
  } finally {
    if (server.exitCode === null) process.kill(-server.pid, "SIGTERM");
    await ended;
  }
}

async function isHealthy() {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/healthz`)).status === 200;
  } catch {
    return false; // Nobody listens yet.
  }
}
