import fc from "fast-check";
import { expect, test } from "vitest";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { readProfile } from "../../src/domain/session/profile";
import { anyOf, frameOf, NOBODY, OPEN, sectionOf, smallTables, tabOf, tileOf, viewerOf } from "../support/smallTables";

const HEALTH = 2;
const DESK = 3;
const MODULE = 4;
const DAIRY = 5;
const FIRST = 6;
const EITHER = 7;
const tables = smallTables({
  guards: [
    anyOf("sante"),
    { ...anyOf("desk"), multiHerd: true },
    { ...OPEN, applications: ["module"] },
    { ...OPEN, workshop: "LAITIER" },
    { ...OPEN, multiFirst: true },
    anyOf("sante.gds", "report"),
  ],
  routes: [
    { name: "home.planning", guard: 1 },
    { name: "health.log", guard: HEALTH },
    { name: "health.card", path: "card/:id", guard: HEALTH },
    { name: "health.group", guard: EITHER },
    { name: "desk.map", guard: DESK },
    { name: "module.main", guard: MODULE },
    { name: "dairy.goals", guard: DAIRY },
    {
      name: "sheet",
      path: "sheet/:id?",
      application: "shell",
      guard: 0,
      redirect: { to: "health.card", params: { id: "id" }, query: {}, otherwise: "health.log" },
    },
    {
      name: "session.detail",
      path: "session/detail/:id?",
      redirect: { to: "home.planning", params: {}, query: { id: "id" }, otherwise: null },
    },
    { name: "hidden", path: null, guard: 1 },
    { name: "earlier.card", path: null, redirect: { to: "health.card", params: { id: "id" }, query: {}, otherwise: null } },
  ],
  applications: [{ id: "desk", frame: frameOf("/desk") }],
  more: {
    sections: [
      sectionOf("home", [], { opens: "home" }),
      sectionOf("desk", [tileOf("desk-map", "desk.map", DESK)], { multiHerd: true }),
      sectionOf("health", [tileOf("health-log", "health.log", HEALTH), tileOf("health-group", "health.group", EITHER)], {
        defaultRoute: "health.log",
      }),
      sectionOf(
        "account",
        [
          tileOf("account-a", "home.planning", 1),
          tileOf("account-b", "health.log", HEALTH),
          tileOf("account-first", "home.planning", FIRST),
        ],
        { reverseFor: ["TECHNICIEN"] },
      ),
      sectionOf("orders", [
        tileOf("orders-list", "", 0, { target: { kind: "link", href: "/ordering/{numCheptel}", guard: 1 } }),
        tileOf("orders-else", "", 0, {
          target: {
            kind: "route",
            targets: [
              { route: "health.log", params: {}, query: {}, guard: HEALTH },
              { route: "home.planning", params: {}, query: { v: "1" }, guard: 1 },
            ],
          },
        }),
      ]),
    ],
    tabs: { desktop: [tabOf("session", "route", { targets: ["health.log", "module.main"] })], mobile: [] },
    homes: {
      values: { PLANNING: "home.planning", MAP: "health.log", DESK: "desk.map" },
      byOrigin: { TECHNICIEN: "DESK" },
      otherwise: "PLANNING",
    },
  },
});

const resolve = (profile: Record<string, unknown>, more = {}) => createResolver(tables, viewerOf(profile, more));
const tilesOf = (profile: Record<string, unknown>, more = {}) =>
  resolve(profile, more)
    .menu()
    .flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map(({ id }) => id)));

test.each([
  ["nobody at all", NOBODY, "not-signed-in"],
  ["a user without an email", viewerOf({ email: "", droits: ["sante"] }), "not-signed-in"],
  ["no grant", viewerOf({}), "not-granted"],
  ["a level 0", viewerOf({ droits: ["sante"], rules: { authorizes: { sante: 0 } } }), "not-granted"],
  ["a level that is not offline-ready, offline", viewerOf({ rules: { authorizes: { sante: 1 } } }, { online: false }), "offline"],
  ["the grant", viewerOf({ droits: ["sante"] }), "ok"],
  ["an offline-ready level, offline", viewerOf({ rules: { authorizes: { sante: 9 } } }, { online: false }), "ok"],
])("a guarded route for %s: the reason is %#.3s [GRD-04] [GRD-05] [GRT-01]", (_, viewer, reason) => {
  expect(createResolver(tables, viewer).route("health.log")).toMatchObject({ reason, admitted: reason === "ok" });
});

test("any one grant of a list suffices [GRD-05] [GRT-11]", () => {
  expect(resolve({ droits: ["report"] }).route("health.group").admitted).toBe(true);
  expect(resolve({ droits: ["sante.gds"] }).route("health.group").admitted).toBe(true);
  expect(resolve({ droits: ["sante.other"] }).route("health.group").reason).toBe("not-granted");
});

test("a comma-separated list passes when one of its grants is held [GRT-11]", () => {
  expect(resolve({ droits: ["sante"] }).grant("report, sante.gds").held).toBe(true);
  expect(resolve({ droits: ["sante"] }).grant("report,session").held).toBe(false);
  expect(resolve({}).grant("").held).toBe(false);
});

