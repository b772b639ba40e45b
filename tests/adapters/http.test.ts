import { expect, test } from "vitest";
import { CALLS, HEADERS } from "../../generated/calls";
import { NETWORK } from "../../generated/settings";
import { createHttp } from "../../src/adapters/http/createHttp";
import { readProfile } from "../../src/domain/session/profile";
import { type Credentials, HttpError, OfflineError, TimeoutError } from "../../src/ports/http";
import { fakeTabs } from "../support/fakeTabs";
import { settle, type TestClock, testClock } from "../support/testClock";

interface Sent {
  readonly address: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
}

type Answer = (sent: Sent, count: number) => Response | Promise<Response>;

const SESSION: Credentials = { numCheptel: "FR35123456", token: "herd-token", session: "herd-token", expired: false };

function rig(answer: Answer, credentials = SESSION) {
  const sent: Sent[] = [];
  let keys = 0;
  const tabs = fakeTabs().open();
  const clock: TestClock = testClock();
  const http = createHttp({
    fetch: async (address, init) => {
      const call = { address, method: init.method ?? "", headers: new Headers(init.headers), body: init.body, signal: init.signal };
      sent.push(call);
      const aborted = new Promise<never>((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
      return Promise.race([Promise.resolve(answer(call, sent.length)), aborted]);
    },
    clock,
    timeoutMs: 1000,
    tabAnswerMs: 300,
    calls: CALLS,
    headers: HEADERS,
    version: "B",
    offlinePatterns: NETWORK.errorPatterns,
    credentials: () => credentials,
    tabs: async () => tabs,
    randomKey: () => `key-${++keys}`,
  });
  return { http, sent, clock };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    statusText: `text of ${status}`,
    headers: { "Content-Type": "application/json", ...headers },
  });
const access = (token: string) => ({ "X-Access-Token": token });

test("every call carries the herd number, a bearer token and the access token of the last answer that brought one [CAL-02] [CAL-03]", async () => {
  const { http, sent } = rig(({ address }) => (address.endsWith("refresh") ? json({}, 200, access("first")) : json({ services: [] })));
  await http.refresh();
  await http.call("services");
  const headers = sent[1]?.headers;
  expect(headers?.get("X-Num-Cheptel")).toBe("FR35123456");
  expect(headers?.get("Authorization")).toBe("Bearer herd-token");
  expect(headers?.get("X-Access-Token")).toBe("first");
});

test("a header without a value is left out [CAL-03]", async () => {
  const { http, sent } = rig(() => json({ services: [] }), { numCheptel: "", token: null, session: null, expired: false });
  await http.call("services");
  expect(["X-Num-Cheptel", "Authorization", "X-Access-Token"].filter((name) => sent[0]?.headers.has(name))).toEqual([]);
});

test("the ping carries the built-in version and answers with that of the server [CAL-18] [CAL-19]", async () => {
  const { http, sent } = rig(() => json({ version: "C" }));
  expect(await http.call("ping")).toEqual({ version: "C" });
  expect(sent[0]?.headers.get("X-App-Version")).toBe("B");
  expect([sent[0]?.method, sent[0]?.address]).toEqual(["GET", "/stateManager/api/ping"]);
});

test("the tag-domain read has the domain BOUCLE as its body [CAL-22]", async () => {
  const { http, sent } = rig(() => json({}));
  await http.call("tagDomainRead");
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ domain: "BOUCLE" });
});

test("a 401 causes one refresh and one retry, with the new access token [CAL-06] [CAL-15]", async () => {
  const { http, sent } = rig(({ address, headers }) => {
    if (address.endsWith("refresh")) return json({}, 200, access("new"));
    return headers.get("X-Access-Token") === "new" ? json({ services: ["a"] }) : json({}, 401);
  });
  expect(await http.call("services")).toEqual({ services: ["a"] });
  expect(sent.map(({ address }) => address)).toEqual(["/stateManager/api/services", "/account/api/refresh", "/stateManager/api/services"]);
});

