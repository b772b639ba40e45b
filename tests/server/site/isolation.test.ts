import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FRAME_BASES, FRAME_ORIGINS } from "../../../generated/frames";
import { SECURITY_HEADERS } from "../../../generated/securityHeaders";
import { configuredOrigins } from "../../../src/server/site/configuredOrigins";
import type { Site } from "../../../src/server/site/createSite";
import { createFrameOrigins, originsOfApplications } from "../../../src/server/site/frameOrigins";
import { inlineHashes } from "../../../src/server/site/inlineHashes";
import { FIXTURE_REGISTRY } from "../fixtureRegistry";
import { startBackend } from "../startBackend";
import { siteOf, smallShell } from "./siteOf";

const [BASE = ""] = FIXTURE_REGISTRY.frameBases;
const TABLE = { harvest: { address: "http://harvest.localhost:{port}", applications: [BASE.slice(1)] } };
const HOST = "http://harvest.localhost:4173";
const SHELL = "http://127.0.0.1:4173";

const shell = smallShell('<meta name="frame-origins" content="" /><script>look()</script><title>shell</title>');
let site: Site;

beforeAll(async () => {
  writeFileSync(join(shell.dir, "serviceWorker.js"), 'keep(`<meta name="frame-origins" content="" />`);');
  site = siteOf(await startBackend(), shell.dir, async () => {}, TABLE);
});
afterAll(() => shell.remove());

const get = (address: string) => site(new Request(address));
const policyOf = async (address: string) => (await get(address)).headers.get("content-security-policy") ?? "";

describe("an application with an origin of its own", () => {
  test("is served on its host, and not on that of the shell", async () => {
    expect(await (await get(`${HOST}${BASE}/`)).text()).toContain("<title>frame</title>");
    expect(await (await get(`${SHELL}${BASE}/`)).text()).toContain("<title>shell</title>");
  });

  test.each([
    "/",
    "/welcome/login",
    "/account/api/refresh",
    `${BASE}/api/login`,
    "/healthz",
    "/demo/mails",
    "/demo/accounts",
    "/index.html",
  ])("has nothing else on its host: %s is not there, whatever the method", async (path) => {
    expect((await get(HOST + path)).status).toBe(404);
    expect((await site(new Request(HOST + path, { method: "POST", body: "{}" }))).status).toBe(405);
  });

  test("may be shown by the shell alone, which its page knows", async () => {
    expect(await policyOf(`${HOST}${BASE}/`)).toContain("frame-ancestors http://127.0.0.1:4173 http://localhost:4173;");
  });

  test("is named in the page of the shell, with the host it has there", async () => {
    expect(await (await get(`${SHELL}/`)).text()).toContain(`content="{&quot;${BASE.slice(1)}&quot;:&quot;${HOST}&quot;}"`);
    expect(await policyOf(`${SHELL}/`)).toContain(`'sha256-`);
  });

  test("is named in the worker of the shell as in its page, so that a device fetches both anew when it has moved", async () => {
    const [page, worker] = await Promise.all(["/", "/serviceWorker.js"].map((path) => get(SHELL + path)));
    const written = /<meta name="frame-origins".*? \/>/.exec((await page?.text()) ?? "")?.[0];
    expect(await worker?.text()).toBe(`keep(\`${written}\`);`);
    expect(worker?.headers.get("content-type")).toMatch(/^text\/javascript;/);
    expect(worker?.headers.get("cache-control")).toBe("no-cache");
  });
});

describe("where an origin is served", () => {
  const ports = new Map([
    ["", 4173],
    ["harvest", 4174],
  ]);
  const here = createFrameOrigins({ table: TABLE, given: {}, shell: null, ports });

  test("on this machine it is a name under localhost, on the one port there is", () => {
    for (const host of ["localhost", "127.0.0.1"])
      expect(here(new URL(`http://${host}:8080/`)).origins.get("harvest")).toBe("http://harvest.localhost:8080");
    expect(here(new URL("http://localhost/")).origins.get("harvest")).toBe("http://harvest.localhost");
  });

  test("for a phone in the same network it is a port of its own, and its pages know the shell by the same number", () => {
    expect(here(new URL("http://192.168.1.5:4173/")).origins.get("harvest")).toBe("http://192.168.1.5:4174");
    expect(here(new URL("http://192.168.1.5:4174/"), "harvest")).toMatchObject({ owner: "harvest", shell: "http://192.168.1.5:4173" });
  });

  test("without such a port it is nowhere, and never that of the shell", () => {
    const alone = createFrameOrigins({ table: TABLE, given: {}, shell: null, ports: new Map() });
    const arrived = alone(new URL("http://192.168.1.5:4173/"));
    expect(originsOfApplications(TABLE, arrived)).toEqual({});
  });

  test("an operator's address goes before all, and only the operator's shell may show it", () => {
    const given = { harvest: "https://harvest.example" };
    const there = createFrameOrigins({ table: TABLE, given, shell: "https://herd.example", ports });
    expect(there(new URL("http://herd.example/")).origins.get("harvest")).toBe("https://harvest.example");
    expect(there(new URL("http://harvest.example/"))).toMatchObject({ owner: "harvest", shell: "https://herd.example" });
  });

  test("a host that is none is not repeated in a policy", () => {
    expect(here(new URL("http://a;b'c:4174/"), "harvest").shell).toBe("'none'");
  });
});

