import { expect, test } from "vitest";
import { CALLS, HEADERS } from "../../generated/calls";
import { NETWORK } from "../../generated/settings";
import { createHttp } from "../../src/adapters/http/createHttp";
import { readProfile } from "../../src/domain/session/profile";
import type { Http } from "../../src/ports/http";
import { CONTRACTS } from "../../src/protocol/calls/contracts";
import { fakeTabs } from "../support/fakeTabs";
import { testClock } from "../support/testClock";

const SESSION = { numCheptel: "FR35123456", token: "herd-token", session: "herd-token", expired: false };
const USER = readProfile({ email: "a@b.fr", token: "herd-token" });

/** Every call of a session; the others bring their own proof, or none. */
const OF_A_SESSION: Readonly<Record<string, (http: Http) => Promise<unknown>>> = {
  login: (http) => http.call("login", { params: { token: SESSION.session } }),
  whois: (http) => http.call("whois", { body: ["a"] }),
  acceptTerms: (http) => http.call("acceptTerms", { body: { ...USER, dateCgu: new Date(0) } }),
  services: (http) => http.call("services"),
  widgetAuth: (http) => http.call("widgetAuth", { body: USER }),
  tagDomainRead: (http) => http.call("tagDomainRead"),
  translationLogin: (http) => http.call("translationLogin", { body: USER }),
  translationAll: (http) => http.call("translationAll"),
  syncManagerLogin: (http) => http.call("syncManagerLogin", { body: USER }),
  stateManagerLogin: (http) => http.call("stateManagerLogin", { body: USER }),
  syncActions: (http) =>
    http.call("syncActions", { body: { type: "a", numCheptel: "FR35123456", at: new Date(0), payload: {} }, actionKey: "key" }),
  animals: (http) => http.call("animals", { params: { query: "4018" } }),
  figures: (http) => http.call("figures", { params: {} }),
  openSessions: (http) => http.call("openSessions"),
  endOtherSessions: (http) => http.call("endOtherSessions"),
  "login of an application": (http) => http.loginTo("/card/api/login", USER),
};
const SENT_ONCE: Readonly<Record<string, (http: Http) => Promise<unknown>>> = {
  authenticate: (http) => http.call("authenticate", { body: { login: "a", password: "b" } }),
  "login by another token": (http) => http.call("login", { params: { token: "other-token" } }),
  supportAccount: (http) => http.call("supportAccount", { params: { token: "support-token" } }),
  supportSession: (http) => http.call("supportSession", { params: { token: "support-token" } }),
  recoverPassword: (http) => http.call("recoverPassword", { params: { email: "a@b.fr" } }),
  renewPassword: (http) => http.call("renewPassword", { params: { email: "a@b.fr", token: "t" }, body: { motDePasseEnClair: "secret" } }),
  ping: (http) => http.call("ping"),
  logout: (http) => http.call("logout"),
};

/** A server that refuses every call, while a session is open; answers the paths that were asked for. */
async function sentBy(call: (http: Http) => Promise<unknown>) {
  const sent: string[] = [];
  let token = 0;
  const http = createHttp({
    fetch: async (address) => {
      sent.push(address);
      const isRefresh = address === CALLS.refresh.path;
      const headers = { "Content-Type": "application/json", ...(isRefresh ? { [HEADERS.accessToken]: `access-${++token}` } : {}) };
      return new Response("{}", { status: isRefresh ? 200 : 401, headers });
    },
    clock: testClock(),
    timeoutMs: 1000,
    tabAnswerMs: 300,
    calls: CALLS,
    headers: HEADERS,
    version: "B",
    offlinePatterns: NETWORK.errorPatterns,
    credentials: () => SESSION,
    tabs: async () => fakeTabs().open(),
    randomKey: () => "key",
  });
  await expect(call(http)).rejects.toMatchObject({ status: 401 });
  return {
    paths: sent.filter((path) => path !== CALLS.refresh.path),
    refreshes: sent.filter((path) => path === CALLS.refresh.path).length,
  };
}

test.each(Object.entries(OF_A_SESSION))("a 401 on %s triggers one refresh and one retry of the call [CAL-06]", async (_, call) => {
  const { paths, refreshes } = await sentBy(call);
  expect([refreshes, paths.length, new Set(paths).size]).toEqual([1, 2, 1]);
});

test.each(Object.entries(SENT_ONCE))("%s carries no session, so a 401 refreshes nothing", async (_, call) => {
  const { paths, refreshes } = await sentBy(call);
  expect([refreshes, paths.length]).toEqual([0, 1]);
});

test("no call is left out of these rules", () => {
  const named = [...Object.keys(OF_A_SESSION), ...Object.keys(SENT_ONCE)];
  expect(Object.keys(CONTRACTS).filter((name) => !named.includes(name))).toEqual(["refresh"]);
});