test("seventy calls refused at the same moment share a single refresh [CAL-07]", async () => {
  const { http, sent } = rig(({ address, headers }) => {
    if (address.endsWith("refresh")) return json({}, 200, access("new"));
    return headers.get("X-Access-Token") === "new" ? json({ services: [] }) : json({}, 401);
  });
  await Promise.all(Array.from({ length: 70 }, () => http.call("services")));
  expect(sent.filter(({ address }) => address.endsWith("refresh"))).toHaveLength(1);
});

test.each([
  ["a second 401", (address: string) => (address.endsWith("refresh") ? json({}, 200, access("new")) : json({}, 401)), 3],
  ["a failed refresh", () => json({}, 401), 2],
])("after %s the session counts as expired [CAL-07] [CAL-15]", async (_, answer, calls) => {
  const { http, sent } = rig(({ address }) => answer(address));
  let expired = 0;
  http.onExpired(() => {
    expired += 1;
    return false;
  });
  await expect(http.call("services")).rejects.toMatchObject({ status: 401 });
  expect(expired).toBe(1);
  expect(sent).toHaveLength(calls);
});

test("a refused sign-in is no expired session: nothing is refreshed", async () => {
  const { http, sent } = rig(() => json({}, 401));
  await expect(http.call("authenticate", { body: { login: "a", password: "b" } })).rejects.toBeInstanceOf(HttpError);
  expect(sent).toHaveLength(1);
});

test("an answer other than 200 is a failure that carries the status text [CAL-08] [CAL-17]", async () => {
  for (const status of [201, 204, 400, 404, 500]) {
    const { http } = rig(() => (status === 204 ? new Response(null, { status, statusText: "text of 204" }) : json([], status)));
    const call = http.call("authenticate", { body: { login: "a", password: "b" } });
    await expect(call).rejects.toMatchObject({ name: "HttpError", status, message: `text of ${status}` });
  }
});

test("a page in place of JSON, or a redirect, is a captive portal and no success", async () => {
  const page = () => new Response("<html>Bienvenue", { headers: { "Content-Type": "text/html" } });
  const redirect = () => new Response(null, { status: 302, headers: { Location: "http://portal" } });
  for (const answer of [page, redirect]) {
    const { http } = rig(answer);
    const reached: boolean[] = [];
    http.onReach((now) => reached.push(now));
    await expect(http.call("services")).rejects.toBeInstanceOf(OfflineError);
    expect(reached).toEqual([false]);
  }
});

test("what the refresh of a session runs into counts as the network too: a page opened from the device knows at once that it has none [NET-02]", async () => {
  const { http } = rig((_, count) => (count === 1 ? Promise.reject(new TypeError("Failed to fetch")) : json({}, 200, access("first"))));
  const reached: boolean[] = [];
  http.onReach((now) => reached.push(now));
  await expect(http.refresh()).rejects.toBeInstanceOf(OfflineError);
  await http.refresh();
  expect(reached).toEqual([false, true]);
});

test("what is long may take longer: a second for every 5,000 characters, so that it arrives on a poor line too", async () => {
  const { http, clock } = rig(() => new Promise<never>(() => {}));
  const body = { type: "a", numCheptel: "FR1", at: new Date(0), payload: "x".repeat(100_000) };
  let isOver = false;
  const call = http.call("syncActions", { body, actionKey: "key" }).catch((error: unknown) => {
    isOver = true;
    return error;
  });
  await settle();
  await clock.advance(21_000);
  expect(isOver).toBe(false);
  await clock.advance(100);
  expect(await call).toBeInstanceOf(TimeoutError);
});

test("how long the server takes is told, also when nothing comes; a sub-application that is slow says nothing about the network", async () => {
  const { http, clock } = rig(({ address }, count) =>
    address === CALLS.services.path && count === 1 ? clock.advance(400).then(() => json({ services: [] })) : new Promise<never>(() => {}),
  );
  const paces: number[] = [];
  http.onPace((ms) => paces.push(ms));
  await http.call("services");
  const silent = [http.call("services"), http.loginTo("/map/api/login", USER)].map((call) =>
    expect(call).rejects.toBeInstanceOf(TimeoutError),
  );
  await settle();
  await clock.advance(2000);
  await Promise.all(silent);
  expect(paces).toEqual([400, Number.POSITIVE_INFINITY]);
});

