import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installPostgres } from "./installPostgres.mjs";

const READY_WITHIN_MS = 60_000;
const READY = "ready to accept connections";

/** Nothing of a test must survive a power cut. */
const WITHOUT_DURABILITY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * A PostgreSQL server of its own on a free loopback port, with a password, in a temporary folder that goes with it. Gives its
 * `address`, `stop` and `restart` (after a crash), or `why` there is none. `durable` leaves it as careful as it comes.
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = installPostgres();
  if (programs === null) return { why: "no server is installed (apt-get install postgresql)" };
  const owner = unprivilegedUser();
  if (owner === null) return { why: "it does not run as root, and there is no user postgres" };
  const folder = mkdtempSync(join(tmpdir(), "clarine-postgres-"));
  const password = randomBytes(18).toString("base64url");
  const cluster = { programs, owner, folder, password, port: await freePort() };
  try {
    create(cluster);
    const serve = () => launch(cluster, durable ? [] : WITHOUT_DURABILITY);
    return { address: `postgres://clarine:${password}@127.0.0.1:${cluster.port}/postgres`, ...endingWith(await serve(), serve, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { why: error.message };
  }
}

function create({ programs, owner, folder, password }) {
  const passwordFile = join(folder, "password");
  const data = join(folder, "data");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chmodSync(folder, 0o700);
  for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const access = ["--username=clarine", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const made = spawnSync(join(programs, "initdb"), ["-D", data, ...access, "--encoding=UTF8", "--locale=C", "--no-sync"], {
    ...owner,
    cwd: folder,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr.trim()}`);
}

async function launch({ programs, owner, folder, port }, settings) {
  const data = join(folder, "data");
  const options = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "max_connections=200", ...settings];
  // To a file: whoever waits in a child process reads no pipe, and a full one would stop the server.
  const log = join(folder, "log");
  const written = openSync(log, "w");
  const server = spawn(join(programs, "postgres"), ["-D", data, ...options.flatMap((option) => ["-c", option])], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", written, written],
  });
  closeSync(written);
  await ready(server, log);
  return server;
}

async function ready(server, log) {
  let failed = null;
  server.once("error", (error) => {
    failed = error.message;
  });
  for (const giveUp = Date.now() + READY_WITHIN_MS; Date.now() < giveUp; await pause(50)) {
    const said = readFileSync(log, "utf8");
    if (said.includes(READY)) return;
    if (failed !== null || server.exitCode !== null) throw new Error(`the server ended: ${failed ?? said.trim()}`);
  }
  server.kill("SIGQUIT");
  throw new Error("the server was not ready in time");
}

/** However this process ends, short of being killed, server and folder go with it. */
function endingWith(first, serve, folder) {
  let server = first;
  const end = () => {
    server.kill("SIGQUIT");
    // Nothing can be awaited any more; the server takes its mark away when it goes.
    for (let wait = 0; wait < 100 && existsSync(join(folder, "data/postmaster.pid")); wait++) spawnSync("sleep", ["0.1"]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  const interrupted = () => process.exit(130);
  process.once("exit", end);
  process.once("SIGINT", interrupted);
  process.once("SIGTERM", interrupted);
  const crash = async () => {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    if (server.exitCode === null && server.kill("SIGQUIT")) await gone;
  };
  const restart = async () => {
    await crash();
    server = await serve();
  };
  const stop = async () => {
    process.off("exit", end);
    process.off("SIGINT", interrupted);
    process.off("SIGTERM", interrupted);
    await crash();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { stop, restart };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return { uid: process.getuid?.(), gid: process.getgid?.() };
  const [uid, gid] = ["-u", "-g"].map((what) => Number.parseInt(spawnSync("id", [what, "postgres"], { encoding: "utf8" }).stdout, 10));
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
