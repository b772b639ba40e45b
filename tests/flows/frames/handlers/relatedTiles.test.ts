import { expect, test } from "vitest";
import { PERSONAS, type PersonaId } from "../../../../generated/personas";
import { TABLES } from "../../../../generated/tables";
import { relatedTiles } from "../../../../src/flows/frames/handlers/relatedTiles";
import { resolverOf } from "../../../support/pageKinds";

const LEAST = 3;

test("a page leads on to three tiles wherever the menu has as many others: those of its group first, then its section, then the rest", () => {
  let few = 0;
  for (const { id, login } of Object.values(PERSONAS)) {
    if (login === "none") continue;
    const resolver = resolverOf(id as PersonaId);
    const tiles = resolver
      .menu()
      .flatMap(({ section, groups }) =>
        groups.flatMap((group) => group.tiles.map((tile) => ({ section: section.id, route: resolver.tile(tile).target?.route ?? null }))),
      );
    const opened = tiles.filter(({ route }) => route !== null);
    const sectionByRoute = (route: string) => opened.find((tile) => tile.route === route)?.section ?? null;
    for (const route of [...Object.keys(TABLES.routes), null]) {
      const related = relatedTiles({ resolver, sectionByRoute }, route);
      const others = new Set(opened.map((tile) => tile.route).filter((other) => other !== route));
      expect(related.length, `${id} on ${route}`).toBeGreaterThanOrEqual(Math.min(LEAST, others.size));
      expect(related.map((tile) => tile.route)).not.toContain(route);
      expect(new Set(related.map(({ tile }) => tile)).size).toBe(related.length);
      const section = sectionByRoute(route ?? "");
      const isNear = related.map((tile) => sectionByRoute(tile.route) === section);
      if (section !== null && isNear.includes(false)) {
        few += 1;
        expect(isNear).toEqual([...isNear].sort((a, b) => Number(b) - Number(a)));
      }
    }
  }
  expect(few).toBeGreaterThan(0);
});
