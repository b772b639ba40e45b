import { expect, test } from "vitest";
import { decideDashboard } from "../../../src/domain/dashboards/decideDashboard";
import type { DashboardRecord } from "../../../src/domain/registry/tables";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { anyOf, frameOf, smallTables, viewerOf } from "../../support/smallTables";

const tables = smallTables({
  guards: [anyOf("milk")],
  applications: [
    { id: "board", frame: frameOf("/board", { candidate: "/board-next" }) },
    { id: "lists", frame: frameOf("/lists", { candidate: "/lists-next" }) },
    { id: "shell" },
  ],
  routes: [
    { name: "milk.board", application: "board", guard: 2 },
    { name: "lists.main", application: "lists" },
  ],
});
const milk: DashboardRecord = { id: "milk", icon: "x", route: "milk.board", application: "board", section: "s", shows: "mini" };
const lists: DashboardRecord = { ...milk, id: "lists", route: "lists.main" };

function decide(tile: DashboardRecord, profile: Record<string, unknown>, numCheptel: string | null = "FR35123456") {
  return decideDashboard(tables, createResolver(tables, viewerOf(profile, { numCheptel })), tile, numCheptel);
}

test("a dashboard tile leads to its full view and shows a preview, both with kind and view [TIL-23]", () => {
  const { href, mini } = decide(milk, { droits: ["milk"] });
  expect(href).toBe("/milk/board?kind=milk&view=full");
  expect(mini).toMatchObject({ application: { id: "board" }, address: "/board/#/milk/board?kind=milk&view=mini" });
});

test("a user who may not open its page has no tile of it", () => {
  expect(decide(milk, {})).toEqual({ href: null, candidate: false, mini: null });
});

test("the link view is a plain tile, and so is a small view without a herd to show", () => {
  expect(decide({ ...milk, shows: "link" }, { droits: ["milk"] })).toMatchObject({ href: "/milk/board?kind=milk&view=full", mini: null });
  expect(decide(milk, { droits: ["milk"] }, null)).toMatchObject({ href: "/milk/board?kind=milk&view=full", mini: null });
});

test("a page of another application is drawn small by the dashboards application all the same", () => {
  expect(decide(lists, {}).mini?.address).toBe("/board/#/lists/main?kind=lists&view=mini");
});

test("the candidate version is used for what its holder tries, full and small", () => {
  const tries = (application: string) => ({ droits: ["milk", `desk.candidate.${application}`] });
  expect(decide(milk, tries("board"))).toMatchObject({ candidate: true, mini: { candidate: true } });
  expect(decide(milk, tries("board")).mini?.address).toContain("/board-next/#/");
  // Another application is on trial than the one that draws the small view.
  expect(decide(lists, tries("lists"))).toMatchObject({ candidate: true, mini: { candidate: false } });
});
