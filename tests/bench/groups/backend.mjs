import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../../support/postgres/startPostgres.mjs";
import { bundleBackend } from "../bundleBackend.mjs";
import { median } from "../cpu.mjs";
import { figure, ratioFigure } from "../figure.mjs";
import { load, percentile, startServer } from "../serverUnderLoad.mjs";
import { BENCH, ROOT } from "../workFolder.mjs";

/** A thousand reads a second on one core. */
const BOUND_US = 1000;
const BOUND_LOGIN = 1.25;
const READER = "eleveur-lait";
const READ = { lanes: 8, seconds: 2, rounds: 5 };
/** By count: on a busy machine the engine has not compiled what is called often after any number of seconds. */
const WARM_UP = 8000;
/** No more lanes than the server takes attempts of one account. */
const LOGIN = { lanes: 8, seconds: 20 };
const PASSWORD = "demo-herd";
const JSON_BODY = { "Content-Type": "application/json" };

/** Profile reads and logins of the demo backend, a process of its own on loopback, on either database. */
export async function measure(work) {
  const folder = join(ROOT, "node_modules/.cache/clarine", `bench-${randomUUID()}`);
  const file = join(folder, "backend.mjs");
  const postgres = await startPostgres({ durable: true });
  if (postgres.why) console.error(`PostgreSQL was not measured: ${postgres.why}.`);
  try {
    await bundleBackend(file);
    return [
      ...(await measureOn(file, "sqlite", join(work, "backend.sqlite"))),
      ...(postgres.address ? await measureOn(file, "postgres", postgres.address) : []),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop?.();
  }
}

async function measureOn(file, name, database) {
  const server = await startServer([file], { DATABASE: database });
  try {
    return [await profileReads(server, name), ...(await logins(server, name))];
  } finally {
    await server.stop();
  }
}

/** Processor time of the server for one read, in turn with a server that only sends the same text. */
async function profileReads(server, name) {
  const read = await profileRequest(server.origin);
  const text = await (await fetch(server.origin + read.path, read)).text();
  const bare = await startServer([join(BENCH, "programs/bareServer.mjs"), text]);
  try {
    const taken = { own: [], bare: [] };
    for (const each of [server, bare]) await warmUp(each, read);
    for (let round = 0; round < READ.rounds; round++) {
      taken.own.push(await usPerRequest(server, read));
      taken.bare.push(await usPerRequest(bare, read));
    }
    const own = median(taken.own);
    const reads = { name: `profile of ${text.length} bytes`, value: 1e6 / own, unit: "reads/CPU s" };
    const baseline = { name: "node:http, same text", value: median(taken.bare), unit: "us" };
    return figure({ name: `backend-profile-${name}`, value: own, unit: "us", bound: BOUND_US, own: reads, baseline });
  } finally {
    await bare.stop();
  }
}

async function warmUp({ origin }, request) {
  for (let sent = 0; sent < WARM_UP; ) sent += (await load(origin, [request], READ))[0].length;
}

async function usPerRequest(server, request) {
  const before = server.cpuMs();
  const [times] = await load(server.origin, [request], READ);
  return ((server.cpuMs() - before) * 1000) / times.length;
}

/** Logins in turn with hashes alone, from the same lanes. */
async function logins(server, name) {
  const hash = { path: "/bench/hash" };
  const login = { method: "POST", path: "/account/api/authenticate", headers: JSON_BODY, body: credentials(READER) };
  await load(server.origin, [login, hash], { ...LOGIN, seconds: 2 });
  const [login_, hash_] = await load(server.origin, [login, hash], LOGIN);
  return [0.5, 0.99].map((share) => {
    const label = `p${share * 100}`;
    const reading = (who, times) => ({ name: who, value: percentile(times, share), unit: "ms" });
    const own = reading(`${login_.length} logins`, login_);
    const alone = reading("a hash alone", hash_);
    return ratioFigure(`backend-login-${label}-${name}`, own.value / alone.value, BOUND_LOGIN, own, alone);
  });
}

async function profileRequest(origin) {
  const response = await fetch(`${origin}/account/api/authenticate`, { method: "POST", headers: JSON_BODY, body: credentials(READER) });
  const [token] = await response.json();
  return { path: `/account/api/login/${token}`, headers: { "X-Access-Token": response.headers.get("x-access-token") } };
}

function credentials(login) {
  return JSON.stringify({ login, password: PASSWORD });
}
