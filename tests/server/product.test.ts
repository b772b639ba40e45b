import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { APPLICATIONS } from "../../generated/applications";
import { CALLS } from "../../generated/calls";
import { FRAME_BASES, FRAME_ORIGINS } from "../../generated/frames";
import { LANGUAGES } from "../../generated/languages";
import { PERSONAS } from "../../generated/personas";
import { SECURITY_HEADERS } from "../../generated/securityHeaders";
import { DEMO, PRODUCT } from "../../generated/settings";
import { readProfile } from "../../src/domain/session/profile";
import { demoAccountsIn, mailTextsIn } from "../../src/server/demo/demoTexts";
import { openDemo } from "../../src/server/demo/openDemo";
import { GENERATED_REGISTRY } from "../../src/server/registry/generatedRegistry";
import { createSite, type Site } from "../../src/server/site/createSite";
import { createIsolation } from "../../src/server/site/isolation";
import { LIFETIMES } from "../../src/server/time/lifetimes";
import { MINUTE } from "../../src/server/time/units";
import { CHEAP_PASSWORDS, type RunningBackend, request, type SignedIn, startBackend } from "./startBackend";

let server: RunningBackend;
let everybody: SignedIn;
let shellDir = "";
let site: Site;

beforeAll(async () => {
  server = await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS));
  everybody = await server.signIn("tous-droits", DEMO.password);
  shellDir = mkdtempSync(join(tmpdir(), "clarine-product-"));
  writeFileSync(join(shellDir, "index.html"), "<title>shell</title>");
  writeFileSync(join(shellDir, "frame.html"), "<title>frame</title>");
  const { backend, database, clock, newToken } = server;
  const parts = { database, clock, newToken, passwords: CHEAP_PASSWORDS, filesDir: shellDir, frameOrigins: () => ({}) };
  site = createSite({
    backend,
    registry: GENERATED_REGISTRY,
    terms: { page: PRODUCT.termsPage, document: PRODUCT.termsDocument, product: PRODUCT.name, updated: PRODUCT.termsUpdated, parents: [] },
    translationsAddress: PRODUCT.translationsAddress,
    shellDir,
    frameDocument: "frame.html",
    framePages: {},
    pages: await openDemo(parts),
    isHealthy: async () => {},
    tokenPaths: [],
    isolation: createIsolation({
      table: FRAME_ORIGINS,
      given: {},
      shell: null,
      ports: new Map(),
      bases: FRAME_BASES,
      headers: SECURITY_HEADERS,
    }),
  });
});

afterAll(() => rmSync(shellDir, { recursive: true }));

async function answerOf(path: string): Promise<readonly [number, unknown]> {
  const response = await server.call("POST", path, { headers: everybody.as(), body: { id: "tous-droits" } });
  return [response.status, await response.json()];
}

const LOGINS: readonly (readonly [id: string, names: readonly string[]])[] = [
  ["SUB-05", ["notifications", "zoo", "document", "feed", "feeding-check", "dashpro", "clarity", "card"]],
  [
    "SUB-06",
    [
      ...["dashboard", "genealogie", "index-v2", "mating2", "matingpro", "msrpro", "tourTroupeau", "reproduction"],
      ...["proxy-evolution", "bilangenetic", "genetic/referentiel", "map"],
    ],
  ],
  ["SUB-07", ["mouvement", "edeHelper", "sanael", "ednotif", "tag", "inventaire-fr", "inventaire-fr-v2", "easycow", "bilanrepro"]],
  [
    "SUB-08",
    [
      ...["planning", "mytask", "smartvel", "activity", "milking", "resolver", "controleLaitier", "lilco", "ml", "previsionnel"],
      ...["croissance", "proxy-bcelo", "prev-effectif", "report", "querymaker", "fivl"],
    ],
  ],
  ["SUB-09", ["sante", "gedeos", "colostrum", "bilanSanitaire", "mamelle", "equarrissagev2", "session2"]],
];

test.each(LOGINS)("every login of the list is answered [%s]", async (_id, names) => {
  for (const name of names) expect(await answerOf(`/${name}/api/login`)).toEqual([200, expect.any(Object)]);
});

