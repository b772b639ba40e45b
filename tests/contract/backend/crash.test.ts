import { randomUUID } from "node:crypto";
import Libsql from "libsql";
import { expect, inject, test } from "vitest";
import { CALLS, HEADERS } from "../../../generated/calls";
import { PERSONAS } from "../../../generated/personas";
import { DEMO } from "../../../generated/settings";
import { openDatabase } from "../../../src/server/database/openDatabase";
import { bundledServer } from "../../support/bundledServer";
import { addressOf, unpreparedPlace } from "../../support/freshDatabase";
import { type ServerProcess, startServerProcess } from "../../support/serverProcess";

const ROUNDS = 2;
const WRITERS = 8;
const WRITES_BEFORE_THE_END = 40;
/** Several starts of a server, on a machine that may have much else to do. */
const WITHIN_MS = 240_000;

const { numCheptel } = PERSONAS["tous-droits"].herds[0] ?? { numCheptel: "" };
/** Of a type that only the log keeps. */
const ACTION = JSON.stringify({ type: "note", numCheptel, at: "2026-05-04T09:00:00.000Z", payload: {} });

async function signIn({ origin }: ServerProcess): Promise<Readonly<Record<string, string>>> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ login: "tous-droits", password: DEMO.password });
  const response = await fetch(origin + CALLS.authenticate.path, { method: CALLS.authenticate.method, headers, body });
  const [token = ""]: string[] = await response.json();
  const access = response.headers.get(HEADERS.accessToken) ?? "";
  return { ...headers, [HEADERS.authorization]: `Bearer ${token}`, [HEADERS.accessToken]: access };
}

/** Writes without a pause from several sides, and kills the server in the midst of it. */
async function writeUntilKilled(server: ServerProcess): Promise<{ readonly sent: number; readonly acknowledged: number }> {
  const headers = await signIn(server);
  let sent = 0;
  let acknowledged = 0;
  let killed: Promise<void> | null = null;
  const write = async () => {
    while (killed === null) {
      sent++;
      const keyed = { ...headers, [HEADERS.idempotencyKey]: randomUUID() };
      const request = { method: CALLS.syncActions.method, headers: keyed, body: ACTION };
      const response = await fetch(server.origin + CALLS.syncActions.path, request).catch(() => null);
      if (response?.status === 200 && ++acknowledged >= WRITES_BEFORE_THE_END) killed ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await killed;
  return { sent, acknowledged };
}

async function rowsAt(address: string): Promise<number> {
  const database = await openDatabase(address);
  try {
    return (await database.selectFrom("applied_actions").select("idempotency_key").execute()).length;
  } finally {
    await database.destroy();
  }
}

test(
  "a server killed while it writes loses nothing it has acknowledged, and starts again on whole data",
  async () => {
    const file = await bundledServer();
    const place = await unpreparedPlace();
    let before = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { sent, acknowledged } = await writeUntilKilled(await startServerProcess(file, place));
      const rows = await rowsAt(addressOf(place));
      expect(rows - before).toBeGreaterThanOrEqual(acknowledged);
      expect(rows - before).toBeLessThanOrEqual(sent);
      if (inject("postgres") === undefined) expect(faultsIn(addressOf(place))).toEqual([{ integrity_check: "ok" }]);
      before = rows;
    }
  },
  WITHIN_MS,
);

function faultsIn(address: string): unknown {
  const embedded = new Libsql(address);
  try {
    return embedded.pragma("integrity_check");
  } finally {
    embedded.close();
  }
}
