import { expect, test } from "vitest";
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

/** Of each area by function of the catalogue: its name in the registry, and a page or tile of it. */
const AREAS: Readonly<Record<string, Readonly<Record<string, readonly [name: string, page: string]>>>> = {
  planning: {
    events: ["Events", "planning2.last"],
    "late animals": ["Overdue animals", "planning2.late"],
    tasks: ["Tasks", "mytask.board"],
    protocols: ["Protocols", "mytask.protocol"],
    team: ["Team", "mytask.team"],
    "activity detection": ["Activity detection", "activity.home.activity"],
    "smart calving": ["Smart calving", "smartvel.settings.main"],
  },
  productions: {
    milking: ["Milking", "productions.milking.listing"],
    "milk quality": ["Milk quality", "productions.controle.cell.main"],
    growth: ["Growth", "productions.croissance.group.listing"],
    weighing: ["Weighing", "productions.croissance.weighing.history"],
    "sales and purchases": ["Sales and purchases", "productions.achatVente.sale.milk"],
    tank: ["Bulk tank", "productions.tank.listing"],
    forecasts: ["Forecasts", "productions.forecast.main"],
    "herd valuation": ["Herd valuation", "productions.valotroupeau.main"],
    "dairy statistics": ["Dairy statistics", "productions.dairyStat"],
  },
  alimentation: {
    "feed stocks": ["Feed stocks", "alim2.stockage2"],
    rations: ["Rations", "alim2.ration2"],
    catalogue: ["Catalogue", "alim2.catalogue2"],
    distribution: ["Feeding out", "alim2.distribution2"],
    journal: ["Journal", "alim2.journal2"],
    "distribution plan": ["Feeding plan", "alim2.planDistribution2"],
    "ration calculator": ["Ration calculator", "rationCalculator.aliment"],
    "feeding check": ["Feeding check", "innoAlim.home"],
    "harvest tracking": ["Harvest tracking", "alimentation.crop-tracker.home.main"],
  },
  genetique: {
    pedigree: ["Pedigree", "genetique.pedigree"],
    indexes: ["Breeding values", "genetique.indexV2.bull.listing"],
    "mating plans": ["Mating plans", "genetique.mating2.plan"],
    "herd tour": ["Herd tour", "genetique.tourTroupeau.female.list"],
    "renewal strategy": ["Replacement strategy", "genetique.msrpro.calculator"],
    "semen stock": ["Semen stock", "genetique.stock"],
    // A site of its own, reached by a tile.
    orders: ["Orders", "genetique-orders"],
  },
  sante: {
    "health notebook": ["Health notebook", "sante.carnet.consultation.list"],
    treatments: ["Treatments", "sante.carnet.treatment.listing"],
    pharmacy: ["Pharmacy", "sante.carnet.pharmacy.list"],
    balances: ["Balances", "sante.carnet.balance"],
    "hoof trimming": ["Hoof trimming", "sante.carnet.parage.history"],
    colostrum: ["Colostrum", "sante.colostrum.main"],
    "group health analyses": ["Group health analyses", "sante.gds.analysis"],
  },
  mouvement: {
    entries: ["Entries", "mouvements.entree"],
    exits: ["Exits", "mouvements.sortie"],
    "ear tags": ["Ear tags", "mouvements.boucles.list"],
    "inventory checks against official registries": ["Inventory checks against official registers", "mouvements.inventaireFr"],
    declarations: ["Declarations", "mouvements.easycow.naissance"],
  },
};
const IDS = {
  planning: "REG-03",
  productions: "REG-04",
  alimentation: "REG-05",
  genetique: "REG-06",
  sante: "REG-07",
  mouvement: "REG-08",
};

/** One function each: the domain, its name there, and a page or tile of it. */
const FURTHER: Readonly<Record<string, readonly [domain: string, name: string, page: string]>> = {
  "steering dashboards": ["pilotage", "Steering dashboards", "pilotage.dashboard.bilan"],
  "work sessions": ["session", "Work sessions", "session2.create.main"],
  account: ["account", "Account", "compte.account"],
  "shop of workshops": ["shop", "Shop of workshops", "shop-dairy"],
  "adviser desk": ["icowdesk", "Adviser desk", "icowdesk.home.map"],
  "map of lots": ["map", "Map of lots", "map.main"],
  "search and reports": ["report", "Search and reports", "search.animal"],
};

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
for (const [domain, id] of Object.entries(IDS))
  test(`${domain} covers each function that is listed, with a page that opens [${id}]`, () => {
    const functions = AREAS[domain] ?? {};
    expect(Object.keys(functions).sort()).toEqual([...itemsOf(id)].sort());
    const names = Object.values(functions).map(([name]) => name);
    expect(coversOf(domain).map(nameOf)).toEqual(expect.arrayContaining(names));
    for (const [name, page] of Object.values(functions)) expectCovered(domain, name, page);
  });

test("each of the further areas has a domain of its own, with a page that opens [REG-09]", () => {
  expect(Object.keys(FURTHER).sort()).toEqual([...itemsOf("REG-09")].sort());
  for (const [domain, name, page] of Object.values(FURTHER)) {
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
