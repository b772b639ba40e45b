import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { FRAME_BASES, FRAME_ORIGINS } from "../../../generated/frames";
import { SECURITY_HEADERS } from "../../../generated/securityHeaders";
import { registryFolder, runTool } from "../../support/runTool";
import { baseFiles } from "../registryFixture";

const REGISTRY = registryFolder(baseFiles());
const WHOLE = `shell: { origin: "https://herd.example", upstream: "http://10.0.0.5:4173" }
others: http://*.internal:8080
`;
const file = (text: string) => `${registryFolder(new Map([["gateway.yaml", text]]))}/gateway.yaml`;
const gateway = (text: string, ...args: readonly string[]) =>
  runTool("gateway", "--upstreams", file(text), "--registry", REGISTRY, ...args);

/** The first line of what is said of a file that is refused. */
async function refusal(text: string): Promise<string | undefined> {
  const { code, err } = await gateway(text);
  expect(code).toBe(2);
  return err.split("\n")[0];
}

test.each([
  ["shell.upstream", "x; include /etc/passwd"],
  ["shell.upstream", "http://x; include /etc/passwd"],
  ["shell.upstream", "http://x:80; return 200"],
  ["shell.upstream", "http://x:80/path"],
  ["shell.upstream", "http://$host:80"],
  ["shell.upstream", "http://{env.SECRET}:80"],
  ["shell.upstream", "http://x:80\\n}"],
  ["shell.upstream", "http://x:99999"],
  ["shell.upstream", "unix:/run/x"],
  ["shell.upstream", "https://x"],
  ["others", "http://*:80;"],
  ["others", "file:///etc/passwd"],
  ["applications.card", "http://x 80"],
])("an upstream that is no plain address is refused in a sentence: %s is %s", async (where, value) => {
  const [top = "", name] = where.split(".");
  const line = name === undefined ? `${top}: "${value}"\n` : top === "shell" ? "" : `${top}: { ${name}: "${value}" }\n`;
  const whole =
    top === "shell" ? WHOLE.replace("http://10.0.0.5:4173", value) : WHOLE.replace(/others.*\n/, top === "others" ? "" : "$&") + line;
  const { code, out, err } = await gateway(whole);
  expect(out).toBe("");
  expect(code).toBe(2);
  expect(err).toMatch(/gateway\.yaml: .*an upstream is written http:\/\/host:8080/s);
});

test.each([
  "https://a;sandbox/x",
  "https://a; sandbox",
  "https://a/",
  "https://*.example",
  "https://herd.example}",
  "https://HERD.example",
  "https://herd.example:443",
  "ftp://herd.example",
])("an origin that is none is refused in a sentence: %s", async (origin) => {
  expect(await refusal(WHOLE.replace("https://herd.example", origin))).toMatch(
    /shell\.origin is .*an origin is written https:\/\/herd\.example/,
  );
});

test.each([
  ["applications: { crad: http://x:80 }\n", /applications "crad" is not in the registry; did you mean "card"\?/],
  ["origins: { other: https://other.example }\n", /origins "other" is not in the registry/],
  ["more: 1\n", /gateway\.yaml is not as it should be/],
  ["applications: [card]\n", /applications is not as it should be/],
  ["applications: {\n", /this is not YAML/],
  ["applications: &a { card: *a }\n", /gateway\.yaml/],
])("what the file should not say is told in a sentence: %j", async (line, message) => {
  expect(await refusal(WHOLE + line)).toMatch(message);
});

test("an application that the file forgets is named, so that a new one is not lost", async () => {
  expect(await refusal(WHOLE.replace(/others.*\n/, ""))).toMatch(/applications\.\w+ is missing/);
});

test("an origin of its own must be named, and differ from that of the shell", async () => {
  const apart = (origins: string) => runTool("gateway", "--mode", "origin", "--upstreams", file(WHOLE + origins));
  expect((await apart("")).err).toContain("origins: does not say where clarity is served");
  expect((await apart("origins: { clarity: https://herd.example }\n")).err).toContain("kept apart");
});

test("a registry with an error gives no gateway, and says which", async () => {
  const broken = new Map(baseFiles());
  const [name = "", text = ""] = [...broken].find(([one]) => one.startsWith("menus/")) ?? [];
  broken.set(name, text.replace(/route: .*/, "route: no.such.page"));
  const { code, out, err } = await runTool("gateway", "--registry", registryFolder(broken));
  expect(out).toBe("");
  expect(code).toBe(1);
  expect(err).toContain("unknown-route");
});

test("a page of the shell where files of an application would stand is refused", async () => {
  const taken = new Map([...baseFiles()].map(([name, text]) => [name, text.replace("path: detail/:id\n", "path: card/:id/more\n")]));
  expect([...taken.values()].join("")).toContain("card/:id/more");
  const { code, err } = await runTool("gateway", "--registry", registryFolder(taken));
  expect(err).toMatch(/\/card\/assets\/ would go to the application card, but it is a page of the shell/);
  expect(code).toBe(2);
});

