import { beforeAll, expect, test } from "vitest";
import { CALLS } from "../../generated/calls";
import { PERSONAS } from "../../generated/personas";
import { DEMO } from "../../generated/settings";
import { CONTRACTS } from "../../src/protocol/calls/contracts";
import { GENERATED_REGISTRY } from "../../src/server/registry/generatedRegistry";
import { ORIGIN, type RunningBackend, request, type SignedIn, startBackend } from "./startBackend";

const HOSTILE = {
  empty: "",
  blanks: "   \t ",
  "ten thousand characters": "x".repeat(10_000),
  emoji: "🐄👩‍🌾",
  "right-to-left marks": "\u202eeleveur\u202c \u200f",
  HTML: "<img src=x onerror=alert(1)><script>alert(1)</script>",
  SQL: "'; DROP TABLE accounts; --",
  "an SQL pattern": "%",
  "line breaks": "a\r\nSet-Cookie: clarine-refresh=x",
  NUL: "eleveur-lait\0",
  "half a character": "\ud83d",
  "a template": "{{x}}",
  "a nested text": "$t(x)",
  "a prototype": "__proto__",
  "a path": "../../etc/passwd",
  "an encoded path": "%2e%2e%2f%00",
};

const WRONG_TYPES: readonly unknown[] = [null, true, 0, -1, 1e308, [], {}, ["a"], { toString: "x" }, { length: 1e9 }];

/** Fields of the bodies, with values that are right. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  authenticate: { login: "eleveur-lait", password: DEMO.password },
  renewPassword: { motDePasseEnClair: "secret-7" },
  acceptTerms: { id: "eleveur-lait", dateCgu: "2026-05-04T09:00:00.000Z" },
  tagDomainRead: { domain: "BOUCLE" },
  widgetAuth: { id: "eleveur-lait", droits: ["ALL"] },
  translationLogin: { id: "eleveur-lait", infoCheptels: [] },
  syncManagerLogin: { id: "eleveur-lait", rules: { authorizes: {} } },
  stateManagerLogin: { id: "eleveur-lait", shops: [] },
  syncActions: { type: "shop.update", numCheptel: "FR", at: "2026-05-04T09:00:00.000Z", payload: {} },
};

let server: RunningBackend;
let farmer: SignedIn;

beforeAll(async () => {
  const limit = { perAccount: 100_000, perAddress: 100_000, windowMs: 1000 };
  const registry = { ...GENERATED_REGISTRY, attemptLimits: { signIn: limit, recovery: limit } };
  server = await startBackend(registry, Object.values(PERSONAS));
  farmer = await server.signIn("eleveur-lait", DEMO.password);
});

/** Refused or taken, but always in JSON and never a failure of the server. */
async function expectSober(response: Response, what: string): Promise<void> {
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json; charset=utf-8";
  const refusal: unknown = response.status === 200 ? null : JSON.parse(text);
  expect([what, response.status < 500, isJson, server.failures]).toEqual([what, true, true, []]);
  if (refusal !== null) expect([what, refusal]).toEqual([what, expect.objectContaining({ error: expect.stringMatching(/^[a-z-]+$/) })]);
  expect([what, response.headers.get("set-cookie")?.includes("=x") ?? false]).toEqual([what, false]);
}

