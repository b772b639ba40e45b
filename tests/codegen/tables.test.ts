import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { linkRegistry } from "../../codegen/link/linkRegistry";
import { readFiles } from "../../codegen/read/readRegistry";
import type { RegistryFiles } from "../../codegen/read/registryFiles";
import { frameBasesOf } from "../../codegen/tables/frameBasesOf";
import { registryTables } from "../../codegen/tables/registryTables";
import { trieOf } from "../../src/domain/routing/matcher";
import { matchPath } from "../../src/domain/routing/matchPath";
import { baseFiles, baseWith, edited, ICONS } from "./registryFixture";

function tablesOf(files: RegistryFiles) {
  const { model, findings } = checkRegistry(files, { icon: ICONS });
  expect(findings).toEqual([]);
  if (model === null) throw new Error("the registry has findings");
  return { tables: registryTables(model), model };
}

const { tables, model } = tablesOf(baseFiles());
const guardOf = (route: string) => tables.guards[tables.routes[route]?.guard ?? -1];
const tilesOf = (section: string) => tables.sections.find(({ id }) => id === section)?.groups.flatMap(({ tiles }) => tiles) ?? [];

test("a route without access takes that of its application, and that one the access of its area [GRT-12]", () => {
  expect(guardOf("card.list")?.clauses).toEqual([["herd"]]);
  expect(guardOf("card.events")?.clauses).toEqual([["herd.events"]]);
  expect(guardOf("welcome.login")?.public).toBe(true);
  expect(guardOf("fiche")).toMatchObject({ public: false, clauses: [] });
  const between = tablesOf(
    baseWith({
      ...edited("applications/herd/card.yaml", "section: herd", "section: herd\naccess:\n  anyOf: [desk]"),
      ...edited("personas/breeder.yaml", "droits: [herd]", "droits: [herd, desk]"),
    }),
  ).tables;
  expect(between.guards[between.routes["card.list"]?.guard ?? -1]?.clauses).toEqual([["desk"]]);
});

test("a route takes its use without network from its application unless it has one of its own, and none where neither says so", () => {
  const text = "path: animaux\n    offline: readonly";
  const events = "path: events/:view?\n    offline: none";
  const card = { ...edited("applications/herd/card.yaml", "section: herd", "section: herd\noffline: full") };
  const [file = "", yaml = ""] = Object.entries(card)[0] ?? [];
  const written = { [file]: yaml.replace("path: animaux", text).replace("path: events/:view?", events) };
  const { routes } = tablesOf(baseWith(written)).tables;
  const uses = ["card.list", "card.detail", "card.events", "sensors.alpha.account"].map((name) => routes[name]?.offline);
  expect(uses).toEqual(["readonly", "full", undefined, undefined]);
});

test("multi-herd, workshop and application code add up from area to route [GRT-13]", () => {
  const files = baseWith({
    ...edited("domains.yaml", "anyOf: [herd]", "anyOf: [herd]\n      multiHerd: true"),
    ...edited("applications/herd/sensors.yaml", "code: SENSORS", "code: SENSORS\naccess:\n  workshop: LAITIER"),
  });
  const deep = tablesOf(files).tables;
  expect(deep.guards[deep.routes["sensors.alpha.account"]?.guard ?? -1]).toEqual({
    public: false,
    clauses: [["herd.sensors.alpha"]],
    applications: ["SENSORS"],
    multiHerd: true,
    multiFirst: false,
    workshop: "LAITIER",
  });
});

test("every route and every tile carries a guard, and each distinct guard is written once [GRT-10] [TIL-01]", () => {
  const used = [
    ...Object.values(tables.routes).map(({ guard }) => guard),
    ...tilesOf("herd").flatMap(({ target }) => (target.kind === "route" ? target.targets.map(({ guard }) => guard) : [target.guard])),
  ];
  expect(used.every((index) => tables.guards[index] !== undefined)).toBe(true);
  expect([...new Set(used)].sort((a, b) => a - b)).toEqual(tables.guards.map((_, index) => index));
  expect(new Set(tables.guards.map((guard) => JSON.stringify(guard))).size).toBe(tables.guards.length);
});

