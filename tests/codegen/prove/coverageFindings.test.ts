import { expect, test } from "vitest";
import { blastRadius } from "../../../codegen/coverage/blastRadius";
import { coverage } from "../../../codegen/coverage/coverage";
import { realRegistry, registryFrom } from "../../support/realRegistry";
import { baseWith, edited } from "../registryFixture";

const menu = (from: string, to: string) => coverage(registryFrom(baseWith(edited("menus/herd.yaml", from, to))));

test("a second page of a tile that the first one leaves to nobody is open to nobody [TIL-14]", () => {
  expect(coverage(registryFrom(baseWith({}))).unseenTiles).toEqual([]);
  const { unseenTiles } = menu("          - route: card.list\n", "          - route: card.events\n");
  expect(unseenTiles).toEqual([{ tile: "births", route: "card.events" }]);
});

test("a grant beside a longer one of its own matters only where the longer one is at level 0", () => {
  const { pointlessAlternatives } = menu("anyOf: [herd.events]", "anyOf: [herd, herd.events, desk]");
  expect(pointlessAlternatives).toMatchObject([
    { grant: "herd", beside: "herd.events", byLevelZero: true, at: { file: "menus/herd.yaml" } },
  ]);
});

test("a grant beside the one of everybody matters to nobody", () => {
  const { pointlessAlternatives } = menu("anyOf: [herd.events]", "anyOf: [ALL, desk]");
  expect(pointlessAlternatives).toMatchObject([{ grant: "desk", beside: "ALL", byLevelZero: false }]);
});

test("a grant that is asked for only beside that of everybody is told to be shadowed", () => {
  const { grants } = coverage(registryFrom(baseWith(edited("menus/herd.yaml", "anyOf: [herd.events]", "anyOf: [ALL, herd.extra]"))));
  expect(grants).toMatchObject({ shadowed: [], undeclared: ["herd.extra"] });
  const extra = "  extra:\n    label: { fr: Plus, en: More }\n    opens: { fr: Rien., en: Nothing. }\n  desk:";
  const declared = edited("grants/herd.yaml", "  desk:", extra);
  const files = baseWith({ ...declared, ...edited("menus/herd.yaml", "anyOf: [herd.events]", "anyOf: [ALL, extra]") });
  expect(coverage(registryFrom(files)).grants.shadowed).toEqual(["extra"]);
});

test("what closes to a persona without network is named, and what pages the device keeps for whom", () => {
  const registry = realRegistry();
  const { offline, personas, offlineUse } = coverage(registry);
  const kept = new Set([...offlineUse.full, ...offlineUse.readonly]);
  for (const { id, routes, closed, kept: count } of offline) {
    expect(routes + closed.length, id).toBe(personas.find((one) => one.id === id)?.routes);
    expect(count, id).toBeLessThanOrEqual(kept.size);
  }
  expect(offline.find(({ id }) => id === "technicien-hors-ligne")?.closed).toContain("genetique.bilan.home");
  expect(offline.find(({ id }) => id === "tous-droits")).toMatchObject({ closed: [], kept: kept.size });
});

test("a route is led to by a menu, a tab, a home, a dashboard, a setting, a page, a news or a redirect, or it is said not to be", () => {
  const { unlinkedRoutes } = coverage(registryFrom(baseWith({})));
  expect(["card.report", "card.detail"].filter((name) => unlinkedRoutes.includes(name))).toEqual(["card.report"]);
  const action = "path: animaux\n    action: { route: card.report, label: { fr: Voir, en: See } }";
  const led = coverage(registryFrom(baseWith(edited("applications/herd/card.yaml", "path: animaux", action)))).unlinkedRoutes;
  expect(led).toEqual(unlinkedRoutes.filter((name) => name !== "card.report"));
});

test("an earlier name of a route is no route: it is in no count and in no list, and leads nobody to its page", () => {
  const named = edited("applications/herd/card.yaml", "  card.report:\n", "  card.report:\n    aliases: { card.summary: {} }\n");
  const [plain, with_] = [{}, named].map((changes) => coverage(registryFrom(baseWith(changes))));
  expect({ ...with_, proofs: plain?.proofs }).toEqual(plain);
});

test("a level that alone lacks the offline bit is named with the pages it keeps from opening without network", () => {
  const registry = realRegistry();
  const levels = coverage(registry).lackingLevels;
  expect(levels.length).toBeGreaterThan(0);
  for (const { persona, grant, level, routes } of levels) {
    expect(level & registry.tables.access.offlineMask, `${persona} ${grant}`).toBe(0);
    expect(routes.length, `${persona} ${grant}`).toBeGreaterThan(0);
  }
});

test("who holds a grant through a shorter name holds it at once, and nobody so holds an exact one", () => {
  const registry = realRegistry();
  const { through, personas } = blastRadius(registry, "sante.robot");
  expect(through).toEqual(["sante"]);
  expect(new Set(personas.map((one) => one.through))).toEqual(new Set(["sante"]));
  expect(coverage(registry).heldAtOnce.map(({ grant }) => grant)).toContain("sante.colostrum");
  const [exact = ""] = registry.tables.exactGrants;
  expect(blastRadius(registry, exact)).toMatchObject({ exact: true, through: [], personas: [] });
});