/** What an address can carry. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\ufffd");
}

function send(name: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const method = new Map(Object.entries(CALLS)).get(name)?.method ?? "POST";
  return server.call(method, path, {
    headers: { ...farmer.as(), "Idempotency-Key": "key-1", ...headers },
    ...(method === "POST" ? { body } : {}),
  });
}

test.each(Object.entries(HOSTILE))("%s in any field of any body is taken as text or refused, never a failure", async (what, value) => {
  for (const [name, body] of Object.entries(BODIES))
    for (const field of Object.keys(body)) {
      const path = new Map(Object.entries(CALLS)).get(name)?.path.replaceAll(/\{\w+\}/g, "made-up") ?? "";
      await expectSober(await send(name, path, { ...body, [field]: value }), `${name} ${field} ${what}`);
      await expectSober(await send(name, path, { ...body, [value]: "x" }), `${name} key ${what}`);
    }
  await expectSober(await send("whois", CALLS.whois.path, [value, value]), `whois ${what}`);
});

test.each(Object.entries(HOSTILE))("%s in any part of a path is refused or unknown, never a failure", async (what, value) => {
  for (const [name, { params }] of Object.entries(CONTRACTS))
    for (const param of params) {
      const template = new Map(Object.entries(CALLS)).get(name)?.path ?? "";
      for (const written of new Set([encodeURIComponent(wellFormed(value)), encodeURI(wellFormed(value))])) {
        const path = template.replace(`{${param}}`, written).replaceAll(/\{\w+\}/g, "made-up");
        await expectSober(await send(name, path, BODIES[name]), `${name} ${param} ${what}`);
      }
    }
});

test.each(Object.entries(HOSTILE))("%s in a header is nobody or nobody's herd, never a failure", async (what, value) => {
  if (/[^\x20-\x7e\t]/.test(value)) {
    expect(() => new Headers({ "X-Num-Cheptel": `\u0100${value}` })).toThrow();
    return;
  }
  for (const header of ["X-Num-Cheptel", "X-Access-Token", "Authorization", "X-App-Version", "Idempotency-Key", "Cookie", "Origin"]) {
    await expectSober(await send("services", CALLS.services.path, null, { [header]: value }), `${header} ${what}`);
    await expectSober(await send("refresh", CALLS.refresh.path, null, { [header]: value }), `${header} ${what}`);
    await expectSober(await send("syncActions", CALLS.syncActions.path, BODIES.syncActions, { [header]: value }), `${header} ${what}`);
  }
});

test("values of other types in any field are refused or read as nothing", async () => {
  for (const [name, body] of Object.entries(BODIES))
    for (const field of Object.keys(body))
      for (const value of WRONG_TYPES) {
        const path = new Map(Object.entries(CALLS)).get(name)?.path.replaceAll(/\{\w+\}/g, "made-up") ?? "";
        await expectSober(await send(name, path, { ...body, [field]: value }), `${name} ${field} ${JSON.stringify(value)}`);
      }
});

test.each([
  ["no JSON", "{"],
  ["nothing", ""],
  ["a page", "<html></html>"],
  ["a form", "login=a&password=b"],
  ["two values", "{}{}"],
  ["not a number", '{"login":NaN}'],
  ["a thousand brackets", `${"[".repeat(1000)}${"]".repeat(1000)}`],
  ["a hundred thousand objects", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`],
  ["a prototype", '{"__proto__":{"id":"x"},"constructor":{"prototype":{}}}'],
  ["one field twice", '{"login":"eleveur-lait","login":"x","password":"y","password":"z"}'],
])("a body that is %s is refused in JSON by every call", async (what, body) => {
  for (const name of Object.keys(BODIES)) {
    const path = new Map(Object.entries(CALLS)).get(name)?.path.replaceAll(/\{\w+\}/g, "made-up") ?? "";
    await expectSober(await send(name, path, body), `${name} ${what}`);
  }
});

test("a value as deep as anything the shell sends is taken, one deeper than that refused", async () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  const { path } = CALLS.stateManagerLogin;
  expect((await send("stateManagerLogin", path, nested(40))).status).toBe(200);
  expect((await send("stateManagerLogin", path, nested(100))).status).toBe(400);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", "text/json", ""])(
  "a body sent as %j is refused with 415: a form of another site can send that",
  async (type) => {
    for (const [name, body] of Object.entries(BODIES)) {
      const path = new Map(Object.entries(CALLS)).get(name)?.path.replaceAll(/\{\w+\}/g, "made-up") ?? "";
      const response = await send(name, path, body, { "Content-Type": type });
      expect([name, response.status, await response.json()]).toEqual([name, 415, { error: "wrong-content-type" }]);
    }
  },
);

test.each(["application/json", "application/json;charset=UTF-8", "Application/JSON ; charset=utf-8"])(
  "a body sent as %s is read",
  async (type) => {
    const response = await send("authenticate", CALLS.authenticate.path, BODIES.authenticate, { "Content-Type": type });
    expect(response.status).toBe(200);
  },
);

test("bytes that are no UTF-8 are refused", async () => {
  const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
  const headers = { ...farmer.as(), "Content-Type": "application/json" };
  const response = await server.backend(new Request(`${ORIGIN}${CALLS.stateManagerLogin.path}`, { method: "POST", body, headers }));
  expect([response.status, await response.json()]).toEqual([400, { error: "bad-request" }]);
});

test("a body over a megabyte is refused with 413, with and without a length in its header", async () => {
  const big = JSON.stringify({ id: "x".repeat(1_100_000) });
  for (const name of Object.keys(BODIES)) {
    const path = new Map(Object.entries(CALLS)).get(name)?.path.replaceAll(/\{\w+\}/g, "made-up") ?? "";
    for (const length of [null, String(big.length)]) {
      const response = await send(name, path, big, length === null ? {} : { "Content-Length": length });
      expect([name, response.status, await response.json()]).toEqual([name, 413, { error: "too-large" }]);
    }
  }
});

test("a profile as large as a large account has is taken", async () => {
  const body = { droits: Array.from({ length: 5000 }, (_, index) => `family.grant-${index}`) };
  expect((await send("stateManagerLogin", CALLS.stateManagerLogin.path, body)).status).toBe(200);
});

test.each([
  "/account/api/../api/authenticate",
  "/account/api/%2e%2e/login/x",
  "/account%2Fapi%2Fauthenticate",
  "/account/api//authenticate",
  "//account/api/authenticate",
  "/account/api/login/%2F..%2F..%2Fetc",
  "/account/api/login/%E0%A4%A",
  "/account/api/login/%",
  "/account/api/login/%25252e",
  "/account/api/login/%00",
  "/account/api/login/a%0d%0aSet-Cookie:x=1",
  "/account/api/password/%F0%9F%90%84/%ED%A0%80",
  "/account/api/login/a;b=c",
  "/account/api/login/a?lang=../../x&lang=fr&lang[]=x&__proto__[x]=1",
  "/account/api/login/:token",
  "/account/api/login/*",
  "/ACCOUNT/API/AUTHENTICATE",
  `/account/api/login/${"a/".repeat(2000)}`,
])("the path %s is unknown or refused, in JSON", async (path) => {
  for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const response = await server.call(method, path, { headers: farmer.as(), ...(method === "GET" ? {} : { body: BODIES.authenticate }) });
    const isSignIn = response.status === 200 && method === "POST";
    if (!isSignIn) expect(response.status).toBeGreaterThanOrEqual(400);
    await expectSober(response, `${method} ${path}`);
  }
});

test("a header that comes twice is none of its values", async () => {
  const headers = new Headers({ ...farmer.as(), "Content-Type": "application/json" });
  headers.append("X-Access-Token", farmer.access["X-Access-Token"] ?? "");
  const twice = await server.backend(new Request(`${ORIGIN}${CALLS.services.path}`, { headers }));
  expect(twice.status).toBe(401);
  const herds = new Headers(farmer.as());
  for (const herd of PERSONAS["eleveur-lait"].herds) {
    herds.append("X-Num-Cheptel", herd.numCheptel);
    herds.append("X-Num-Cheptel", "FR99999999");
  }
  expect((await server.backend(new Request(`${ORIGIN}${CALLS.services.path}`, { headers: herds }))).status).toBe(403);
});

test("other sites may not read an answer: no call allows another origin", async () => {
  const preflight = {
    Origin: "https://evil.example",
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type",
  };
  for (const { method, path } of Object.values(CALLS)) {
    const options = await server.backend(request("OPTIONS", path.replaceAll(/\{\w+\}/g, "x"), { headers: preflight }));
    const direct = await server.call(method, path.replaceAll(/\{\w+\}/g, "x"), { headers: { Origin: "https://evil.example" } });
    for (const { headers } of [options, direct]) expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(options.status).toBe(404);
  }
});