test("an application code is checked apart from the permission [GRT-13] [GRT-14]", () => {
  expect(resolve({ grants: ["module"] }).route("module.main").reason).toBe("ok");
  expect(resolve({ droits: ["module"] }).route("module.main").reason).toBe("application-not-granted");
});

test("the desk is for multi-herd users, whatever its grant says [ROU-38]", () => {
  expect(resolve({ droits: ["desk"] }, { mode: "solo" }).route("desk.map").reason).toBe("ok");
  expect(resolve({ droits: ["desk.map"] }).route("desk.map").reason).toBe("multi-herd-only");
  expect(resolve({ droits: ["desk"], rules: { authorizes: { "desk.switch": 0, "desk.offline": 0 } } }).route("desk.map").reason).toBe(
    "multi-herd-only",
  );
});

test("a route that needs an active workshop says so", () => {
  expect(resolve({ allaitant: true }).route("dairy.goals").reason).toBe("workshop-inactive");
  expect(resolve({ laitier: true }).route("dairy.goals").reason).toBe("ok");
  expect(resolve({ laitier: true, shops: [{ value: "LAITIER", actif: false }] }).route("dairy.goals").reason).toBe("workshop-inactive");
});

test("a refused route leads to login and keeps lang and numCheptelToSync, no other query value [GRD-04]", () => {
  const refusal = createResolver(tables, NOBODY).address("/health/log?lang=de&numCheptelToSync=FR35123456&x=1");
  expect(refusal).toMatchObject({
    admitted: false,
    reason: "not-signed-in",
    redirectTo: "/welcome/login?lang=de&numCheptelToSync=FR35123456",
  });
});

test("public pages always pass, and login sends a user signed in as multi home [GRD-01] [GRD-03]", () => {
  expect(createResolver(tables, NOBODY).address("/welcome/login")).toMatchObject({ admitted: true, reason: "public", redirectTo: null });
  expect(resolve({ droits: ["desk.switch"] }).address("/welcome/login")).toMatchObject({ admitted: true, redirectTo: "/home/planning" });
  expect(resolve({}).address("/welcome/login").redirectTo).toBeNull();
});

test("an unknown address leads to the root, and the root home or to login [GRD-02] [PUB-28]", () => {
  expect(resolve({}).address("/no/such/page?lang=fr")).toMatchObject({ route: null, reason: "unknown-route", redirectTo: "/" });
  expect(resolve({}).route("404")).toMatchObject({ admitted: true, reason: "public", redirectTo: "/" });
  expect(resolve({}).address("/").redirectTo).toBe("/home/planning");
  expect(createResolver(tables, NOBODY).address("/").redirectTo).toBe("/welcome/login");
  expect(resolve({}).route("constructor").reason).toBe("unknown-route");
});

test("a redirect keeps the parameter, and without it falls back to what is granted, then home [ROU-18] [ROU-19]", () => {
  expect(resolve({ droits: ["sante"] }).address("/sheet/12").redirectTo).toBe("/card/12");
  expect(resolve({ droits: ["sante"] }).address("/sheet").redirectTo).toBe("/health/log");
  expect(resolve({}).address("/sheet").redirectTo).toBe("/home/planning");
});

test("the session detail passes its id on as a query value [ROU-84] [ROU-85]", () => {
  expect(resolve({}).address("/session/detail/7").redirectTo).toBe("/home/planning?id=7");
  expect(resolve({}).address("/session/detail").redirectTo).toBe("/home/planning");
});

test("an earlier name whose address the page has kept passes on what it is called with", () => {
  expect(resolve({}).route("earlier.card", { id: "12", other: "x" })).toMatchObject({ href: null, redirectTo: "/card/12" });
});

test("a missing parameter is a reason of its own, and a hidden frame has no address", () => {
  expect(resolve({ droits: ["sante"] }).route("health.card")).toMatchObject({
    admitted: false,
    reason: "missing-param",
    href: null,
    frame: null,
  });
  expect(resolve({}).route("hidden")).toMatchObject({ admitted: true, href: null });
});

test.each([
  ["the value of settings.home", { settings: { home: "MAP" }, droits: ["sante"] }, "/health/log", "settings"],
  ["the default when its target is refused", { settings: { home: "MAP" } }, "/home/planning", "origin"],
  ["the default when the value is unknown", { settings: { home: "MOON" } }, "/home/planning", "origin"],
  ["the default when the value is an inherited name", { settings: { home: "constructor" } }, "/home/planning", "origin"],
  ["the desk for technicians", { origin: "TECHNICIEN", droits: ["desk"] }, "/desk/map", "origin"],
  ["the first tile of the menu when even the default is refused", { origin: "TECHNICIEN", droits: ["sante"] }, "/health/log", "menu"],
])("home is %s [REG-17] [REG-18] [REG-19] [REG-20]", (_, profile, href, by) => {
  expect(resolve(profile).home()).toMatchObject({ href, by });
});

