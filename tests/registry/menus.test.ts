import { expect, test } from "vitest";
import { DASHBOARDS } from "../../generated/dashboards";
import { PRODUCT } from "../../generated/settings";
import { TABLES } from "../../generated/tables";
import { TABS } from "../../generated/tabs";
import type { SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { itemsOfList, realRegistry } from "../support/realRegistry";
import { itemsOf } from "../support/requirements";
import { viewerOf } from "../support/smallTables";

const SUPPLIERS = itemsOfList("suppliers");

const SECTIONS = TABLES.sections;
const tiles: readonly TileRecord[] = SECTIONS.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));

function sectionOf(id: string): SectionRecord {
  const section = SECTIONS.find((entry) => entry.id === id);
  if (!section) throw new Error(`no section ${id}`);
  return section;
}

/** Where tiles of a section lead, as the catalogue writes targets (route names with their fixed parameters), as far as it lists them. */
function listedIn(section: string, expected: readonly string[]): readonly string[] {
  return tiles
    .filter((tile) => tile.section === section)
    .map(targetText)
    .filter((target) => expected.includes(target))
    .sort();
}

function targetText({ target }: TileRecord): string {
  if (target.kind !== "route") return target.kind;
  return target.targets
    .map(({ route, params, query }) => [route, ...[...Object.values(params), ...Object.values(query)].map(String)].join(" "))
    .join(" or ");
}

/** Targets as the catalogue writes them, with commas between. */
function listed(targets: string): readonly string[] {
  return targets.trim().split(/,\s+/);
}

const OWN_ACCESS = new Set([...realRegistry().model.tiles.values()].filter(({ document }) => document.access).map(({ id }) => id));
const GATEWAYS = SUPPLIERS.map(({ id }) => `activity.${id}.account`);
const VIEWS = ["sevrage", "prepaVelage", "velage", "chaleur", "confirmation", "reforme"].map((view) => `planning2.last ${view}`);

test("the top-level entries are those of the specification, in that order [MEN-01]", () => {
  const entries = SECTIONS.filter(({ entry }) => entry).map(({ id }) => id);
  expect(entries.filter((id) => itemsOf("MEN-01").includes(id))).toEqual(itemsOf("MEN-01"));
});

test("the desk entry is for multi-herd mode; session is hidden on desktop and account everywhere [MEN-02] [MEN-03] [MEN-04]", () => {
  expect(sectionOf("icowdesk").multiHerd).toBe(true);
  expect(SECTIONS.filter(({ multiHerd }) => multiHerd)).toHaveLength(1);
  expect(sectionOf("session")).toMatchObject({ desktop: false, mobile: true });
  expect(sectionOf("account")).toMatchObject({ desktop: false, mobile: false });
  for (const id of ["session", "account"]) expect(TABS.desktop.filter((tab) => tab.id === id)).toHaveLength(1);
});

test("the desktop bar has its tabs in order, the workshop tab with the badge of active workshops [MEN-05] [MEN-09]", () => {
  expect(TABS.desktop.map(({ id }) => id)).toEqual(itemsOf("MEN-05"));
  expect(TABS.desktop.find(({ id }) => id === "shop")).toMatchObject({ opens: "section", badge: "activeWorkshops" });
  expect(TABS.desktop.find(({ id }) => id === "search")).toMatchObject({ opens: "route", targets: ["search.animal"] });
  expect(TABS.desktop.find(({ id }) => id === "map")).toMatchObject({ opens: "route", targets: ["map.main"] });
  expect(TABS.desktop.find(({ id }) => id === "home")).toMatchObject({ opens: "home" });
  const session = TABS.mobile.find(({ id }) => id === "session");
  expect(TABS.desktop.find(({ id }) => id === "session")).toMatchObject({ opens: "route", targets: session?.targets });
});

test("the phone header has buttons for menu, animal search, map and session [LAY-08]", () => {
  const ids = TABS.mobile.map(({ id }) => id);
  for (const id of ["menu", "search", "map", "session"]) expect(ids).toContain(id);
});

