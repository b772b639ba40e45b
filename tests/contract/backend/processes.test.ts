import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS, HEADERS } from "../../../generated/calls";
import { DEMO } from "../../../generated/settings";
import { openDatabase } from "../../../src/server/database/openDatabase";
import { bundledServer } from "../../support/bundledServer";
import { addressOf, unpreparedPlace } from "../../support/freshDatabase";
import { type ServerProcess, startServerProcess } from "../../support/serverProcess";

const LOGIN = "tous-droits";
/** Starts take long on a machine that has much else to do. */
const START_WITHIN_MS = 240_000;

let file: string;
let place: Readonly<Record<string, string>>;
let one: ServerProcess;
let other: ServerProcess;

beforeAll(async () => {
  file = await bundledServer();
  place = await unpreparedPlace();
  [one, other] = await Promise.all([startServerProcess(file, place), startServerProcess(file, place)]);
}, START_WITHIN_MS);

afterAll(() => Promise.all([one.stop(), other.stop()]));

interface Signed {
  readonly token: string;
  readonly access: string;
  readonly cookie: string;
}

async function signIn({ origin }: ServerProcess): Promise<Signed> {
  const body = JSON.stringify({ login: LOGIN, password: DEMO.password });
  const response = await fetch(origin + CALLS.authenticate.path, {
    method: CALLS.authenticate.method,
    headers: { "Content-Type": "application/json" },
    body,
  });
  const [token = ""]: string[] = await response.json();
  return { token, access: accessOf(response), cookie: cookieOf(response) };
}

function readProfile({ origin }: ServerProcess, { token, access }: Pick<Signed, "token" | "access">): Promise<Response> {
  return fetch(origin + CALLS.login.path.replace("{token}", token), { headers: { [HEADERS.accessToken]: access } });
}

function refresh({ origin }: ServerProcess, cookie: string): Promise<Response> {
  return fetch(origin + CALLS.refresh.path, { headers: { Cookie: cookie, [HEADERS.appVersion]: "B" } });
}

function accessOf(response: Response): string {
  return response.headers.get(HEADERS.accessToken) ?? "";
}

function cookieOf(response: Response): string {
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

test(
  "processes that start together on an empty database bring it up to date once and are all well",
  async () => {
    const empty = await unpreparedPlace();
    const started = await Promise.all([1, 2, 3].map(() => startServerProcess(file, empty)));
    const health = await Promise.all(started.map(({ origin }) => fetch(`${origin}/healthz`)));
    expect(health.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await Promise.all(started.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
  },
  START_WITHIN_MS,
);

test("who signs in at one process is known to the other", async () => {
  const signed = await signIn(one);
  const profile = await readProfile(other, signed);
  expect(profile.status).toBe(200);
  expect(await profile.json()).toMatchObject({ id: LOGIN, token: signed.token });
});

test("a session goes on at the other process, and what either gives out works at both", async () => {
  const { token, cookie } = await signIn(one);
  const refreshed = await refresh(other, cookie);
  expect(refreshed.status).toBe(200);
  for (const server of [one, other]) {
    expect((await readProfile(server, { token, access: accessOf(refreshed) })).status).toBe(200);
  }
  expect((await refresh(one, cookieOf(refreshed))).status).toBe(200);
});

test("a refresh token whose answer was lost works once more at the other process", async () => {
  const { token, cookie } = await signIn(one);
  await refresh(one, cookie);
  const again = await refresh(other, cookie);
  expect(again.status).toBe(200);
  expect((await readProfile(one, { token, access: accessOf(again) })).status).toBe(200);
  expect((await refresh(one, cookieOf(again))).status).toBe(200);
});

test("a refresh token that comes back after its successor was used, at another process, ends the session at both", async () => {
  const signed = await signIn(one);
  const refreshed = await refresh(other, signed.cookie);
  const next = await refresh(other, cookieOf(refreshed));
  expect((await refresh(one, signed.cookie)).status).toBe(401);
  for (const server of [one, other]) {
    expect((await readProfile(server, signed)).status).toBe(401);
    expect((await refresh(server, cookieOf(next))).status).toBe(401);
  }
});

test("of refreshes of one token at both processes at the same moment one wins and one counts as its lost answer; more end the session", async () => {
  const database = await openDatabase(addressOf(place));
  try {
    for (let round = 0; round < 5; round++) {
      const before = await database.selectFrom("sessions").select("id").execute();
      const { cookie } = await signIn(one);
      const answers = await Promise.all([one, other, one, other].map((server) => refresh(server, cookie)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 401, 401]);
      for (const answer of answers) expect((await refresh(other, cookieOf(answer))).status).toBe(401);
      expect(await database.selectFrom("sessions").select("id").execute()).toHaveLength(before.length + 1);
    }
  } finally {
    await database.destroy();
  }
});

test("signed out at one process is signed out at the other", async () => {
  const signed = await signIn(one);
  await fetch(one.origin + CALLS.logout.path, {
    method: CALLS.logout.method,
    headers: { Cookie: signed.cookie, [HEADERS.accessToken]: signed.access },
  });
  expect((await readProfile(other, signed)).status).toBe(401);
  expect((await refresh(other, signed.cookie)).status).toBe(401);
});
