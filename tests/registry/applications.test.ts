import { expect, test } from "vitest";
import { APPLICATIONS } from "../../generated/applications";
import { CALLS, HEADERS, MEDIATOR } from "../../generated/calls";
import { FRAME_BASES } from "../../generated/frames";
import { GRANTS } from "../../generated/grants";
import { ROUTES } from "../../generated/routes";
import { TABLES } from "../../generated/tables";
import type { LoginRecord } from "../../src/domain/registry/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { paramsOf } from "../../src/domain/routing/pattern";
import { itemsOf } from "../support/requirements";
import { viewerOf } from "../support/smallTables";

/** Sign-in by password and by link of the help desk, a forgotten and a new password, terms of use, choice of a herd. */
const OWN_SCREENS = ["login", "support", "forgot", "renew", "cgu", "multi"];
const applications = Object.values(TABLES.applications);

function loginOf(path: string): LoginRecord {
  const login = applications.map((application) => application.login).find((entry) => entry?.path === path);
  if (!login) throw new Error(`no application logs in at ${path}`);
  return login;
}

function baseOf(route: keyof typeof ROUTES): string | null {
  return TABLES.applications[ROUTES[route].application]?.frame?.base ?? null;
}

test("the thirteen frame bases exist [ADR-02]", () => {
  for (const base of itemsOf("ADR-02")) expect(Object.keys(FRAME_BASES)).toContain(base);
});

test.each([
  ["compte.account", "/account"],
  ["compte.facture", "/account"],
  ["account.settings", "/account"],
  ["compte.zoo2.lait", "/zoo"],
  ["document.liste", "/document"],
  ["compte.communication", "/communication/notification"],
  ["grantor.list", "/grantor"],
  ["synchrozor.sync.main", "/synchrozor"],
  ["alim2.aliment2", "/alim2"],
  ["rationCalculator.aliment", "/alim2"],
  ["innoAlim.home", "/innoAlim"],
  ["alimentation.crop-tracker.home.main", "/crop-tracker"],
  ["card.detail", "/card"],
  ["clarity.water.daily", "/clarity"],
  ["innodashpro.elevage.main", "/inno-dashpro"],
  ["loggor.action.multi", "/loggor"],
  ["loggor.action.solo", "/loggor"],
] as const)("%s is served under %s [ADR-05]", (route, base) => {
  expect(baseOf(route)).toBe(base);
});

test("other bases are a slash and the name of the login, or the application key without one [ADR-07]", () => {
  const stated = new Set(itemsOf("ADR-02"));
  const odd = applications.filter(({ id, frame, login }) => {
    if (frame === null || stated.has(frame.base)) return false;
    const name = login?.path.match(/^\/([^/]+)\/api\/login\/?$/)?.[1];
    return frame.base !== `/${name ?? id}` && frame.base !== `/${id}`;
  });
  // The reference data of the desk share the desk's base.
  expect(odd.filter(({ frame }) => frame?.base !== "/icowdesk").map(({ id }) => id)).toEqual([]);
});

test.each(["SUB-05", "SUB-06", "SUB-07", "SUB-08", "SUB-09"])(
  "the sub-application logins of the list are sent, spelt exactly so [%s]",
  (id) => {
    const paths = applications.map(({ login }) => login?.path);
    for (const item of itemsOf(id)) expect(paths).toContain(item);
  },
);

test("no other sub-application login is sent", () => {
  const listed = new Set(["SUB-05", "SUB-06", "SUB-07", "SUB-08", "SUB-09"].flatMap((id) => itemsOf(id)));
  const others = applications.flatMap(({ login }) => (login && !listed.has(login.path) ? [login.path] : []));
  expect(others.sort()).toEqual([CALLS.stateManagerLogin.path, CALLS.syncManagerLogin.path].sort());
});

test("logins without a matching application are applications without routes [SUB-14]", () => {
  for (const name of ["proxy-evolution", "edeHelper", "sanael", "lilco", "ml", "proxy-bcelo", "fivl", "equarrissagev2"]) {
    expect(Object.keys(APPLICATIONS)).toContain(name);
    expect(Object.values(ROUTES).filter(({ application }) => application === name)).toEqual([]);
  }
});

test("only three logins have a condition, and each is a field of the registry [SUB-10] [SUB-12] [SUB-13] [SUB-14]", () => {
  expect(loginOf("/genetic/referentiel/api/login").multiHerd).toBe(true);
  expect(loginOf("/sanael/api/login").grant).toBe("sante.carnet");
  expect(loginOf("/gedeos/api/login").grant).toBe("sante.gds");
  const conditional = applications.filter(({ login }) => login && (login.grant !== null || login.multiHerd));
  expect(conditional).toHaveLength(3);
});

