import { expect, test } from "vitest";
import { PARAMS } from "../../generated/params";
import { ROUTES } from "../../generated/routes";
import { SCREENS } from "../../generated/screens";
import { TABLES } from "../../generated/tables";
import type { TileRecord } from "../../src/domain/registry/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { paramsOf } from "../../src/domain/routing/pattern";
import { itemsOfList } from "../support/realRegistry";
import { itemsOf, REQUIREMENTS, routeItemsOf } from "../support/requirements";
import { viewerOf } from "../support/smallTables";

const SUPPLIERS = itemsOfList("suppliers");

const SUFFIX = { one: "", optional: "?", many: "+", any: "*" };

/** A supplier pattern stands for one route per supplier that has the page. */
function namesFor(pattern: string): readonly string[] {
  const page = pattern.split(".").at(-1) ?? "";
  if (!pattern.includes("{supplier}")) return [pattern];
  return SUPPLIERS.filter(({ pages = [] }) => pages.includes(page)).map(({ id }) => pattern.replace("{supplier}", id));
}

function shapeOf(name: string): readonly string[] {
  const path = TABLES.routes[name]?.path;
  return paramsOf(path ?? "").map(({ name: param, param: kind }) => `${param}${SUFFIX[kind]}`);
}

function tileOpening(route: string): TileRecord {
  const tiles = TABLES.sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
  const found = tiles.find(({ target }) => target.kind === "route" && target.targets.some((one) => one.route === route));
  if (!found) throw new Error(`no tile opens ${route}`);
  return found;
}

/** Tile targets are written alike but fix their parameters; the menus have tests of their own. */
const withRoutes = REQUIREMENTS.filter(({ id, area }) => area !== "tiles" && routeItemsOf(id).length > 0);

test.each(withRoutes.map(({ id, text }) => [text.slice(0, 90), id]))(
  "the registry has exactly the routes and parameters of: %s… [%s]",
  (_text, id) => {
    for (const item of routeItemsOf(id))
      for (const name of namesFor(item.name)) {
        expect(TABLES.routes[name], name).toBeDefined();
        expect(shapeOf(name), name).toEqual(item.params);
      }
  },
);

test("the specification lists three hundred routes, and each is there; what product owners add is theirs [REG-11]", () => {
  const listed = new Set(withRoutes.flatMap(({ id }) => routeItemsOf(id).flatMap(({ name }) => namesFor(name))));
  expect(listed.size).toBeGreaterThan(300);
  expect([...listed].filter((name) => !Object.hasOwn(ROUTES, name))).toEqual([]);
});

test("route names the specification gives are spelt exactly so [REG-12]", () => {
  for (const name of itemsOf("REG-12")) expect(Object.keys(ROUTES)).toContain(name);
});

test("the parameters in use are the seventeen listed and the seven the routes add [REG-15] [REG-16]", () => {
  const used = new Set(Object.values(TABLES.routes).flatMap(({ path }) => paramsOf(path ?? "").map(({ name }) => name)));
  const declared = Object.keys(PARAMS);
  expect([...used].filter((name) => !declared.includes(name))).toEqual([]);
  for (const name of [...itemsOf("REG-15"), "idStockage", "code", "numCheptel", "add", "name", "product", "email"])
    expect(used).toContain(name);
});

test("every route and every tile carries an access, and only pages of the shell are public [GRT-10] [GRD-01]", () => {
  const routes = Object.values(TABLES.routes);
  const open = routes.filter(({ guard }) => TABLES.guards[guard]?.public);
  expect(routes.every(({ guard }) => TABLES.guards[guard] !== undefined)).toBe(true);
  expect(open.every(({ application, screen }) => TABLES.applications[application]?.frame === null && screen !== undefined)).toBe(true);
  const publicScreens = ["login", "support", "forgot", "renew", "multi", "cgu", "notFound"] as const;
  for (const screen of publicScreens) expect(open.map(({ name }) => name)).toContain(SCREENS[screen].route);
});

