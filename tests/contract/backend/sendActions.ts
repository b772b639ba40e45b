import { CALLS, HEADERS } from "../../../generated/calls";
import { PERSONAS } from "../../../generated/personas";
import { DEMO } from "../../../generated/settings";
import { openDatabase } from "../../../src/server/database/openDatabase";
import type { ServerProcess } from "../../support/serverProcess";

const WHO = "tous-droits";
const [HERD] = PERSONAS[WHO].herds;
const SENDERS = 8;

export type SendAction = (key: string) => Promise<boolean>;

/** Signs in at a server, and sends actions to it: true once it has confirmed one by its key. */
export async function signedInSender({ origin }: ServerProcess): Promise<SendAction> {
  const json = { "Content-Type": "application/json" };
  const body = JSON.stringify({ login: WHO, password: DEMO.password });
  const response = await fetch(origin + CALLS.authenticate.path, { method: CALLS.authenticate.method, headers: json, body });
  const [token = ""]: string[] = await response.json();
  const access = response.headers.get(HEADERS.accessToken) ?? "";
  const identity = { ...json, [HEADERS.authorization]: `Bearer ${token}`, [HEADERS.accessToken]: access };
  return async (key) => {
    const action = { type: "t", numCheptel: HERD?.numCheptel, at: "2026-05-04T09:00:00.000Z", payload: { key } };
    const headers = { ...identity, [HEADERS.idempotencyKey]: key };
    const { method, path } = CALLS.syncActions;
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(action) }).catch(() => null);
    const echo = answer?.headers.get(HEADERS.idempotencyKey);
    await answer?.text().catch(() => "");
    return answer?.status === 200 && echo === key;
  };
}

/** Sends new actions from several sides until it is over; gives all keys that were sent, and those that were confirmed. */
export async function sendWithoutPause(send: SendAction, isOver: (confirmed: number) => boolean) {
  const sent: string[] = [];
  const confirmed: string[] = [];
  const one = async () => {
    while (!isOver(confirmed.length)) {
      const key = crypto.randomUUID();
      sent.push(key);
      if (await send(key)) confirmed.push(key);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, one));
  return { sent, confirmed };
}

/** Sends actions again, from several sides; gives the keys that are not confirmed now. */
export async function sendAgain(send: SendAction, keys: readonly string[]): Promise<readonly string[]> {
  const rest = [...keys];
  const failed: string[] = [];
  const one = async () => {
    for (let key = rest.pop(); key !== undefined; key = rest.pop()) if (!(await send(key))) failed.push(key);
  };
  await Promise.all(Array.from({ length: SENDERS }, one));
  return failed;
}

/** The keys that the database has, in their order, and how many actions it has counted for the account. */
export async function appliedAt(address: string): Promise<{ readonly keys: readonly string[]; readonly counted: number }> {
  const database = await openDatabase(address);
  try {
    const rows = await database.selectFrom("applied_actions").select("idempotency_key").where("account_id", "=", WHO).execute();
    const counts = await database.selectFrom("stored_actions").select("actions").where("account_id", "=", WHO).execute();
    return { keys: rows.map(({ idempotency_key }) => idempotency_key), counted: Number(counts[0]?.actions ?? 0) };
  } finally {
    await database.destroy();
  }
}