test("the data of the ear-tag helper and of the milk regulation are kept, and only the helper's failure is passed on [SUB-01] [SUB-02] [SUB-11]", () => {
  expect(loginOf("/edeHelper/api/login")).toMatchObject({ keep: "edeHelper", onFailure: "rethrow" });
  expect(loginOf("/fivl/api/login")).toMatchObject({ keep: "CodeOrganismeCollecteur", onFailure: "ignore" });
  expect(applications.filter(({ login }) => login?.onFailure === "rethrow")).toHaveLength(1);
});

test("priority is a field with 100 as default; what the shell is drawn with goes before the home application [LOG-10]", () => {
  const early = applications.filter(({ login }) => login && login.priority < 10).map(({ login }) => login?.path);
  expect(early.sort()).toEqual(["/card/api/login", "/dashboard/api/login", "/map/api/login", CALLS.syncManagerLogin.path].sort());
  expect(loginOf("/zoo/api/login").priority).toBe(100);
});

test("logins go through the mediator under the domain skeletor and the subdomain login [SUB-04]", () => {
  expect(MEDIATOR).toEqual({ domain: "skeletor", subdomain: "login" });
});

test("the state manager leaves the suffix out for technicians, the sync manager logs in only online [CAL-24] [CAL-25]", () => {
  expect(loginOf(CALLS.stateManagerLogin.path)).toMatchObject({ suffix: "eleveur", suffixNotFor: ["TECHNICIEN"] });
  expect(loginOf(CALLS.syncManagerLogin.path).onlineOnly).toBe(true);
});

test("paths and headers the specification leaves open are values of the registry [CAL-03] [CAL-16] [CAL-19] [CAL-22]", () => {
  expect(HEADERS).toMatchObject({
    authorization: "Authorization",
    herd: "X-Num-Cheptel",
    accessToken: "X-Access-Token",
    appVersion: "X-App-Version",
    idempotencyKey: "Idempotency-Key",
  });
  expect(
    [CALLS.refresh, CALLS.ping, CALLS.services, CALLS.widgetAuth, CALLS.tagDomainRead].map(({ method, path }) => `${method} ${path}`),
  ).toEqual([
    "GET /account/api/refresh",
    "GET /stateManager/api/ping",
    "GET /stateManager/api/services",
    "POST /account/api/widget/auth",
    "POST /tag/api/domain/read",
  ]);
  expect(CALLS.tagDomainRead.body).toEqual({ domain: "BOUCLE" });
  expect(loginOf("/card/api/login").followedBy).toBe("tagDomainRead");
});

test("the map, the sync manager and the state manager are permanent frames; others live 120 s unless they say otherwise [FRM-14] [CON-06]", () => {
  const permanent = applications.filter(({ frame }) => frame !== null && frame.lifetimeMs === null).map(({ id }) => id);
  expect(permanent.sort()).toEqual(["map", "stateManager", "syncManager"]);
  expect(applications.every(({ frame }) => frame === null || frame.lifetimeMs === null || frame.lifetimeMs === 120_000)).toBe(true);
});

test("the shell draws login, password recovery, terms and herd choice; every other page is in the frame of its application [FRM-01] [LAY-01]", () => {
  const routes = Object.values(TABLES.routes);
  expect(new Set(routes.flatMap(({ screen }) => screen ?? []))).toEqual(new Set([...OWN_SCREENS, "root", "notFound", "tour"]));
  expect(routes.filter(({ application }) => application === "shell").every(({ screen, redirect }) => screen ?? redirect)).toBeTruthy();
  const user = viewerOf({
    droits: Object.keys(GRANTS),
    grants: applications.flatMap(({ code }) => code ?? []),
    laitier: true,
    allaitant: true,
  });
  const resolver = createResolver(TABLES, { ...user, mode: "multi" });
  for (const { name, path, screen, redirect } of routes) {
    if (path === null) continue;
    const params = Object.fromEntries(paramsOf(path).map((param) => [param.name, "1"]));
    const { frame, redirectTo } = resolver.route(name, params);
    if (screen === "root" || screen === "notFound" || redirect !== undefined) expect(redirectTo, name).not.toBeNull();
    else expect(frame === null, name).toBe(screen !== undefined);
  }
});

test("section and grant domain are written for each application, never derived from a name [REG-14]", () => {
  expect(APPLICATIONS.planning2).toMatchObject({ domain: "planning", section: "planning" });
  expect(APPLICATIONS.mouvement).toMatchObject({ domain: "mouvement", section: "mouvement" });
  expect(APPLICATIONS.session2).toMatchObject({ domain: "session", section: "session" });
  expect(APPLICATIONS.feed).toMatchObject({ domain: "alimentation", section: "alimentation" });
});
