import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLS } from "../../../generated/calls";
import { FRAME_BASES, FRAME_ORIGINS } from "../../../generated/frames";
import { SECURITY_HEADERS } from "../../../generated/securityHeaders";
import { fillPath } from "../../../src/domain/address/fillPath";
import { freePort, type Gateway, startCaddy, startNginx } from "../../support/gateway/gateways";
import { type Answer, ask, openUpstreams } from "../../support/gateway/upstreams";
import { realRegistry, samplesFor } from "../../support/realRegistry";
import { registryFolder, runTool } from "../../support/runTool";

const REGISTRY = realRegistry();
const APART = new Set(Object.values(FRAME_ORIGINS).flatMap(({ applications }): readonly string[] => applications));
const GATES = Object.entries(FRAME_BASES).map(([base, { application, candidate }]) => ({
  base,
  name: candidate ? `candidates.${application}` : `applications.${application}`,
  apart: APART.has(application),
}));
const BESIDE = GATES.filter(({ apart }) => !apart);
const SHELL = "shell.upstream";
/** Each in a port of its own, besides the shell and every sub-application of the registry. */
const NAMES = [SHELL, ...GATES.map(({ name }) => name)];

const upstreams = openUpstreams(NAMES);
afterAll(async () => (await upstreams).close());

/** The file an operator would write. */
async function upstreamsFile(origin: string, apart: (name: string) => string): Promise<string> {
  const { portOf } = await upstreams;
  const of = (list: string) =>
    GATES.filter(({ name }) => name.startsWith(`${list}.`)).map(({ name }) => {
      return `  ${name.slice(list.length + 1)}: http://127.0.0.1:${portOf(name)}`;
    });
  const lines = [
    `shell: { origin: "${origin}", upstream: "http://127.0.0.1:${portOf(SHELL)}" }`,
    "origins:",
    ...Object.keys(FRAME_ORIGINS).map((name) => `  ${name}: ${apart(name)}`),
    "applications:",
    ...of("applications"),
    "candidates:",
    ...of("candidates"),
  ];
  return `${registryFolder(new Map([["gateway.yaml", lines.join("\n")]]))}/gateway.yaml`;
}

async function printed(format: string, mode: string, file: string): Promise<string> {
  const { code, out, err } = await runTool("gateway", "--format", format, "--mode", mode, "--upstreams", file);
  expect(err).toBe("");
  expect(code).toBe(0);
  return out;
}

const SERVERS = [
  {
    server: "nginx",
    // Its own port is the operator's; TLS ends in front of it here.
    start: async (port: number) => {
      const hosts = ["herd.example", ...Object.keys(FRAME_ORIGINS).map((name) => `${name}.example`)];
      const file = await upstreamsFile("https://herd.example", (name) => `https://${name}.example`);
      return startNginx((await printed("nginx", "path", file)) + (await printed("nginx", "origin", file)), port, hosts);
    },
    scheme: "https",
  },
  {
    server: "Caddy",
    start: async (port: number) => {
      const file = await upstreamsFile(`http://herd.example:${port}`, (name) => `http://${name}.example:${port}`);
      return startCaddy((await printed("caddy", "path", file)) + (await printed("caddy", "origin", file)), port);
    },
    scheme: "http",
  },
];

