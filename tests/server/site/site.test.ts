import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompressedPages } from "../../../src/server/site/compressedPages";
import type { Site } from "../../../src/server/site/createSite";
import { sharedCheck } from "../../../src/server/site/health";
import { serverClock } from "../../support/serverClock";
import { FIXTURE_REGISTRY } from "../fixtureRegistry";
import { PASSWORD, type RunningBackend, request, startBackend } from "../startBackend";
import { siteOf, smallShell } from "./siteOf";

const shell = smallShell();
let server: RunningBackend;
let site: Site;

beforeAll(async () => {
  server = await startBackend();
  site = siteOf(server, shell.dir);
});

afterAll(() => shell.remove());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => site(request("GET", path, { headers }));
const shown = async (path: string) => /<title>(.*)<\/title>/.exec(await (await get(path)).text())?.[1];

test.each(FIXTURE_REGISTRY.frameBases)("the document of a frame stands at %s only with a slash at the end [ADR-06]", async (base) => {
  expect(await shown(`${base}/`)).toBe("frame");
  expect(await shown(`${base}/?lang=fr`)).toBe("frame");
  for (const path of [base, `${base}/settings`, `${base}//`, `${base}/api`, `${base}/index.html`]) expect(await shown(path)).toBe("shell");
});

test.each(["/", "/welcome/login", "/account/settings", "/detail/12", "/nowhere", "/%E0%A4", "/a\u0000b"])(
  "reloading %j shows the shell [ADR-06]",
  async (path) => {
    const response = await get(path);
    expect(await response.text()).toContain("shell");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  },
);

test.each(["/plain/api/", "/plain/api/x", "/communication/notification/api/x", "/account/api/x"])(
  "%s is for calls: nobody answers there, and it says so in JSON [ADR-06]",
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get("content-type"), await response.json()]).toEqual([
      404,
      "application/json; charset=utf-8",
      { error: "unknown-call" },
    ]);
  },
);

test("calls pass through the site", async () => {
  expect(await (await get("/stateManager/api/ping")).json()).toEqual({ version: "B" });
  const response = await site(request("POST", "/account/api/authenticate", { body: { login: "breeder", password: PASSWORD } }));
  expect(response.headers.get("set-cookie")).toMatch(/^clarine-refresh=/);
});

test("hashed files are kept for a year, missing ones are not taken for a page", async () => {
  const response = await get("/assets/main-1a2b.js");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect((await get("/assets/gone.js")).status).toBe(404);
});

test("a file that has not changed is not sent again, and text travels compressed", async () => {
  const first = await get("/icon.svg", { "Accept-Encoding": "gzip" });
  expect(first.headers.get("content-encoding")).toBe("gzip");
  const again = await get("/icon.svg", { "If-None-Match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test.each(["/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fetc%2fpasswd"])(
  "%s leaves the folder of the shell for nothing",
  async (path) => {
    expect(await (await get(path)).text()).not.toContain("root:");
  },
);

test("every answer forbids sniffing and foreign frames; the page of the shell stands in no frame of its own", async () => {
  const ancestors = {
    "/": "'none'",
    "/welcome/support": "'none'",
    "/plain/": "'self'",
    "/stateManager/api/ping": "'self'",
    "/healthz": "'self'",
  };
  for (const [path, allowed] of Object.entries(ancestors)) {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain(`frame-ancestors ${allowed}`);
  }
});

test("the server is ready when its database answers", async () => {
  expect((await get("/healthz")).status).toBe(200);
  const failing = siteOf(server, shell.dir, () => Promise.reject(new Error("no database")));
  const response = await failing(request("GET", "/healthz"));
  expect([response.status, await response.text()]).toEqual([503, '{"status":"failing"}']);
});

test("however many ask for its health, the server looks at its database once a second, and at one look at a time", async () => {
  const clock = serverClock("2026-05-04T09:00:00.000Z");
  const looks: (() => void)[] = [];
  const isHealthy = sharedCheck(clock, 1000, () => new Promise((resolve) => void looks.push(resolve)));
  const ask = () => Promise.all(Array.from({ length: 100 }, isHealthy));
  const first = ask();
  clock.advance(3000);
  const meanwhile = ask();
  looks[0]?.();
  await Promise.all([first, meanwhile]);
  clock.advance(999);
  await ask();
  const asked = siteOf(server, shell.dir, isHealthy);
  expect([(await asked(request("GET", "/healthz"))).status, looks.length]).toEqual([200, 1]);
  clock.advance(1);
  const next = ask();
  looks[1]?.();
  await next;
  // Set back, it is not asked to wait for the time there was.
  clock.advance(-60_000);
  void ask();
  expect(looks).toHaveLength(3);
});

test("HEAD answers like GET without a body, other methods are refused", async () => {
  const head = await site(request("HEAD", "/welcome/login"));
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await site(request("POST", "/welcome/login", { body: {} }))).status).toBe(405);
});

test("the order page shows the herd of its address, as text [CAL-26] [CAL-27]", async () => {
  expect(await (await get("/ordering/FR35100001")).text()).toContain('data-herd="FR35100001"');
  expect(await (await get("/ordering/%3Cimg%20src=x%3E")).text()).toContain("&lt;img src=x&gt;");
});

test("the translation file of a language is served on demand [CAL-27]", async () => {
  expect(await (await get("/translate-proxy/translations/fr.json")).json()).toEqual({ "tile.parage": "Parage" });
  expect(await shown("/translate-proxy/translations/../constructor.json")).toBe("shell");
});

test("the legal notice and the help page are bundled", async () => {
  expect(await (await get("/pages/legal.html")).text()).toContain("Mentions légales");
  expect(await (await get("/pages/help.html")).text()).toContain("Aide");
});

test("the terms are shown inside a shell that a listed page shows, and in no other page", async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy");
  expect(await policyOf("/pages/terms.pdf")).toBe("frame-ancestors 'self' https://parent.example");
  expect(await policyOf("/pages/terms.html")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self' https://parent.example",
  );
});

