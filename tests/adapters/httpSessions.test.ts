import { expect, test } from "vitest";
import { CALLS, HEADERS } from "../../generated/calls";
import { PERSONAS } from "../../generated/personas";
import { NETWORK, PRODUCT } from "../../generated/settings";
import { createHttp } from "../../src/adapters/http/createHttp";
import type { ExpiryCause } from "../../src/domain/session/expiryCause";
import type { Http } from "../../src/ports/http";
import type { Tabs } from "../../src/ports/tabs";
import { GENERATED_REGISTRY } from "../../src/server/registry/generatedRegistry";
import { LIFETIMES } from "../../src/server/time/lifetimes";
import { ORIGIN, PASSWORD, startBackend } from "../server/startBackend";
import { type CookieFetch, cookieFetch } from "../support/cookieFetch";
import { fakeTabs } from "../support/fakeTabs";
import { settle, testClock } from "../support/testClock";

const LOGIN = "eleveur-lait";

/** Clients of one browser, each in a tab of its own, over the real backend. */
async function browser(webLocks = true) {
  const server = await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS));
  const wire = cookieFetch(server.backend, ORIGIN);
  const clock = testClock();
  const tabs = fakeTabs({ clock, webLocks });
  let keys = 0;
  let underWay = 0;
  const fetch: CookieFetch["fetch"] = async (address, request) => {
    underWay++;
    try {
      return await wire.fetch(address, request);
    } finally {
      underWay--;
    }
  };
  /** Moves time on until it is done; while the server works, which takes as long as it takes, time stands still. */
  const passUntil = async <T>(waiting: Promise<T>): Promise<T> => {
    let done = false;
    void waiting.finally(() => {
      done = true;
    });
    while (!done) await (underWay > 0 ? settle() : clock.advance(20));
    return waiting;
  };
  const open = (session: { token: string }, tab: Tabs | Promise<Tabs> = tabs.open()) =>
    createHttp({
      fetch,
      clock,
      timeoutMs: 1000,
      tabAnswerMs: 300,
      calls: CALLS,
      headers: HEADERS,
      version: PRODUCT.version,
      offlinePatterns: NETWORK.errorPatterns,
      credentials: () => ({ numCheptel: null, token: session.token || null, session: session.token || null, expired: false }),
      tabs: async () => tab,
      randomKey: () => `key-${++keys}`,
    });
  const expire = () => server.clock.advance(LIFETIMES.accessTokenMs + 1000);
  return { server, wire, clock, tabs, open, expire, passUntil };
}

async function signIn(http: Http, session: { token: string }, login = LOGIN) {
  const [token = ""] = await http.call("authenticate", { body: { login, password: PASSWORD } });
  session.token = token;
}

const refreshesOf = ({ calls }: CookieFetch) => calls.filter(({ path }) => path.endsWith("/refresh"));

test("seventy calls with a stale token cause exactly one refresh, whenever their refusals come [CAL-06] [CAL-07]", async () => {
  const { wire, open, expire } = await browser();
  const session = { token: "" };
  const http = open(session);
  await signIn(http, session);
  expire();
  const early = Array.from({ length: 60 }, () => http.call("services"));
  const late = Array.from({ length: 10 }, async (_, turn) => {
    for (let i = 0; i < turn * 3; i++) await settle();
    return http.call("services");
  });
  expect(await Promise.all([...early, ...late])).toHaveLength(70);
  expect(refreshesOf(wire)).toHaveLength(1);
});

test("a refusal that comes long after the refresh of the others does not cause another one [CAL-07]", async () => {
  const { wire, open, expire } = await browser();
  const session = { token: "" };
  const http = open(session);
  await signIn(http, session);
  expire();
  let release = () => {};
  const slow = new Promise<Response>((resolve) => {
    release = () => resolve(Response.json({ error: "unauthenticated" }, { status: 401 }));
  });
  let isFirst = true;
  wire.override(/tag\/api/, () => (isFirst ? slow : Response.json({})));
  const late = http.call("tagDomainRead");
  await http.call("services");
  isFirst = false;
  release();
  await late;
  expect(refreshesOf(wire)).toHaveLength(1);
});

test("two tabs with a stale token: one refreshes, the other is handed the token, and the session lives on [CAL-07]", async () => {
  const { wire, open, expire, clock } = await browser();
  const session = { token: "" };
  const [one, other] = [open(session), open(session)];
  await signIn(one, session);
  await other.call("services");
  await clock.advance(1);
  expire();
  const before = refreshesOf(wire).length;
  const answers = await Promise.all([...Array(35)].flatMap(() => [one.call("services"), other.call("services")]));
  expect(answers).toHaveLength(70);
  expect(refreshesOf(wire).slice(before)).toMatchObject([{ status: 200 }]);
  expect(clock.pending()).toBe(0);
});