describe.each(SERVERS)("$server, as the registry has it", ({ start, scheme }) => {
  let gateway: Gateway;
  let host = "herd.example";
  const get = (path: string, says?: Readonly<Record<string, string>>) => ask(gateway.port, host, path, says);
  const originOf = (name: string) => (scheme === "https" ? `https://${name}` : `http://${name}:${gateway.port}`);

  beforeAll(async () => {
    const port = await freePort();
    gateway = await start(port);
    host = scheme === "https" ? "herd.example" : `herd.example:${port}`;
  });
  afterAll(() => gateway.stop());

  test("leads the document, the calls and the files below each base to its own program, as they were asked for [ADR-06]", async () => {
    expect(NAMES.length).toBeGreaterThan(68);
    for (const { base, name } of BESIDE)
      for (const path of [`${base}/`, `${base}/?v=1`, `${base}/api/a%20b?c=d`, `${base}/assets/index-1.js`])
        expect(await get(path), path).toMatchObject({ status: 200, who: name, url: path });
  });

  test("says under which host and for whom it asks", async () => {
    expect((await get("/card/")).forwarded).toBe(`${host} 127.0.0.1`);
    expect((await get("/")).forwarded).toBe(`${host} 127.0.0.1`);
  });

  test("leaves every page of the shell to the shell [ADR-06]", async () => {
    const pages = Object.values(REGISTRY.tables.routes).flatMap(({ path }) => {
      const filled = path === null ? null : fillPath(path, samplesFor(REGISTRY, path));
      return filled !== null && "path" in filled ? [`/${encodeURI(filled.path).replace(/^\//, "")}`] : [];
    });
    expect(pages.length).toBeGreaterThan(290);
    for (const path of pages) expect(await get(path), path).toMatchObject({ status: 200, who: SHELL, url: path });
  });

  test("leaves the shell what is next to a base, its calls below one, and its files", async () => {
    const beside = BESIDE.flatMap(({ base }) => [
      base,
      `${base}/x`,
      `${base}/x/api/`,
      `${base}/assets`,
      `${base}x/`,
      `${base.toUpperCase()}/X/`,
    ]);
    const calls = Object.values(CALLS).map(({ path }) => path.replaceAll(/\{\w+\}/g, "a@b.example"));
    const own = ["/", "/index.html", "/assets/index-1.js", "/healthz", "/policy-reports", "/stateManager/api/login/eleveur"];
    for (const path of [...beside, ...calls, ...own]) expect(await get(path), path).toMatchObject({ status: 200, who: SHELL });
  });

  test.each([
    ["/account/api/../../detail/1", SHELL],
    ["/account/x/../api/authenticate", SHELL],
    ["/account/api/%61uthenticate", SHELL],
    ["//account/api/authenticate", SHELL],
    ["/ACCOUNT/", SHELL],
  ])("takes %s for what it means", async (path, who) => {
    expect((await get(path)).who).toBe(who);
  });

  test("adds the headers of the registry to what an application answers", async () => {
    for (const { base } of BESIDE.slice(0, 5)) {
      const said = { "X-Content-Type-Options": "none", "Permissions-Policy": "camera=*" };
      expect(headersIn(await get(`${base}/`, said))).toEqual(expected("frame", "'self'"));
      expect(headersIn(await get(`${base}/api/x`, said))).toEqual(expected("file", "'self'"));
      expect(headersIn(await get(`${base}/assets/x.js`, said))).toEqual(expected("file", "'self'"));
    }
  });

  test("has a document asked for anew and a call not kept, unless the application says otherwise", async () => {
    const cache = async (path: string, own?: string) =>
      (await get(path, own === undefined ? {} : { "Cache-Control": own })).headers["cache-control"];
    expect(await cache("/card/")).toBe("no-cache");
    expect(await cache("/card/", "private, no-store")).toBe("private, no-store");
    expect(await cache("/card/api/animals")).toBe("no-store");
    expect(await cache("/card/api/animals", "max-age=5")).toBe("max-age=5");
    expect(await cache("/card/assets/a.js")).toBeUndefined();
    expect(await cache("/card/assets/a.js", "max-age=31536000, immutable")).toBe("max-age=31536000, immutable");
  });

  test("keeps the policy of an application that has one", async () => {
    const own = "default-src 'self'; img-src https://tiles.example";
    expect((await get("/map/", { "Content-Security-Policy": own })).headers["content-security-policy"]).toBe(own);
  });

  test("leaves the headers of the shell as they are", async () => {
    const own = { "Content-Security-Policy": "default-src 'none'", "Cache-Control": "no-cache", "Referrer-Policy": "no-referrer" };
    const { headers } = await get("/welcome/renew/a", own);
    expect(headers["content-security-policy"]).toBe("default-src 'none'");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["permissions-policy"]).toBeUndefined();
  });

  test("asks browsers to stay on https where the origin is safe, and nowhere else", async () => {
    const hsts = scheme === "https" ? SECURITY_HEADERS.https["Strict-Transport-Security"] : undefined;
    for (const path of ["/", "/card", "/card/", "/card/api/x", "/account/api/authenticate"])
      expect((await get(path)).headers["strict-transport-security"], path).toBe(hsts);
  });

  test("serves an application with an origin of its own there alone, for the shell alone to show", async () => {
    const apart = GATES.filter((gate) => gate.apart);
    expect(apart.length).toBeGreaterThan(1);
    for (const { base, name } of apart) {
      const own = new URL(originOf(`${name.split(".")[1]}.example`)).host;
      for (const path of [`${base}/`, `${base}/js/a.js`])
        expect(await ask(gateway.port, own, path)).toMatchObject({ status: 200, who: name });
      for (const path of ["/", "/card/", "/account/api/authenticate", `${base}x/`])
        expect(await ask(gateway.port, own, path), path).toMatchObject({ status: 404, who: "nobody" });
      expect(headersIn(await ask(gateway.port, own, `${base}/`))).toEqual(expected("frame", originOf("herd.example")));
      expect((await get(`${base}/`)).who).toBe(SHELL);
    }
  });

  function expected(kind: "frame" | "file", shell: string): Record<string, string> {
    const filled = Object.entries(SECURITY_HEADERS[kind]).map(([name, value]) => [name.toLowerCase(), value.replace("{shell}", shell)]);
    return Object.fromEntries(filled);
  }
});

/** Those that the registry has a say in. */
function headersIn({ headers }: Answer): Record<string, unknown> {
  return Object.fromEntries(Object.keys(SECURITY_HEADERS.frame).map((name) => [name.toLowerCase(), headers[name.toLowerCase()]]));
}