test("the terms are a PDF [PUB-18]", async () => {
  const response = await get("/pages/terms.pdf");
  expect([response.headers.get("content-type"), await response.text()]).toEqual(["application/pdf", "%PDF-1.4\n"]);
});

test("the terms are shown in a page, and saved under a name that says what they are [PUB-18]", async () => {
  const disposition = async (path: string) => (await get(path)).headers.get("content-disposition");
  const name = 'filename="clarine-conditions-utilisation-2025-03-01.pdf"';
  expect(await disposition("/pages/terms.pdf")).toBe(`inline; ${name}`);
  expect(await disposition("/pages/terms.pdf?download")).toBe(`attachment; ${name}`);
});

test("the script of the chat stands at its address in the registry, as a script [SVC-01]", async () => {
  const response = await get("/demo/chat.js");
  expect([response.headers.get("content-type"), await response.text()]).toEqual([
    "text/javascript; charset=utf-8",
    "window.HelpDesk = {};",
  ]);
});

test("the demo lists its accounts in the language asked for", async () => {
  const accounts = await (await get("/demo/accounts?lang=de")).json();
  expect(accounts).toEqual([{ login: "breeder", password: PASSWORD, label: "de", description: "" }]);
});

test("a page that is opened with a token in its address tells that address to nobody, whatever it fetches", async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get("referrer-policy");
  for (const path of ["/welcome/support?token=secret", "/welcome/renew/a@b.fr/secret", "/welcome/support"])
    expect(await policyOf(path)).toBe("no-referrer");
  for (const path of ["/welcome/login", "/"]) expect(await policyOf(path)).toBe("same-origin");
});

test("the page of the shell is compressed once for all addresses that are none, and whole for who takes no compression", async () => {
  const answers = await Promise.all(["/", "/nowhere", "/welcome/login"].map((path) => get(path, { "Accept-Encoding": "gzip, br" })));
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect(answers.map(({ headers }) => [headers.get("content-encoding"), headers.get("content-type"), headers.get("vary")])).toEqual(
    answers.map(() => ["gzip", "text/html; charset=utf-8", "Accept-Encoding"]),
  );
  for (const body of bodies) expect(gunzipSync(body).toString()).toBe(await (await get("/")).text());
  const etag = answers[0]?.headers.get("etag") ?? "";
  expect((await get("/", { "Accept-Encoding": "gzip", "If-None-Match": etag })).status).toBe(304);
  let times = 0;
  const compressed = createCompressedPages((page) => Buffer.from(`${++times} ${page}`));
  for (const page of ["a", "a", "b", "a"]) compressed(page);
  expect(times).toBe(2);
});
