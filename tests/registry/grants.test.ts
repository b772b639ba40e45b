import { expect, test } from "vitest";
import { grantUse } from "../../codegen/coverage/grantUse";
import { GRANTS } from "../../generated/grants";
import { ROUTES } from "../../generated/routes";
import { FEATURES } from "../../generated/settings";
import { TABLES } from "../../generated/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { itemsOfList, realRegistry } from "../support/realRegistry";
import { itemsOf } from "../support/requirements";
import { viewerOf } from "../support/smallTables";

const SUPPLIERS = itemsOfList("suppliers");
const MILK_PROVIDERS = itemsOfList("milkProviders");

const holding = (...droits: readonly string[]) => createResolver(TABLES, viewerOf({ droits }));

const declared: readonly string[] = Object.keys(GRANTS);

/** Items with a placeholder stand for one grant per entry of the list. */
function grantsOf(id: string): readonly string[] {
  return itemsOf(id).flatMap((item) => {
    if (item.includes("{supplier}")) return SUPPLIERS.map((supplier) => item.replace("{supplier}", supplier.id));
    if (item.includes("{milk_account_"))
      return MILK_PROVIDERS[Number(item.at(-2)) - 1] ? [`productions.lait.${MILK_PROVIDERS[Number(item.at(-2)) - 1]?.id}`] : ["missing"];
    return item.includes(" ") ? [] : [item];
  });
}

const FAMILIES = ["GRT-17", "GRT-18", "GRT-19", "GRT-20", "GRT-21", "GRT-23", "GRT-25", "GRT-26", "GRT-27"];
const LISTED = new Set([...FAMILIES, "GRT-28", "INT-06"].flatMap(grantsOf));

test.each(FAMILIES)("the grant family holds the grants listed [%s]", (id) => {
  for (const grant of grantsOf(id)) expect(declared).toContain(grant);
});

test("the three milk-account grants open the milk-account page, two of them have a tile [GRT-21] [GRT-22]", () => {
  expect(MILK_PROVIDERS.map(({ id }) => id)).toEqual(["compte1", "compte2", "compte3"]);
  for (const { id } of MILK_PROVIDERS)
    expect(holding(`productions.lait.${id}`).address(`/productions/lait/account/${id}`).admitted).toBe(true);
});

test("the two unnamed sub-grants of gds sit beside gds.tache, and gds alone opens the three pages [GRT-23] [GRT-24]", () => {
  const pages = ["sante.gds.analysis", "sante.gds.task", "sante.gds.alert"];
  const opened = (droits: string[]) => pages.filter((page) => holding(...droits).route(page).admitted);
  expect(opened(["sante.gds"])).toEqual(pages);
  expect(opened(["sante.gds.analyse"])).toEqual(["sante.gds.analysis"]);
  expect(opened(["sante.gds.tache"])).toEqual(["sante.gds.task"]);
  expect(opened(["sante.gds.alerte"])).toEqual(["sante.gds.alert"]);
});

test("a route is checked by its own grant, else by that of its application or domain [GRT-12] [GRT-15]", () => {
  const admits = (route: string, droits: string[]) => holding(...droits).route(route).admitted;
  expect(admits("genetique.stock", ["genetique"])).toBe(true);
  expect(admits("pilotage.indicator.home", ["pilotage"])).toBe(true);
  expect(admits("pilotage.indicator.home", ["pilotage.indicator"])).toBe(false);
  expect(admits("mouvements.tag.animals.list", ["mouvement.tag"])).toBe(true);
});

test.each([
  ["alim2.aliment2", "alimentation"],
  ["rationCalculator.aliment", "alimentation"],
  ["compte.facture", "account"],
  ["document.liste", "account"],
])("%s, for which no family is listed, takes %s [GRT-16]", (route, grant) => {
  expect(holding(grant).route(route).admitted).toBe(true);
  expect(holding().route(route).reason).toBe("not-granted");
});

test.each(["session.listing.encours", "synchrozor.sync.main", "loggor.action.solo", "card.detail"])(
  "%s is open to any signed-in user [GRT-16] [GRT-08]",
  (route) => {
    expect(holding().route(route, { id: "12" }).admitted).toBe(true);
  },
);

test("an application with a code is for those who hold it, others skip the test [GRT-13] [GRT-14]", () => {
  const coded = Object.values(TABLES.applications).filter(({ code }) => code !== null);
  expect(coded.length).toBeGreaterThan(0);
  for (const { id, code } of coded) {
    const route = Object.values(ROUTES).find(({ application, path }) => application === id && path !== null && !path.includes(":"));
    if (!route || code === null) throw new Error(`${id} has no route to try`);
    const droits = [...declared];
    expect(createResolver(TABLES, viewerOf({ droits, grants: [] })).route(route.name).reason).toBe("application-not-granted");
    expect(createResolver(TABLES, viewerOf({ droits, grants: [code] })).route(route.name).reason).toBe("ok");
  }
});

test("server translations are controlled by two grants looked up by full name [INT-06] [INT-07]", () => {
  const held = (droits: string[]) => {
    const resolver = holding(...droits);
    return [resolver.feature("translations"), resolver.feature("forceTranslations")];
  };
  expect(held([FEATURES.translations])).toEqual([true, false]);
  expect(held([FEATURES.forceTranslations])).toEqual([false, true]);
});

test("the features whose grants are not named are values of the registry that the registry declares [NET-10] [SVC-05]", () => {
  for (const name of [FEATURES.ping, FEATURES.purge, FEATURES.supportChat, FEATURES.multiHerd, FEATURES.multiHerdOffline])
    expect(declared).toContain(name);
});

test("every listed grant opens something but the one of a login that is sent whatever the grants", () => {
  expect(LISTED.size).toBeGreaterThan(60);
  expect(grantUse(realRegistry()).unused.filter((grant) => LISTED.has(grant))).toEqual(["report.fivl"]);
});

test("on the phone, home and search are drawn only for those who hold what they open, and nothing in their place [GRT-31] [GRT-32]", () => {
  const drawn = (droits: string[]) => TABLES.tabs.mobile.filter((tab) => holding(...droits).tab(tab).visible).map(({ id }) => id);
  expect(drawn(["report.search"])).toContain("search");
  expect(drawn(["planning"])).not.toContain("search");
  expect(drawn(["planning"])).toContain("home");
});