test("nobody has no home [REG-20]", () => {
  expect(createResolver(tables, NOBODY).home()).toBeNull();
  expect(createResolver(smallTables({}), viewerOf({})).home()).toBeNull();
});

test("the menu holds what is granted and no other; a section without a tile is left out [MEN-14] [MEN-15] [GRT-01]", () => {
  expect(tilesOf({})).toEqual(["account-a", "orders-list", "orders-else"]);
  expect(tilesOf({ droits: ["sante"] })).toEqual(["health-log", "health-group", "account-a", "account-b", "orders-list", "orders-else"]);
  expect(createResolver(tables, NOBODY).menu()).toEqual([]);
});

test("the desk section appears only in multi-herd mode [MEN-02]", () => {
  expect(tilesOf({ droits: ["desk"] })).toContain("desk-map");
  expect(tilesOf({ droits: ["desk.map"] })).not.toContain("desk-map");
});

test("a tile for multi-herd-first mode is hidden in any other mode [TIL-03] [TIL-04]", () => {
  expect(tilesOf({ droits: ["desk.switch"] })).toContain("account-first");
  expect(tilesOf({ droits: ["desk.switch"] }, { mode: "solo" })).not.toContain("account-first");
  expect(tilesOf({})).not.toContain("account-first");
});

test("the account tiles stand in the opposite order for a technician [MEN-11]", () => {
  expect(tilesOf({ origin: "TECHNICIEN", droits: ["sante"] })).toEqual([
    "health-log",
    "health-group",
    "account-b",
    "account-a",
    "orders-list",
    "orders-else",
  ]);
});

test("the order list carries the number of the current herd, and is hidden without one [TIL-05] [TIL-06]", () => {
  const tile = tables.sections[4]?.groups[0]?.tiles[0];
  if (!tile) throw new Error("the fixture has no order tile");
  expect(resolve({}, { numCheptel: "FR35 12/6" }).tile(tile).href).toBe("/ordering/FR35%2012%2F6");
  expect(tilesOf({}, { numCheptel: null })).not.toContain("orders-list");
});

test("a tile with several targets opens the first one that is held [ROU-52]", () => {
  const tile = tables.sections[4]?.groups[0]?.tiles[1];
  if (!tile) throw new Error("the fixture has no such tile");
  expect(resolve({ droits: ["sante"] }).tile(tile).href).toBe("/health/log");
  expect(resolve({}).tile(tile).href).toBe("/home/planning?v=1");
});

test("a tab opens the first of its routes that is held, and is not drawn without one [LAY-09] [GRT-31] [GRT-32]", () => {
  const [tab] = tables.tabs.desktop;
  if (!tab) throw new Error("the fixture has no tab");
  expect(resolve({ droits: ["sante"], grants: ["module"] }).tab(tab)).toMatchObject({ visible: true, route: "health.log" });
  expect(resolve({ grants: ["module"] }).tab(tab)).toMatchObject({ visible: true, route: "module.main" });
  expect(resolve({}).tab(tab)).toEqual({ visible: false, route: null, href: null });
});

test("a second click on a section leads to its default route, else to its first visible tile [MEN-08] [MEN-10]", () => {
  const health = tables.sections[2];
  if (!health) throw new Error("the fixture has no health section");
  expect(resolve({ droits: ["sante"] }).sectionHref(health)).toBe("/health/log");
  expect(resolve({ droits: ["report"] }).sectionHref(health)).toBe("/health/group");
  expect(resolve({}).sectionHref(health)).toBeNull();
});

test.each([
  [["desk.switch"], null, true],
  [["desk.switch"], "solo", true],
  [["desk.offline"], null, true],
  [["desk.offline"], "multi", true],
  [["desk.offline"], "solo", false],
  [["other"], "multi", false],
])("holding %o in mode %s makes a multi-herd user: %s [GRT-29] [GRT-30]", (droits, mode, multiHerd) => {
  expect(resolve({ droits }, { mode }).multiHerd).toBe(multiHerd);
});

test("switching into a herd with fewer rights does not end the multi-herd mode [GRT-30] [ENT-09]", () => {
  const multiUser = readProfile({ email: "t@b.fr", droits: ["desk"] });
  const user = readProfile({ email: "t@b.fr", droits: [] });
  expect(createResolver(tables, { user, multiUser, online: true, mode: null, numCheptel: null })).toMatchObject({ multiHerd: true });
});

test("whatever is asked, every address gets one answer and a refusal is never shown in a frame [GRT-01]", () => {
  const resolvers = [createResolver(tables, NOBODY), resolve({}), resolve({ droits: ["sante", "desk"], grants: ["module"] })];
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom(...resolvers), (path, resolver) => {
      const resolution = resolver.address(path);
      if (!resolution.admitted) expect(resolution.frame).toBeNull();
      if (resolution.redirectTo !== null) expect(resolution.redirectTo).toMatch(/^\/(?!\/)/);
    }),
  );
});