test("a tile without access takes the guard of each of its targets [TIL-14]", () => {
  const target = tilesOf("herd").find(({ id }) => id === "births")?.target;
  expect(target?.kind === "route" ? target.targets.map(({ route, guard }) => [route, guard]) : []).toEqual([
    ["card.events", tables.routes["card.events"]?.guard],
    ["card.list", tables.routes["card.list"]?.guard],
  ]);
});

test("the grants of a tile replace those of its target; the other conditions of the target stay", () => {
  const files = baseWith(
    edited(
      "menus/herd.yaml",
      "each: { list: suppliers }",
      "each: { list: suppliers }\n        multiFirst: true\n        access:\n          anyOf: [desk]",
    ),
  );
  // Linked only: the check refuses this tile, since it opens a refusal.
  const changed = registryTables(linkRegistry(readFiles(files)).model);
  const target = changed.sections[0]?.groups[0]?.tiles.find(({ id }) => id === "sensors-bravo")?.target;
  const guard = target?.kind === "route" ? changed.guards[target.targets[0]?.guard ?? -1] : undefined;
  expect(guard).toMatchObject({ clauses: [["desk"]], applications: ["SENSORS"], multiFirst: true });
});

test("routes, grants and tiles repeat over a list, each item giving only the pages it has [ROU-64]", () => {
  expect(Object.keys(tables.routes).filter((name) => name.startsWith("sensors."))).toEqual([
    "sensors.alpha.account",
    "sensors.alpha.animal",
    "sensors.bravo.account",
  ]);
  expect([...model.grants.keys()].filter((name) => name.startsWith("herd.sensors"))).toEqual(["herd.sensors.alpha", "herd.sensors.bravo"]);
  expect(tilesOf("herd").map(({ id }) => id)).toContain("sensors-bravo");
  expect(model.texts.get("tile.sensors-alpha")?.texts).toEqual({ fr: "Colliers Alpha", en: "Alpha collars" });
  expect(model.texts.get("route.sensors.bravo.account")?.texts).toMatchObject({ fr: "Compte Boucles Bravo" });
});

test("a parameter with a question mark may be left out of the address [REG-10]", () => {
  expect(tables.routes["card.events"]?.path).toBe("events/:view?");
  expect(matchPath(trieOf(tables), "/events")).toMatchObject({ names: ["card.events"], values: [] });
  expect(matchPath(trieOf(tables), "/events/velage")).toMatchObject({ names: ["card.events"], values: ["velage"] });
});

test("the address of a route is its name with slashes unless it says otherwise [REG-11]", () => {
  expect(tables.routes["welcome.login"]?.path).toBe("welcome/login");
  expect(tables.routes["card.list"]?.path).toBe("animaux");
});

test("a candidate base, the kept time and the login of an application have their defaults", () => {
  expect(tables.applications.card?.frame).toMatchObject({
    base: "/card",
    candidate: "/card-candidate",
    lifetimeMs: 120000,
    isolation: "path",
  });
  expect(tables.applications.card?.login).toMatchObject({ path: "/card/api/login", priority: 5, followedBy: "tagDomainRead" });
  expect(tables.applications.sensors?.login).toBeNull();
  expect(frameBasesOf(model)).toEqual({
    "/card": { application: "card", candidate: false },
    "/card-candidate": { application: "card", candidate: true },
    "/sensors": { application: "sensors", candidate: false },
  });
});

test("two routes may share an address as variants with different values of one query [REG-11]", () => {
  const path = "label: { fr: A, en: A }\n    path: twin\n    variant: { query: kind, value: ";
  const files = baseWith(
    edited(
      "applications/herd/card.yaml",
      "  card.report:",
      `  card.dairy:\n    ${path}dairy, contexts: [L, M] }\n  card.beef:\n    ${path}beef, contexts: [A] }\n  card.report:`,
    ),
  );
  expect(matchPath(trieOf(tablesOf(files).tables), "twin")?.names).toEqual(["card.beef", "card.dairy"]);
});