test("an earlier session screen has a page of its own that everybody signed in may open [REG-13]", () => {
  const resolution = createResolver(TABLES, viewerOf({})).route("session.listing.encours");
  expect(resolution).toMatchObject({ admitted: true, href: "/session/listing/encours" });
  expect(resolution.frame).toMatch(/^\/session\/#\/session\/listing\/encours/);
});

test("the dairy statistics stand under productions and take the grant of the health family [GRT-02]", () => {
  const viewer = (droits: string[]) => createResolver(TABLES, viewerOf({ droits })).route("productions.dairyStat").admitted;
  expect(viewer(["sante.dairy-stat"])).toBe(true);
  expect(viewer(["productions"])).toBe(false);
});

test.each([
  ["PLANNING", "planning2.main.planning", "planning"],
  ["MAP", "map.main", "map"],
  ["EASYCOW", "mouvements.easycow.main", "mouvement.easycow.main"],
  ["MYTASK", "mytask.board", "planning.mytask"],
  ["ICOWDESK", "icowdesk.home.map", "icowdesk.switchor"],
])("settings.home %s opens %s [REG-17]", (home, route, grant) => {
  expect(createResolver(TABLES, viewerOf({ settings: { home }, droits: [grant, "icowdesk.switchor"] })).home()?.route).toBe(route);
});

test("without a home a technician goes to the desk map and everybody else to planning [REG-18] [REG-19]", () => {
  const droits = ["planning", "icowdesk"];
  expect(createResolver(TABLES, viewerOf({ origin: "TECHNICIEN", droits })).home()?.route).toBe("icowdesk.home.map");
  for (const origin of ["ELEVEUR", "DISTRIBUTEUR", "SUPPORT", ""])
    expect(createResolver(TABLES, viewerOf({ origin, droits })).home()?.route).toBe("planning2.main.planning");
});

test("nobody is left without a screen: an unknown or refused home falls back to what is held [REG-20]", () => {
  expect(createResolver(TABLES, viewerOf({ settings: { home: "MOON" }, droits: ["planning"] })).home()?.route).toBe(
    "planning2.main.planning",
  );
  expect(createResolver(TABLES, viewerOf({ settings: { home: "MAP" }, droits: ["sante"] })).home()).not.toBeNull();
  expect(createResolver(TABLES, viewerOf({})).home()).not.toBeNull();
});

test("the animal card redirect and the session detail redirect lead where the specification says [ROU-18] [ROU-19] [ROU-84] [ROU-85]", () => {
  const resolver = createResolver(TABLES, viewerOf({ droits: ["report.search", "session", "planning"] }));
  expect(resolver.address("/fiche/12").redirectTo).toBe("/detail/12");
  expect(resolver.address("/fiche").redirectTo).toBe("/search/animal");
  expect(createResolver(TABLES, viewerOf({ droits: ["planning"] })).address("/fiche").redirectTo).toBe("/planning2/main/planning");
  expect(resolver.address("/session2/detail/7").redirectTo).toBe("/session2/create/main?id=7");
});

test("dairy and beef reproduction dashboards share one address: the granted one opens, both leave it to the herd context [ROU-54] [ROU-55]", () => {
  const open = (droits: string[], herd: Record<string, unknown> = {}) =>
    createResolver(TABLES, viewerOf({ droits, ...herd })).address("/pilotage/tableauInno").route;
  expect(open(["pilotage.tableauInno.lait"])).toBe("pilotage.tableauInno.lait");
  expect(open(["pilotage.tableauInno.viande"], { laitier: true })).toBe("pilotage.tableauInno.viande");
  expect(open(["pilotage"], { laitier: true, allaitant: true })).toBe("pilotage.tableauInno.lait");
  expect(open(["pilotage"], { allaitant: true })).toBe("pilotage.tableauInno.viande");
});

test("the tile of the reproduction dashboards opens the one of the herd, or the one that is held [ROU-55] [TIL-16]", () => {
  const tile = tileOpening("pilotage.tableauInno.viande");
  const opened = (droits: string[], herd: Record<string, unknown>) => {
    const resolver = createResolver(TABLES, viewerOf({ droits, ...herd }));
    const { target, href } = resolver.tile(tile);
    expect(resolver.address(href ?? "").route).toBe(target?.route);
    return target?.route;
  };
  const [dairy, beef, mixed] = [{ laitier: true }, { allaitant: true }, { laitier: true, allaitant: true }];
  const both = [dairy, beef, mixed, {}].map((herd) => opened(["pilotage"], herd));
  expect(both.map((route) => route?.split(".").at(-1))).toEqual(["lait", "viande", "lait", "viande"]);
  for (const only of ["pilotage.tableauInno.lait", "pilotage.tableauInno.viande"])
    for (const herd of [dairy, beef, mixed]) expect(opened([only], herd)).toBe(only);
});

test.each([
  ["/aliment2/wizard", "alim2.aliment2.wizard"],
  ["/journal2/report", "alim2.journal2.report"],
  ["/genetique/mating2/plan/importer", "genetique.mating2.plan.importer"],
  ["/pilotage/indicator/model/list", "pilotage.indicator.model.list"],
  ["/map/main", "map.main"],
  ["/productions/resolver/conf", "productions.resolver.conf"],
  ["/mytask/protocol", "mytask.protocol"],
  ["/mytask/team", "mytask.team"],
  ["/mytask/team/3", "mytask.team.detail"],
  ["/aliment2/3", "alim2.aliment2"],
])("a static page wins over the parameter beside it: %s is %s [ROU-25]", (address, route) => {
  const droits = ["alimentation", "map", "genetique", "pilotage", "productions", "planning"];
  expect(createResolver(TABLES, viewerOf({ droits })).address(address).route).toBe(route);
});

test("the breeder pages pass their trailing parameters on, under the grant of their section [ROU-26] [ROU-27]", () => {
  const resolver = createResolver(TABLES, viewerOf({ droits: ["genetique"] }));
  expect(resolver.address("/eleveur/genetique/a/b")).toMatchObject({
    route: "eleveur.genetique",
    params: { param: ["a", "b"] },
    admitted: true,
  });
  expect(resolver.address("/eleveur/pilotage").reason).toBe("not-granted");
});

test("the desk, its reference data and multi-farm pages are for multi-herd users alone [ROU-38]", () => {
  const pages = Object.values(TABLES.routes).filter(({ application }) => TABLES.applications[application]?.domain === "icowdesk");
  expect(pages.length).toBeGreaterThan(15);
  for (const { guard } of pages) expect(TABLES.guards[guard]?.multiHerd).toBe(true);
});

test("choices where the wording left the shape open stay as decided [ROU-22] [ROU-32] [ROU-61] [ROU-64] [ROU-74]", () => {
  expect(ROUTES["clarity.water.general"].path).toBe("clarity/water/general");
  expect(shapeOf("genetique.matingpro.main.home")).toEqual(["uuid?"]);
  expect(shapeOf("genetique.matingpro.objective.home")).toEqual(["uuid"]);
  expect(shapeOf("mytask.protocol.instantiate.param")).toEqual(["id", "param"]);
  expect(SUPPLIERS.map(({ pages = [] }) => pages.length).sort()).toEqual([1, 1, 1, 3, 3, 3]);
  expect(ROUTES["productions.prevEffectif"].application).toBe("prev-effectif");
});

test("each inventory version is a route of its own under its own grant [ROU-51] [ROU-52]", () => {
  const tile = tileOpening("mouvements.inventaireFr");
  const opens = (droits: string[]) => createResolver(TABLES, viewerOf({ droits })).tile(tile).target?.route ?? null;
  expect(opens(["mouvement.inventaireFrV2", "mouvement.inventaireFr"])).toBe("mouvements.inventaireFrV2");
  expect(opens(["mouvement.inventaireFr"])).toBe("mouvements.inventaireFr");
  expect(opens([])).toBeNull();
});
