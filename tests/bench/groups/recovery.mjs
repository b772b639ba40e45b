import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startPostgres } from "../../support/postgres/startPostgres.mjs";
import { bundleServer } from "../bundleBackend.mjs";
import { figure } from "../figure.mjs";
import { percentile } from "../serverUnderLoad.mjs";
import { ROOT } from "../workFolder.mjs";

/** Pairs off the half in which one of the two took longer; by chance alone three times in a thousand runs 7.5 in a hundred. */
const BOUND_POINTS = 10;
const PAIRS = 400;
const WARM_UP = 50;
/** Longer than anything is counted for. */
const APART_MS = 24 * 60 * 60_000;
const WHO = "eleveur-lait";

const ENTRY = `
export { PERSONAS } from "../../generated/personas";
export { createBackend } from "./createBackend";
export { createPasswords } from "./credentials/passwords";
export { randomToken } from "./credentials/tokens";
export { openDatabase } from "./database/openDatabase";
export { storeAccounts } from "./database/storeAccounts";
export { GENERATED_REGISTRY } from "./registry/generatedRegistry";
`;

/** Whether a mail is that of an account, in the time of a recovery: asked in pairs, in this process, on either database. The middle of the times moves with the machine, which of a pair took longer does not. */
export async function measure(work) {
  const folder = join(ROOT, "node_modules/.cache/clarine", `bench-${randomUUID()}`);
  const file = join(folder, "recovery.mjs");
  const postgres = await startPostgres({ durable: true });
  if (postgres.why) console.error(`PostgreSQL was not measured: ${postgres.why}.`);
  try {
    await bundleServer(file, ENTRY);
    const server = await import(pathToFileURL(file).href);
    return [
      await measureOn(server, "sqlite", join(work, "recovery.sqlite")),
      ...(postgres.address ? [await measureOn(server, "postgres", postgres.address)] : []),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop?.();
  }
}

async function measureOn(server, name, address) {
  const database = await server.openDatabase(address);
  try {
    const { known, unknown } = await timesOf(server, database);
    const longer = (100 * known.filter((ms, pair) => ms > unknown[pair]).length) / PAIRS;
    const reading = (who, times) => ({ name: `${who} mail, median`, value: percentile(times, 0.5), unit: "ms" });
    return figure({
      name: `recovery-known-longer-${name}`,
      value: Math.abs(longer - 50),
      unit: "points off 50 %",
      bound: BOUND_POINTS,
      own: reading("known", known),
      baseline: reading("unknown", unknown),
    });
  } finally {
    await database.destroy();
  }
}

async function timesOf(server, database) {
  const { PERSONAS, createBackend, createPasswords, randomToken: newToken, storeAccounts, GENERATED_REGISTRY: registry } = server;
  let now = Date.parse("2026-05-04T09:00:00Z");
  const passwords = createPasswords();
  await storeAccounts(database, passwords, { personas: [PERSONAS[WHO]], password: WHO });
  const secret = new TextEncoder().encode(randomUUID());
  const backend = createBackend({ database, clock: { now: () => new Date(now) }, secret, registry, passwords, newToken });
  const { email } = PERSONAS[WHO].profile;
  const mails = { known: email, unknown: `x${email.slice(1)}` };
  const times = { known: [], unknown: [] };
  for (let pair = -WARM_UP; pair < PAIRS; pair++) {
    now += APART_MS;
    for (const who of pair % 2 === 0 ? ["known", "unknown"] : ["unknown", "known"]) {
      const request = new Request(`http://127.0.0.1/account/api/password/${mails[who]}`, { headers: { "X-App-Version": "1.0.0" } });
      const begin = performance.now();
      const { status } = await backend(request);
      const took = performance.now() - begin;
      if (status !== 200) throw new Error(`A recovery was refused (${status}).`);
      if (pair >= 0) times[who].push(took);
    }
  }
  return times;
}
