import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundleBackend } from "../bundleBackend.mjs";
import { figure } from "../figure.mjs";
import { load, percentile, startServer } from "../serverUnderLoad.mjs";
import { ROOT } from "../workFolder.mjs";

/** How long a ping may take while others send what they like. */
const BOUND_MS = 250;
const SECONDS = 8;
const PATIENT = { lanes: 1, seconds: SECONDS };
const MEGABYTE = 1_000_000;
const PING = { path: "/stateManager/api/ping" };
const JSON_BODY = { "Content-Type": "application/json" };

/** Half a million values, to a call that takes a megabyte from an account. */
const WIDE = { lanes: 20, path: "/stateManager/api/login/", body: JSON.stringify(Array(MEGABYTE / 2 - 1).fill(0)) };
/** As wide as a body may be, and as long. */
const WIDEST = JSON.stringify({ values: Array(99_000).fill("1234567") });
/** From strangers, and what costs most from an account, whose bodies are read. */
const ATTACKS = {
  "large-bodies": { lanes: 8, path: "/account/api/authenticate", body: JSON.stringify({ login: "x".repeat(MEGABYTE), password: "x" }) },
  "wide-bodies": WIDE,
  "wide-bodies-of-an-account": { ...WIDE, signedIn: true },
  "widest-bodies-of-an-account": { ...WIDE, body: WIDEST, signedIn: true },
};

/** The 99th percentile of a ping while strangers load the server, beside one that is left alone. */
export async function measure(work) {
  const folder = join(ROOT, "node_modules/.cache/clarine", `bench-${randomUUID()}`);
  const file = join(folder, "backend.mjs");
  try {
    await bundleBackend(file);
    const server = await startServer([file], { DATABASE: join(work, "strangers.sqlite") });
    try {
      return await measureOn(server);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOn({ origin }) {
  const pings = async () => percentile((await load(origin, [PING], PATIENT))[0], 0.99);
  const access = await accessHeader(origin);
  await pings();
  const alone = await pings();
  const figures = [];
  for (const [name, { lanes, path, body, signedIn = false }] of Object.entries(ATTACKS)) {
    const attack = { method: "POST", path, headers: { ...JSON_BODY, ...(signedIn ? access : {}) }, body, status: null };
    const [value, [sent]] = await Promise.all([pings(), load(origin, [attack], { lanes, seconds: SECONDS })]);
    const own = { name: `${sent.length} bodies of ${Math.round(body.length / 1000)} kB`, value, unit: "ms" };
    figures.push(
      figure({
        name: `ping-p99-${name}`,
        value,
        unit: "ms",
        bound: BOUND_MS,
        own,
        baseline: { name: "alone", value: alone, unit: "ms" },
      }),
    );
  }
  return figures;
}

async function accessHeader(origin) {
  const body = JSON.stringify({ login: "eleveur-lait", password: "demo-herd" });
  const response = await fetch(`${origin}/account/api/authenticate`, { method: "POST", headers: JSON_BODY, body });
  const [token] = await response.json();
  return { "X-Access-Token": response.headers.get("x-access-token"), Authorization: `Bearer ${token}` };
}