test("a base below the files of another application comes before them where the first that fits answers", async () => {
  const below = new Map([...baseFiles()].map(([name, text]) => [name, text.replace("base: /sensors", "base: /card/assets/sensors")]));
  const { out } = await runTool("gateway", "--upstreams", file(WHOLE), "--registry", registryFolder(below), "--format", "caddy");
  expect(out).toMatch(/path_regexp \^\/card\/assets\/sensors\/\$\n[\s\S]*path_regexp \^\/card\/assets\/\n/);
});

test("the same registry gives the same text", async () => {
  for (const format of ["nginx", "caddy", "k8s"])
    expect((await gateway(WHOLE, "--format", format)).out).toBe((await gateway(WHOLE, "--format", format)).out);
});

interface Route {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly parentRefs: readonly unknown[];
    readonly hostnames: readonly string[];
    readonly rules: readonly {
      readonly matches: readonly { readonly path: { readonly type: string; readonly value: string } }[];
      readonly filters?: readonly {
        readonly responseHeaderModifier: { readonly set: readonly { readonly name: string; readonly value: string }[] };
      }[];
      readonly backendRefs: readonly { readonly name: string; readonly namespace?: string; readonly port: number }[];
    }[];
  };
}

/** Bounds of the Gateway API on what a route may hold. */
const MOST = { rules: 16, matches: 64, headers: 16 };
const SERVICE = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

async function k8sRoutes(mode: string): Promise<readonly Route[]> {
  const { out, code } = await runTool("gateway", "--format", "k8s", "--mode", mode);
  expect(code).toBe(0);
  return parseAllDocuments(out).map((one) => one.toJS());
}

test("for Kubernetes each application is a route of the Gateway API within its bounds, and the shell takes all else [ADR-06]", async () => {
  const routes = [...(await k8sRoutes("path")), ...(await k8sRoutes("origin"))];
  for (const { apiVersion, kind, metadata, spec } of routes) {
    expect({ apiVersion, kind }).toEqual({ apiVersion: "gateway.networking.k8s.io/v1", kind: "HTTPRoute" });
    expect(metadata.name).toMatch(SERVICE);
    expect(spec.rules.length).toBeLessThanOrEqual(MOST.rules);
    for (const { matches, filters = [], backendRefs } of spec.rules) {
      expect(matches.length).toBeLessThanOrEqual(MOST.matches);
      for (const { path } of matches) expect(path.value).toMatch(/^\/[\w/.-]*$/);
      for (const { responseHeaderModifier } of filters) expect(responseHeaderModifier.set.length).toBeLessThanOrEqual(MOST.headers);
      for (const { name, port } of backendRefs) expect([SERVICE.test(name), port > 0]).toEqual([true, true]);
    }
  }
  expect(new Set(routes.map(({ metadata }) => metadata.name)).size).toBe(Object.keys(FRAME_BASES).length + 1);
  const documents = routes.flatMap(({ spec }) => spec.rules.flatMap(({ matches }) => matches.filter(({ path }) => path.type === "Exact")));
  for (const base of Object.keys(FRAME_BASES)) expect(documents).toContainEqual({ path: { type: "Exact", value: `${base}/` } });
  const [shell] = routes;
  expect(shell?.spec.rules.map(({ filters }) => filters)).toEqual([undefined]);
  expect(shell?.spec.rules[0]?.matches).toContainEqual({ path: { type: "PathPrefix", value: "/" } });
  expect(shell?.spec.rules[0]?.matches).toContainEqual({ path: { type: "Exact", value: "/account/api/authenticate" } });
});

test("for Kubernetes each host has its own routes, with the headers of the registry", async () => {
  const hosts = new Set((await k8sRoutes("origin")).flatMap(({ spec }) => spec.hostnames));
  expect(hosts).toEqual(new Set(Object.keys(FRAME_ORIGINS).map((name) => `${name}.example`)));
  const card = (await k8sRoutes("path")).find(({ metadata }) => metadata.name === "clarine-card");
  const set = card?.spec.rules[0]?.filters?.[0]?.responseHeaderModifier.set ?? [];
  const said = Object.fromEntries(set.map(({ name, value }) => [name, value]));
  const expected = Object.entries(SECURITY_HEADERS.frame).map(([name, value]) => [name, value.replace("{shell}", "'self'")]);
  expect(said).toEqual({ ...Object.fromEntries(expected), ...SECURITY_HEADERS.https });
});

test("for Kubernetes an upstream is a service, perhaps of another namespace", async () => {
  const k8s = (upstream: string) =>
    gateway(`${WHOLE.replace("http://10.0.0.5:4173", upstream).replace("*.internal", "*.farm.svc")}`, "--format", "k8s");
  const { out } = await k8s("http://shell:4173");
  expect(out).toContain("- name: card\n          namespace: farm\n          port: 8080");
  const refused = await k8s("http://10.0.0.5:4173");
  expect([refused.code, refused.err.split("\n")[0]]).toEqual([2, expect.stringContaining("an upstream is a Service")]);
});
