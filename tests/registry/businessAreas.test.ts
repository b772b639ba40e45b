import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { APPLICATIONS } from "../../generated/applications";
import { CALLS } from "../../generated/calls";
import { ENTITIES } from "../../generated/entities";
import { GRANTS } from "../../generated/grants";
import { SCREENS } from "../../generated/screens";
import { ACCESS, FEATURES, OUTBOX, SHELL_ROUTES } from "../../generated/settings";
import { TABLES } from "../../generated/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { realRegistry } from "../support/realRegistry";
import { itemsOf } from "../support/requirements";
import { viewerOf } from "../support/smallTables";

const { model } = realRegistry();
const domains = model.documents.domains.flatMap(({ document }) => document.domains);
const routes = Object.values(TABLES.routes);

type Functions<Named extends readonly string[]> = Readonly<Record<string, Named>>;

const {
  areas,
  further,
}: {
  readonly areas: Readonly<Record<string, { readonly proves: string; readonly functions: Functions<[name: string, page: string]> }>>;
  readonly further: Functions<[domain: string, name: string, page: string]>;
} = parse(readFileSync("tests/registry/businessAreas.yaml", "utf8"));

const resolver = createResolver(
  TABLES,
  viewerOf({ droits: Object.keys(GRANTS), grants: Object.values(APPLICATIONS).flatMap(({ code }) => code ?? []) }),
);

const coversOf = (domain: string) => domains.find(({ id }) => id === domain)?.covers ?? [];
const nameOf = ({ label }: ReturnType<typeof coversOf>[number]) => (typeof label === "string" ? label : label.en);

/** The area names the function, and its page is one of the area's own that a holder of every grant may open. */
function expectCovered(domain: string, name: string, page: string): void {
  const part = coversOf(domain).find((entry) => nameOf(entry) === name);
  const route = TABLES.routes[page];
  if (route === undefined) {
    const shown = resolver.menu().flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map((tile) => tile.id)));
    expect(part, name).toBeDefined();
    expect(shown, page).toContain(page);
    return;
  }
  expect(part?.routes?.includes(page) === true || part?.applications?.includes(route.application) === true, `${name}: ${page}`).toBe(true);
  expect(TABLES.applications[route.application]?.domain, page).toBe(domain);
  expect(resolver.guard(route.guard).admitted, page).toBe(true);
}

// A title made by `test.each` would quote the id, and nothing would count it.
for (const [domain, { proves, functions }] of Object.entries(areas))
  test(`${domain} covers each function that is listed, with a page that opens [${proves}]`, () => {
    expect(Object.keys(functions).sort()).toEqual([...itemsOf(proves)].sort());
    const names = Object.values(functions).map(([name]) => name);
    expect(coversOf(domain).map(nameOf)).toEqual(expect.arrayContaining(names));
    for (const [name, page] of Object.values(functions)) expectCovered(domain, name, page);
  });

test("each of the further areas has a domain of its own, with a page that opens [REG-09]", () => {
  expect(Object.keys(further).sort()).toEqual([...itemsOf("REG-09")].sort());
  for (const [domain, name, page] of Object.values(further)) {
    expect(coversOf(domain).map(nameOf)).toContain(name);
    expectCovered(domain, name, page);
  }
});

test("the product is the shell, sign-in with herd switching, routes and grants of every application, and work without network [REG-02]", () => {
  expect(Math.min(TABLES.sections.length, TABLES.tabs.desktop.length, TABLES.tabs.mobile.length)).toBeGreaterThan(0);

  expect([SCREENS.login.route, SCREENS.multi.route].every((name) => TABLES.routes[name]?.application === "shell")).toBe(true);
  for (const call of ["authenticate", "login", "logout", "whois"] as const) expect(CALLS[call].path).toMatch(/^\/account\/api\//);
  expect(Object.keys(GRANTS)).toEqual(expect.arrayContaining([FEATURES.multiHerd, FEATURES.multiHerdOffline]));

  const framed = Object.values(TABLES.applications).filter(({ frame }) => frame !== null);
  const without = framed.filter(({ id }) => !routes.some(({ application }) => application === id)).map(({ id }) => id);
  // The state of the herds lives in a hidden frame that has no page.
  expect(without).toEqual(["stateManager"]);
  const asked = new Set(routes.flatMap(({ guard }) => TABLES.guards[guard]?.clauses.flat() ?? []));
  expect([...asked].filter((name) => name !== ACCESS.everybody && !(name in GRANTS))).toEqual([]);

  expect(ENTITIES.networkStates.map(({ id }) => id)).toEqual(itemsOf("NET-01"));
  expect(ENTITIES.syncStates.map(({ id }) => id)).toEqual(itemsOf("SYN-03"));
  expect(OUTBOX.database).toBeTruthy();
  expect(CALLS.syncActions.onlineOnly).toBe(true);
  expect(createResolver(TABLES, viewerOf({})).route(SHELL_ROUTES.soloSync, { numCheptel: "FR35123456" }).frame).not.toBeNull();
});
