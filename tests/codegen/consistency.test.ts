import { describe, expect, test } from "vitest";
import { entriesNamed } from "../../codegen/answer/entries";
import { explain } from "../../codegen/explain/explainAnswer";
import { menuAnswer } from "../../codegen/explain/menuAnswer";
import { resolveAnswer } from "../../codegen/explain/resolveAnswer";
import { askerOf } from "../../codegen/viewer/asker";
import { personasOf, personaViewer } from "../../codegen/viewer/personaViewer";
import { routeAddress } from "../../src/domain/address/routeAddress";
import type { RouteRecord } from "../../src/domain/registry/tables";
import type { Viewer } from "../../src/domain/resolver/scope";
import { realRegistry, samplesFor } from "../support/realRegistry";

const registry = realRegistry();
const { tables } = registry;
const personas = [...personasOf(registry)];
const routes = Object.values(tables.routes);
const entries = new Map(routes.map(({ name }) => [name, entriesNamed(registry, name, "fr").find(({ kind }) => kind === "route")]));

const cases = personas.flatMap(([id, persona]) =>
  [true, false].map((online) => ({ id, persona, online, network: online ? "online" : "offline" })),
);

describe("menu, guard by direct address, resolve and explain agree about every route", () => {
  test.each(cases)("for $id $network [GRT-01] [MEN-14]", ({ persona, online }) => {
    const viewer = personaViewer(persona, { online, mode: null }, tables);
    const open = new Set(menuAnswer(registry, viewer, "fr").routes);
    const disagreeing = routes.flatMap((route) => {
      const answers = answersAbout(route, viewer);
      const agree = new Set(answers.map(({ admitted, reason }) => `${admitted} ${reason}`)).size === 1;
      return agree && answers[0]?.admitted === open.has(route.name) ? [] : [{ route: route.name, inMenu: open.has(route.name), answers }];
    });
    expect(disagreeing).toEqual([]);
  });
});

test("every tile that a persona is shown opens, by its route and by its address, online and offline [GRT-01] [TIL-14]", () => {
  for (const { id, persona, online } of cases) {
    const viewer = personaViewer(persona, { online, mode: null }, tables);
    const { sections, routes: open } = menuAnswer(registry, viewer, "fr");
    const tiles = sections.flatMap((section) => section.tiles).filter(({ route }) => route !== null);
    for (const { id: tile, route, href, frame } of tiles) {
      expect(open, `${id}: ${tile}`).toContain(route);
      const answer = resolveAnswer(registry, viewer, href ?? "");
      expect({ route: answer.route, admitted: answer.admitted, frame: answer.frame }, `${id}: ${tile}`).toEqual({
        route,
        admitted: true,
        frame,
      });
    }
  }
});

test("an application is there for a user exactly when one of its routes is [MEN-15]", () => {
  const applications = [...registry.model.applications.keys()]
    .filter((id) => routes.some(({ application }) => application === id))
    .map((id) => entriesNamed(registry, id, "fr").find(({ kind }) => kind === "application"));
  for (const { id, persona, online } of cases) {
    const asker = askerOf(tables, personaViewer(persona, { online, mode: null }, tables));
    const open = new Set(asker.resolver.routes().map((name) => tables.routes[name]?.application));
    const there = applications.filter((entry) => entry?.ask?.opening(asker).admitted).map((entry) => entry?.name);
    expect(new Set(there), id).toEqual(open);
  }
});

/** The answers of resolve by name and by address, and of explain. The page for unknown addresses has no address of its own. */
function answersAbout(route: RouteRecord, viewer: Viewer) {
  const params = samplesFor(registry, route.path);
  const byName = resolveAnswer(registry, viewer, route.name, params);
  const address = route.path === null || route.screen === "notFound" ? null : routeAddress(route, params);
  const byAddress = address !== null && "href" in address ? [resolveAnswer(registry, viewer, address.href)] : [];
  for (const answer of byAddress) expect(answer.route).toBe(route.name);
  const entry = entries.get(route.name);
  const explained = entry && explain(registry, entry, "fr", [], viewer).decision;
  return [byName, ...byAddress, ...(explained === undefined ? [] : [explained])].map(({ admitted, reason }) => ({ admitted, reason }));
}