const USER = readProfile({ id: "1", email: "a@b.fr", token: "t" });

test.each<[string, Answer]>([
  ["refuses connections", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["answers with a page", () => new Response("<html>Bienvenue", { headers: { "Content-Type": "text/html" } })],
])("a sub-application that %s leaves the shell online as long as its own server answers", async (_how, down) => {
  const { http, sent } = rig((call, count) => (call.address === "/map/api/login" ? down(call, count) : json({ version: "B" })));
  const reached: boolean[] = [];
  http.onReach((now) => reached.push(now));
  await Promise.allSettled([http.loginTo("/map/api/login", USER), http.loginTo("/map/api/login", USER)]);
  for (let i = 0; i < 10; i++) await settle();
  expect(reached).toEqual([true]);
  expect(sent.map(({ address }) => address)).toEqual(["/map/api/login", "/map/api/login", CALLS.ping.path]);
  await expect(http.loginTo("/map/api/login", USER)).rejects.toBeInstanceOf(OfflineError);
  for (let i = 0; i < 10; i++) await settle();
  expect(reached).toEqual([true, true]);
});

test("a sub-application that cannot be reached, like the server itself, means that the network is gone", async () => {
  const { http } = rig(() => Promise.reject(new TypeError("Failed to fetch")));
  const reached: boolean[] = [];
  http.onReach((now) => reached.push(now));
  await expect(http.loginTo("/map/api/login", USER)).rejects.toBeInstanceOf(OfflineError);
  for (let i = 0; i < 10; i++) await settle();
  expect(reached).toEqual([false]);
});

test("JSON of another shape than the contract's never reaches the shell", async () => {
  const { http } = rig(() => json({ services: "all" }));
  await expect(http.call("services")).rejects.toBeInstanceOf(HttpError);
});

test.each(["Failed to fetch", "fetch failed", "Load failed", "you are OFFLINE", "Network Error", "NetworkError when attempting"])(
  "an error that reads like %s means that the network is gone [NET-12]",
  async (message) => {
    const { http } = rig(() => Promise.reject(new TypeError(message)));
    await expect(http.call("services")).rejects.toBeInstanceOf(OfflineError);
  },
);

test("a call without an answer is given up in time, and leaves no timer behind", async () => {
  const { http, clock } = rig(() => new Promise(() => {}));
  const call = http.call("services");
  const outcome = expect(call).rejects.toBeInstanceOf(TimeoutError);
  await clock.advance(999);
  expect(clock.pending()).toBe(1);
  await clock.advance(1);
  await outcome;
  expect(clock.pending()).toBe(0);
});

test("an answer that comes after the tokens were forgotten does not bring them back", async () => {
  let release = () => {};
  const late = new Promise<Response>((resolve) => {
    release = () => resolve(json({}, 200, access("late")));
  });
  const { http, sent } = rig(({ address }) => (address.endsWith("refresh") ? late : json({ services: [] })));
  const refreshing = http.refresh();
  const dropped = expect(refreshing).rejects.toMatchObject({ name: "HttpError", status: 0 });
  await settle();
  http.endSession();
  release();
  await dropped;
  await http.call("services");
  expect(sent.map(({ address }) => address)).toEqual(["/account/api/refresh", "/stateManager/api/services"]);
  expect(sent[1]?.headers.has("X-Access-Token")).toBe(false);
});

test("a login page of the network in place of a refusal signs nobody out: the server was not reached", async () => {
  const { http, sent } = rig(() => new Response("<html>Connectez-vous", { status: 401, headers: { "Content-Type": "text/html" } }));
  await expect(http.call("services")).rejects.toBeInstanceOf(OfflineError);
  expect(sent).toHaveLength(1);
});

test("a portal in place of the refresh, a server that is down or a gateway that refuses is no end of the session [CAL-15]", async () => {
  const page = (status = 200) => new Response("<html>Bienvenue", { status, headers: { "Content-Type": "text/html" } });
  const others = [403, 404, 407, 408, 421, 425, 429, 500, 503].map((status) => json({}, status));
  const refusals = [page(404), new Response("no access", { status: 401, headers: { "Content-Type": "text/plain" } }), ...others];
  for (const [answer, error] of [[page(), { name: "OfflineError" }] as const, ...refusals.map((one) => [one, { status: 503 }] as const)]) {
    const { http, sent } = rig(({ address }) => (address.endsWith("refresh") ? answer : json({}, 401)));
    let expired = 0;
    http.onExpired(() => {
      expired += 1;
      return false;
    });
    await expect(http.call("services")).rejects.toMatchObject(error);
    expect([expired, sent.length], String(answer.status)).toEqual([0, 2]);
  }
});

test("an answer that stops in its middle is given up in time as well", async () => {
  const endless = ({ signal }: Sent) => {
    const start = (body: ReadableStreamDefaultController) => signal?.addEventListener("abort", () => body.error(signal.reason));
    return new Response(new ReadableStream({ start }), { headers: { "Content-Type": "application/json" } });
  };
  const { http, clock } = rig(endless);
  const outcome = expect(http.call("services")).rejects.toBeInstanceOf(TimeoutError);
  await clock.advance(1000);
  await outcome;
  expect(clock.pending()).toBe(0);
});

test("what is posted carries a key of its own, the same when it is sent again after a refresh [CAL-06]", async () => {
  const { http, sent } = rig(({ address, headers }) => {
    if (address.endsWith("refresh")) return json({}, 200, access("new"));
    return headers.get("X-Access-Token") === "new" ? json({ services: [] }) : json({}, 401);
  });
  await http.call("acceptTerms", { body: { dateCgu: new Date(0) } });
  await http.call("acceptTerms", { body: { dateCgu: new Date(0) } });
  await http.call("services");
  expect(sent.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual(["key-1", null, "key-1", "key-2", null]);
});

test("dates of a body travel as ISO 8601 in UTC [CAL-04] [CAL-05]", async () => {
  const { http, sent } = rig(() => json({ id: "1" }));
  await http.call("acceptTerms", { body: { dateCgu: new Date("2026-05-04T09:00:00+02:00") } });
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ dateCgu: "2026-05-04T07:00:00.000Z" });
});