test("the session button opens the newer screen for its holders and the earlier one for anyone else [LAY-09] [GRT-28]", () => {
  const button = TABS.mobile.find(({ id }) => id === "session");
  if (!button) throw new Error("no session button");
  expect(createResolver(TABLES, viewerOf({ droits: ["session.session2"] })).tab(button).route).toBe("session2.history.main");
  expect(createResolver(TABLES, viewerOf({})).tab(button).route).toBe("session.listing.encours");
});

test("every section but the home, workshop and desk-less ones names a default route that exists [MEN-10]", () => {
  for (const section of SECTIONS) if (section.opens === "tiles") expect(Object.keys(TABLES.routes)).toContain(section.defaultRoute);
});

test("account tiles are reversed for distributor, technician and support [MEN-11]", () => {
  expect([...sectionOf("account").reverseFor].sort()).toEqual(["DISTRIBUTEUR", "SUPPORT", "TECHNICIEN"]);
  const shown = (origin: string) =>
    createResolver(TABLES, viewerOf({ origin, droits: ["account"] }))
      .menu()
      .find(({ section }) => section.id === "account");
  const ids = (origin: string) => shown(origin)?.groups.flatMap((group) => group.tiles.map(({ id }) => id)) ?? [];
  expect(ids("TECHNICIEN")).toEqual([...ids("ELEVEUR")].reverse());
  expect(ids("ELEVEUR").length).toBeGreaterThan(5);
});

test("each tile has a size of one or two columns, a permission and a target [TIL-01] [TIL-02]", () => {
  for (const tile of tiles) {
    expect([1, 2]).toContain(tile.size);
    expect(tile.target.kind === "route" ? tile.target.targets.length : 1).toBeGreaterThan(0);
  }
});

test.each([
  [
    "the planning tiles are those listed, the six views and one gateway per supplier [TIL-07] [TIL-08] [TIL-13]",
    "planning",
    ["planning2.main.planning", ...VIEWS, "planning2.late", "mytask.board", "mytask.protocol", "mytask.team", ...GATEWAYS],
  ],
  [
    "the productions tiles are those listed, with two milk-account links [TIL-09] [TIL-13] [GRT-22]",
    "productions",
    listed(`
      productions.tank.listing, productions.milking.dashboard, productions.resolver.welcome,
      productions.controle.control.list, productions.controle.cell.main, productions.dairyStat,
      productions.lait.account compte1, productions.lait.account compte2, productions.mastitis.listing, productions.forecast.main,
      productions.croissance.group.listing, productions.croissance.category.listing, session2.create.main pesee,
      productions.croissance.weighing.history, productions.croissance.weighing.import,
      productions.achatVente.sale.individual, productions.dashboard.production, productions.valotroupeau.main`),
  ],
  [
    "the genetics tiles are those listed [TIL-10] [TIL-13]",
    "genetique",
    listed(`
      genetique.pedigree, genetique.indexV2.female.listing, genetique.matingpro.main.home or genetique.mating2.plan,
      genetique.tourTroupeau.settings.home, genetique.msrpro.calculator, genetique.stock, link, report2.route genetique`),
  ],
  [
    "the health tiles are those listed [TIL-11] [TIL-13]",
    "sante",
    listed(`
      sante.carnet.consultation.list, sante.carnet.treatment.ongoing, sante.carnet.treatment.ongoing delai,
      sante.carnet.pharmacy.list, sante.carnet.account.main, sante.bilanSanitaire.listing, sante.mamelle.home,
      sante.carnet.parage.history, sante.colostrum.main`),
  ],
  [
    "the movements tiles are those listed [TIL-12] [TIL-13]",
    "mouvement",
    listed(`
      mouvements.entree, mouvements.sortie, mouvements.boucles.order, mouvements.correction, mouvements.suppression,
      mouvements.correction numeroInterne, mouvements.transpondeur, mouvements.mouvements, mouvements.inventaire,
      mouvements.notification, mouvements.inventaireFrV2 or mouvements.inventaireFr, mouvements.tag.animals.list,
      mouvements.guide, mouvements.easycow.main`),
  ],
])("%s", (_, section, expected) => {
  expect(listedIn(section, expected)).toEqual([...expected].sort());
});

