import { expect, test } from "vitest";
import { TABLES } from "../../generated/tables";
import { labelKey } from "../../src/domain/labels/labelKey";
import { subjectOf } from "../../src/examples/subject/subjectOf";
import { MenuStore } from "../../src/stores/menuStore";
import { NetworkStore } from "../../src/stores/networkStore";
import { OptionsStore } from "../../src/stores/optionsStore";
import { RegistryStore } from "../../src/stores/registryStore";
import { SessionStore } from "../../src/stores/sessionStore";

const menu = new MenuStore({
  registry: new RegistryStore(TABLES),
  session: new SessionStore(),
  network: new NetworkStore(true),
  options: new OptionsStore(),
});

test("a page belongs to the section whose tile opens it, with its values, else to that of its application", () => {
  expect(menu.sectionByRoute("productions.dashboard.production")).toBe("productions");
  expect(menu.sectionByRoute("session2.create.main", { type: "pesee" })).toBe("productions");
  expect(menu.sectionByRoute("session2.create.main")).toBe("session");
  expect(menu.sectionByRoute("search.animal")).toBeNull();
});

test("the section that is lit is the one the page names at its head", () => {
  const differing = Object.entries(TABLES.routes).flatMap(([route, { application }]) => {
    const frame = TABLES.applications[application]?.frame;
    if (!frame) return [];
    const lit = menu.sectionByRoute(route);
    const named = subjectOf(frame.base, { route, params: {}, query: {} }).section;
    return named === (lit === null ? null : labelKey.section(lit)) ? [] : [`${route}: ${lit}, ${named}`];
  });
  expect(differing).toEqual([]);
});