describe("origins given at start", () => {
  test("are read by name", () => {
    expect(configuredOrigins("a=https://a.example b=https://b.example:8443", "https://s.example", ["a", "b"])).toEqual({
      given: { a: "https://a.example", b: "https://b.example:8443" },
      shell: "https://s.example",
    });
    expect(configuredOrigins("", "", ["a"])).toEqual({ given: {}, shell: null });
  });

  test.each([
    ["c=https://c.example", "https://s.example", /names "c"/],
    ["a=https://a.example/path", "https://s.example", /https:\/\/a\.example/],
    ["a=https://s.example", "https://s.example", /origin of the shell/],
    ["a=https://a.example", "", /SHELL_ORIGIN/],
    ["a=https://*", "https://s.example", /https:\/\/\*/],
    ["a=https://a;sandbox", "https://s.example", /a;sandbox/],
    ["", "https://*", /SHELL_ORIGIN/],
    ["", "herd.example", /SHELL_ORIGIN is "herd\.example"/],
  ])("%j for the shell %j is refused in words", (frames, own, words) => {
    expect(configuredOrigins(frames, own, ["a"])).toEqual({ error: expect.stringMatching(words) });
  });
});

describe("the headers", () => {
  test("say over https, and only there, that there is nothing else", async () => {
    expect((await get(`${SHELL}/`)).headers.has("strict-transport-security")).toBe(false);
    expect((await get("https://herd.example/")).headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  });

  test("leave no place open: every value is filled in, on every kind of answer", async () => {
    for (const path of ["/", "/assets/main-1a2b.js", "/stateManager/api/ping", "/pages/legal.html", "/pages/terms.pdf"])
      for (const [name, value] of (await get(SHELL + path)).headers) expect(`${path} ${name}: ${value}`).not.toMatch(/[{}]/);
  });

  test("forbid scripts that are written into a page, unless it was built with them", async () => {
    const policy = await policyOf(`${SHELL}/`);
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain(`script-src 'self' ${inlineHashes("<script>look()</script>").scripts};`);
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part);
  });

  test("are the same from nginx, from Caddy and from here", () => {
    for (const kind of ["page", "frame", "file"] as const) {
      const expected = { ...SECURITY_HEADERS[kind], ...SECURITY_HEADERS.https };
      expect(fromNginx(kind)).toEqual(expected);
      expect(fromCaddy(kind)).toEqual(expected);
    }
  });

  test("of a frame are for the bases of the registry, in nginx and in Caddy", () => {
    const bases = Object.keys(FRAME_BASES).map((base) => `${base}/`);
    expect(/if \(\$uri ~ "\^\(([^)]+)\)\$"\)/.exec(NGINX)?.[1]?.split("|")).toEqual(bases);
    expect(/@clarine_frame path (.*)/.exec(CADDY)?.[1]?.split(" ")).toEqual(bases);
  });
});

const NGINX = readFileSync("generated/web/nginx.conf", "utf8");
const CADDY = readFileSync("generated/web/Caddyfile", "utf8");
const NAMES = ["shell", "inlineScripts", "inlineStyles", ...Object.keys(FRAME_ORIGINS).map((name) => `origin.${name}`)];

/** The names of the registry for the variables of a web server. */
function unfilled(text: string, variable: (name: string) => string): string {
  const plain = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll(/[.-]/g, "_");
  return NAMES.reduce((filled, name) => filled.replaceAll(variable(`clarine_${plain(name)}`), `{${name}}`), text);
}

function fromNginx(kind: "page" | "frame" | "file"): Record<string, string> {
  const text = unfilled(NGINX, (name) => `$${name}`);
  const policies = [...text.matchAll(/set \$clarine_policy "([^"]+)"/g)].map(([, policy]) => policy ?? "");
  const [, seconds = ""] = /set \$clarine_https "([^"]+)"/.exec(text) ?? [];
  const values: Record<string, string> = {
    $clarine_policy: policies[["page", "file", "frame"].indexOf(kind)] ?? "",
    $clarine_https: seconds,
  };
  const headers = [...text.matchAll(/^add_header (\S+) (.+) always;$/gm)];
  return Object.fromEntries(headers.map(([, name = "", value = ""]) => [name, values[value] ?? value.slice(1, -1)]));
}

function fromCaddy(kind: "page" | "frame" | "file"): Record<string, string> {
  const text = unfilled(CADDY, (name) => `{$${name.toUpperCase()}}`);
  const headers = [...text.matchAll(/^\theader (?:@clarine_(\w+) )?(\S+) ["`](.+)["`]$/gm)];
  return Object.fromEntries(
    headers.flatMap(([, matcher, name = "", value = ""]) =>
      matcher === undefined || matcher === kind || matcher === "https" ? [[name, value]] : [],
    ),
  );
}