test("a tab whose neighbour has gone silent asks the server itself after a moment, and ends nobody's session [CAL-07]", async () => {
  const { wire, open, expire, clock } = await browser();
  const session = { token: "" };
  const http = open(session);
  await signIn(http, session);
  expire();
  // Another tab holds its turn, and closes without a word.
  const silent = fakeTabs();
  const [mine, gone] = [silent.open(), silent.open()];
  let close = () => {};
  void gone.runExclusive(() => new Promise<void>((resolve) => (close = resolve)));
  let keys = 0;
  const waiting = createHttp({
    fetch: wire.fetch,
    clock,
    timeoutMs: 1000,
    tabAnswerMs: 300,
    calls: CALLS,
    headers: HEADERS,
    version: PRODUCT.version,
    offlinePatterns: NETWORK.errorPatterns,
    credentials: () => ({ numCheptel: null, token: session.token, session: session.token, expired: false }),
    tabs: async () => mine,
    randomKey: () => `${++keys}`,
  });
  const call = waiting.call("services");
  for (let i = 0; i < 20; i++) await settle();
  expect(refreshesOf(wire)).toHaveLength(0);
  close();
  await clock.advance(300);
  await call;
  expect(refreshesOf(wire)).toMatchObject([{ status: 200 }]);
});

test("a tab that is loaded anew takes the token that another tab has just refreshed, and asks no server [CAL-07]", async () => {
  const { wire, clock, open, expire } = await browser();
  const session = { token: "" };
  const first = open(session);
  await signIn(first, session);
  await clock.advance(1);
  expire();
  await first.call("services");
  expect(refreshesOf(wire)).toHaveLength(1);
  const reloaded = open(session);
  expect(await reloaded.refresh()).toBe(true);
  await reloaded.call("services");
  expect(refreshesOf(wire)).toHaveLength(1);
  expect(clock.pending()).toBe(0);
});

test("a tab that has closed is not waited for: the next one refreshes at once [CAL-07]", async () => {
  const { wire, clock, tabs, open, expire } = await browser();
  const session = { token: "" };
  const tab = tabs.open();
  const first = open(session, tab);
  await signIn(first, session);
  await clock.advance(1);
  expire();
  await first.call("services");
  tab.close();
  expect(tabs.entries.size).toBe(0);
  expect(await open(session).refresh()).toBe(true);
  expect(refreshesOf(wire)).toMatchObject([{ status: 200 }, { status: 200 }]);
});

test("without Web Locks the storage keeps tabs from refreshing at once: three that are loaded together refresh once [CAL-07]", async () => {
  const { wire, open, passUntil } = await browser(false);
  const session = { token: "" };
  await signIn(open(session), session);
  const known = [open(session), open(session), open(session)].map((http) => http.refresh());
  expect(await passUntil(Promise.all(known))).toEqual([true, true, true]);
  expect(refreshesOf(wire)).toMatchObject([{ status: 200 }]);
});

test("without Web Locks the lock of a tab that has gone ends by itself [CAL-07]", async () => {
  const { wire, clock, tabs, open } = await browser(false);
  const session = { token: "" };
  await signIn(open(session), session);
  void tabs.open().runExclusive(() => new Promise(() => {}));
  const known = open(session).refresh();
  await clock.advance(19_000);
  expect(refreshesOf(wire)).toHaveLength(0);
  await clock.advance(2000);
  expect(await known).toBe(true);
});

test("a tab that sleeps over its refresh holds up no other for long, and those that waited for it refresh once [CAL-07]", async () => {
  const { wire, clock, tabs, open, passUntil } = await browser();
  const session = { token: "" };
  await signIn(open(session), session);
  void tabs.open().runExclusive(() => new Promise(() => {}));
  const waiting = [open(session), open(session), open(session)];
  await Promise.all(waiting.map((http) => http.prepare()));
  const known = waiting.map((http) => http.refresh());
  await clock.advance(19_000);
  expect(refreshesOf(wire)).toHaveLength(0);
  await clock.advance(1000);
  expect(await passUntil(Promise.all(known))).toEqual([true, true, true]);
  expect(refreshesOf(wire)).toMatchObject([{ status: 200 }]);
  expect(clock.pending()).toBe(0);
});

