import { expect, test } from "vitest";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { tourModules } from "../../../src/flows/tour/tourModules";
import { anyOf, frameOf, smallTables, viewerOf } from "../../support/smallTables";

const tables = smallTables({
  guards: [anyOf("sante")],
  applications: [
    { id: "card", frame: frameOf("/card") },
    { id: "log", frame: frameOf("/log") },
    { id: "plan", frame: frameOf("/plan") },
    { id: "dash", frame: frameOf("/dash") },
  ],
  routes: [
    { name: "card.detail", path: "card/:id", application: "card", offline: "full" },
    { name: "log.list", application: "log", guard: 2, offline: "readonly" },
    { name: "plan.late", path: "plan/:id", application: "plan", offline: "readonly" },
    { name: "plan.main", application: "plan", offline: "readonly" },
    { name: "plan.next", application: "plan", offline: "full" },
    { name: "dash.main", application: "dash" },
  ],
});

test("to take along are the sub-applications with a page of use without network that the user may open, each by a page that needs nothing", () => {
  const modulesFor = (droits: string[]) =>
    tourModules(tables, createResolver(tables, viewerOf({ droits }))).map(({ module, resolution }) => ({
      ...module,
      frame: resolution.frame,
    }));
  const card = { application: "card", base: "/card", readonly: false, frame: "/card/#/" };
  const plan = { application: "plan", base: "/plan", readonly: false, frame: "/plan/#/plan/main" };
  expect(modulesFor([])).toEqual([card, plan]);
  expect(modulesFor(["sante"])).toEqual([card, { application: "log", base: "/log", readonly: true, frame: "/log/#/log/list" }, plan]);
});