test("the server answers the logins of the specification, those of the two workers, the translations and no others [SUB-05] [SUB-06] [SUB-07] [SUB-08] [SUB-09]", () => {
  const specified = new Set(LOGINS.flatMap(([, names]) => names.map((name) => `/${name}/api/login`)));
  const others = Object.values(APPLICATIONS).flatMap(({ login }) => (login && !specified.has(login.path) ? [login.path] : []));
  const workersAndTranslations = [CALLS.stateManagerLogin.path, CALLS.syncManagerLogin.path, CALLS.translationLogin.path];
  expect(others.filter((path) => !workersAndTranslations.includes(path))).toEqual([]);
});

test("logins that keep a field answer with it, all others with an empty object [SUB-15]", async () => {
  for (const { login } of Object.values(APPLICATIONS)) {
    if (login === null) continue;
    const expected = login.keep === null ? {} : { [login.keep]: expect.any(String) };
    expect(await answerOf(login.path)).toEqual([200, expected]);
  }
});

test.each(Object.keys(FRAME_BASES))(
  "the demo serves a sub-application under %s/ and nowhere else [ADR-02] [ADR-06] [ADR-07]",
  async (base) => {
    const titleOf = async (asked: Request) => (await (await site(asked)).text()).slice(7, -8);
    const title = (path: string) => titleOf(request("GET", path));
    const isApart = APPLICATIONS[FRAME_BASES[base]?.application ?? "shell"].frame?.isolation === "origin";
    const [at, without, beyond] = [await title(`${base}/`), await title(base), await title(`${base}/x`)];
    expect([at, without, beyond]).toEqual([isApart ? "shell" : "frame", "shell", "shell"]);
    const home = Object.entries(FRAME_ORIGINS).find(([, { applications }]) =>
      applications.some((id) => FRAME_BASES[base]?.application === id),
    );
    if (home) expect(await titleOf(new Request(`http://${home[0]}.localhost${base}/`))).toBe("frame");
    expect(home !== undefined).toBe(isApart);
  },
);

test.each(Object.values(PERSONAS))(
  "$id signs in with the password of the demo and gets a profile that says who it is",
  async ({ id, login, herds, profile }) => {
    const { tokens, access } = await server.signIn(id, DEMO.password);
    expect(tokens).toHaveLength({ none: 0, oneToken: 1, tokenPerHerd: herds.length }[login]);
    for (const [index, token] of tokens.entries()) {
      const read = readProfile(await (await server.call("GET", `/account/api/login/${token}`, { headers: access })).json());
      expect(read).toMatchObject({ id, email: profile.email, droits: profile.droits, numCheptel: herds[index]?.numCheptel ?? "" });
    }
  },
);

test("owners and administrators whose terms are due are asked, nobody else is [LOG-01]", async () => {
  for (const { id, termsAccepted, profile } of Object.values(PERSONAS)) {
    const { tokens, access } = await server.signIn(id, DEMO.password);
    if (tokens[0] === undefined) continue;
    const read = readProfile(await (await server.call("GET", `/account/api/login/${tokens[0]}`, { headers: access })).json());
    const due = ["PROPRIO", "ADMIN"].includes(profile.connectedAs) && (termsAccepted ?? "") < "2025-03-01";
    expect([id, read.validateCgu]).toEqual([id, due]);
  }
});

test("the service check of the product lists services, and none of them is the shell itself [CAL-20]", async () => {
  const response = await server.call("GET", "/stateManager/api/services", { headers: everybody.as() });
  const { services } = await response.json();
  expect(services).toEqual(DEMO.retiredServices);
  for (const service of services) expect(service).toMatch(/^[\w.-]+$/);
});

test("the demo accounts are named in every language, unknown languages give the default one", () => {
  for (const language of ["fr", "en", "de", "es", "it"])
    for (const { label, description, login } of demoAccountsIn(language))
      expect([login, label === login, description === ""]).toEqual([login, false, false]);
  expect(demoAccountsIn("../../x")).toEqual(demoAccountsIn("fr"));
  expect(mailTextsIn("constructor").language).toBe("fr");
});

test("a mail says in every language how long its link is good for", () => {
  for (const { id } of LANGUAGES) {
    const { recovery, support } = mailTextsIn(id).mails;
    expect(recovery.text).toContain(` ${LIFETIMES.renewTokenMs / MINUTE} `);
    expect(support.text).toContain(` ${LIFETIMES.supportTokenMs / MINUTE} `);
  }
});