test("an older token of another tab is not taken for a newer one [CAL-07]", async () => {
  const { wire, open, expire, clock } = await browser();
  const session = { token: "" };
  const [one, sleeping] = [open(session), open(session)];
  await signIn(one, session);
  await sleeping.call("services");
  await clock.advance(1);
  expire();
  await one.call("services");
  await settle();
  await clock.advance(1);
  const before = refreshesOf(wire).length;
  expire();
  await one.call("services");
  expect(refreshesOf(wire).slice(before)).toMatchObject([{ status: 200 }]);
});

test("calls in flight are dropped at logout, and only those of that session", async () => {
  const { wire, open } = await browser();
  const session = { token: "" };
  const http = open(session);
  await signIn(http, session);
  const outcome = expect(http.call("services")).rejects.toMatchObject({ name: "HttpError", status: 0 });
  const leaving = http.call("logout");
  http.endSession();
  session.token = "";
  await outcome;
  await leaving;
  expect(wire.calls.at(-1)).toMatchObject({ path: "/account/api/logout", status: 200 });
  await signIn(http, session);
  expect(await http.call("services")).toHaveProperty("services");
});

test.each(["has not loaded yet", "waits for another tab"])(
  "a refused call whose refresh %s is neither sent for nor told to who signs in meanwhile",
  async (how) => {
    const { wire, tabs, open, expire, passUntil } = await browser();
    const [own, other] = [tabs.open(), tabs.open()];
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    const isLate = how === "has not loaded yet";
    const session = { token: "" };
    const http = open(session, isLate ? gate.then(() => own) : own);
    let met = 0;
    http.onExpired(() => {
      met += 1;
      return false;
    });
    await signIn(http, session);
    if (!isLate) {
      await http.prepare();
      void other.runExclusive(() => gate);
    }
    expire();
    const outcome = http.call("services").catch((error: unknown) => error);
    while (wire.calls.at(-1)?.status !== 401) await settle();
    for (let i = 0; i < 10; i++) await settle();
    http.endSession();
    await signIn(http, session, "eleveur-viande");
    go();
    expect(await passUntil(outcome)).toMatchObject({ name: "HttpError", status: 0 });
    const sent = wire.calls.filter(({ path }) => path === CALLS.services.path);
    expect([met, sent.length, refreshesOf(wire).length]).toEqual([0, 1, 0]);
    expect(await http.call("services")).toHaveProperty("services");
    expect(refreshesOf(wire)).toEqual([]);
  },
);

test.each<[string, ExpiryCause, (http: Http) => Promise<unknown>]>([
  ["a read", "request", (http) => http.call("services")],
  ["something the user does", "action", (http) => http.call("acceptTerms", { body: { dateCgu: new Date(0) } })],
])("%s that meets the end of the session says so, waits, and is sent once more after a new sign-in [EXP-02]", async (_, how, call) => {
  const { server, wire, open } = await browser();
  const session = { token: "" };
  const http = open(session);
  await signIn(http, session);
  const met: ExpiryCause[] = [];
  http.onExpired((kind) => {
    met.push(kind);
    return true;
  });
  server.clock.advance(LIFETIMES.sessionMs + 1000);
  const waiting = call(http);
  while (met.length === 0) await settle();
  session.token = "";
  const sent = wire.calls.length;
  await signIn(http, session);
  http.resume();
  await waiting;
  expect(met).toEqual([how]);
  expect(wire.calls.slice(sent)).toHaveLength(2);
  const [first, again] = wire.calls.filter(({ path }) => path === wire.calls.at(-1)?.path);
  expect(again?.headers.get("Idempotency-Key")).toBe(first?.headers.get("Idempotency-Key"));
});

test("a call that waits for a new sign-in fails when the user leaves instead [EXP-02]", async () => {
  const { server, open } = await browser();
  const session = { token: "" };
  const http = open(session);
  await signIn(http, session);
  let met = 0;
  http.onExpired(() => {
    met += 1;
    return true;
  });
  server.clock.advance(LIFETIMES.sessionMs + 1000);
  const outcome = expect(http.call("services")).rejects.toMatchObject({ status: 401 });
  while (met === 0) await settle();
  http.endSession();
  await outcome;
});

test("the login token of the session is worth a refresh, that of a sign-in is not [CAL-06]", async () => {
  const { wire, open, expire } = await browser();
  const session = { token: "" };
  const http = open(session);
  await signIn(http, session);
  expire();
  expect(await http.call("login", { params: { token: session.token } })).toMatchObject({ id: LOGIN });
  expect(refreshesOf(wire)).toHaveLength(1);
  await expect(http.call("login", { params: { token: "made-up" } })).rejects.toMatchObject({ name: "HttpError" });
  expect(refreshesOf(wire)).toHaveLength(1);
});