test.each([
  [
    "TIL-15",
    "alimentation",
    listed(`
      alim2.aliment2, alim2.ration2, alim2.catalogue2, alim2.distribution2, alim2.journal2, alim2.planDistribution2,
      alim2.stockage2, rationCalculator.aliment, innoAlim.home, alimentation.crop-tracker.home.main`),
  ],
  ["TIL-17", "session", ["session2.create.main", "session2.history.main"]],
  [
    "TIL-18",
    "account",
    listed(`
      compte.account, compte.zoo2.lait, compte.zoo2.viande, compte.zoo2.preference, compte.facture, document.liste,
      compte.communication, grantor.list, account.settings, synchrozor.sync.main`),
  ],
  ["TIL-19", "shop", ["workshop", "workshop"]],
  [
    "TIL-20",
    "icowdesk",
    listed(`
      icowdesk.home.map, icowdesk.referentiel.genetic.home, icowdesk.referentiel.production.home,
      icowdesk.referentiel.health.home, icowdesk.referentiel.reproduction.home, report2.main, querymaker.query`),
  ],
])("a group whose tiles are not shown has one per page that needs no parameter [%s]: %s", (_, section, expected) => {
  expect(listedIn(section, expected)).toEqual([...expected].sort());
});

test("the steering group has one tile per page that needs no parameter, shown with the grant of its page [TIL-16]", () => {
  const expected = listed(`
    pilotage.dashboard.bilan, pilotage.dashboard.overviewDashboard, pilotage.dashboard.eco, pilotage.dashboard.repro,
    pilotage.tableauInno.lait or pilotage.tableauInno.viande, pilotage.indicator.home, pilotage.trade.home,
    pilotage.dairy-dash.home production, pilotage.dairy-dash.setup, pilotage.dairy-dash.group, innodashpro.elevage.main,
    clarity.water.daily, clarity.atmosphere.daily`);
  expect(listedIn("pilotage", expected)).toEqual([...expected].sort());
  for (const { target } of tiles.filter(({ section }) => section === "pilotage"))
    for (const { route, guard } of target.kind === "route" ? target.targets : []) expect(guard, route).toBe(TABLES.routes[route]?.guard);
});

test("only the desk tiles need multi-herd-first mode [TIL-04]", () => {
  const needsMode = (tile: TileRecord) =>
    (tile.target.kind === "route" ? tile.target.targets.map(({ guard }) => guard) : [tile.target.guard]).some(
      (guard) => TABLES.guards[guard]?.multiFirst,
    );
  expect([...new Set(tiles.filter(needsMode).map(({ section }) => section))]).toEqual(["icowdesk"]);
  expect(tiles.filter((tile) => tile.section === "icowdesk").every(needsMode)).toBe(true);
});

test("the order list is a genetics link below the ordering prefix, with the herd number in it [TIL-05] [TIL-06]", () => {
  const [tile] = tiles.filter(({ section, target }) => section === "genetique" && target.kind === "link");
  if (tile?.target.kind !== "link") throw new Error("no order tile");
  const href = createResolver(TABLES, viewerOf({ droits: ["genetique.commande"] })).tile(tile).href;
  expect(href).toBe(`${PRODUCT.orderingPrefix}/FR35123456`);
});

test("a tile takes the grant of its target unless it has one of its own, so none is shown for a page that is refused [TIL-14]", () => {
  for (const tile of tiles)
    if (tile.target.kind === "route")
      for (const { route, guard } of tile.target.targets) {
        const own = TABLES.guards[TABLES.routes[route]?.guard ?? -1];
        const asked = TABLES.guards[guard];
        // Overrides are narrower on purpose (one milk provider each); the proof of `coverage` covers them.
        if (!OWN_ACCESS.has(tile.id) && !asked?.multiFirst) expect(asked, tile.id).toEqual(own);
      }
});

test("there are fourteen dashboard tiles, each with a mini, a link and a full view [TIL-21] [TIL-22] [TIL-23]", () => {
  expect(DASHBOARDS.tiles).toHaveLength(itemsOf("TIL-21").length);
  expect(DASHBOARDS.views).toEqual(itemsOf("TIL-22"));
  for (const { route, application, section } of DASHBOARDS.tiles) {
    expect(Object.keys(TABLES.routes)).toContain(route);
    expect(Object.keys(TABLES.applications)).toContain(application);
    // It is drawn where its section shows tiles.
    expect(sectionOf(section).opens).toBe("tiles");
  }
});