test("dates of an answer become date objects again, wherever they stand, and nothing else does [CAL-04] [CAL-05]", async () => {
  const others = {
    day: "2026-05-04",
    local: "2026-05-04T09:00:00+02:00",
    unzoned: "2026-05-04T09:00:00",
    short: "2026-05-04T09:00Z",
    unreal: "2026-13-40T09:00:00Z",
    herd: "FR35100001",
    label: "until 2026-05-04T09:00:00Z",
    count: 20_260_504,
  };
  const { http } = rig(() => json({ ...others, at: "2026-05-04T09:00:00.000Z", list: [{ at: "2026-05-04T09:00:00Z" }] }));
  const at = new Date("2026-05-04T09:00:00.000Z");
  expect(await http.call("tagDomainRead", { body: { domain: "BOUCLE" } })).toEqual({ ...others, at, list: [{ at }] });
});

test("a field longer than any is refused like something the server refuses for its form, and is not sent", async () => {
  const { http, sent } = rig(() => json([]));
  const call = http.call("authenticate", { body: { login: "x".repeat(10_000), password: "b" } });
  await expect(call).rejects.toMatchObject({ name: "HttpError", status: 400 });
  expect(sent).toEqual([]);
});

test("parameters are encoded into the path, a path in them included", async () => {
  const { http, sent } = rig(() => json({}));
  await http.call("recoverPassword", { params: { email: "a/../b@c.fr?x" } });
  expect(sent[0]?.address).toBe("/account/api/password/a%2F..%2Fb%40c.fr%3Fx");
});
