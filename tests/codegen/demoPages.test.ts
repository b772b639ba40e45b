import { expect, test } from "vitest";
import { DEMO_PAGES as KNOWN } from "../../codegen/schema/framePermissions";
import { DEMO_ACTIONS, DEMO_LINKS, DEMO_PAGES, DEMO_SAMPLES, DEMO_SUBJECTS } from "../../generated/demoPages";
import { FRAME_BASES } from "../../generated/frames";
import { SECTIONS } from "../../generated/menus";
import { ROUTES } from "../../generated/routes";
import { GENERIC, SUB_APPLICATIONS } from "../../scripts/subApplications.mjs";
import { labelKey } from "../../src/domain/labels/labelKey";
import { resolverOf } from "../support/pageKinds";
import { edited, findingsOf } from "./registryFixture";

const FILES = import.meta.glob<Readonly<Record<string, string>>>("../../generated/labels/*/purposes.ts", { import: "LABELS", eager: true });
const LABELS = Object.values(FILES);

const codes = (more: string) =>
  findingsOf(edited("applications/herd/sensors.yaml", "  base: /sensors\n", `  base: /sensors\n${more}`)).map(({ code }) => code);

test("a page of the demo and what it shows must exist, and so must every route it leads to", () => {
  expect(codes("  demo: { page: lots }\n")).toEqual([]);
  expect(codes("  demo: { page: nowhere }\n")).toEqual(["wrong-choice"]);
  expect(codes("  demo: { sample: milk }\n")).toEqual([]);
  expect(codes("  demo: { sample: weather }\n")).toEqual(["wrong-choice"]);
  expect(codes("  demo: { page: lots, leadsTo: { animal: no.such.route } }\n")).toEqual(["unknown-route"]);
});

test("the demo builds every page that an application may be given, and shows each under a base", () => {
  expect(Object.keys(SUB_APPLICATIONS).sort()).toEqual([...KNOWN, GENERIC].sort());
  expect(Object.values(DEMO_PAGES).sort()).toEqual([...KNOWN].sort());
  for (const base of Object.keys(DEMO_PAGES)) expect(Object.keys(FRAME_BASES)).toContain(base);
  for (const route of Object.values(DEMO_LINKS).flatMap((links) => Object.values<string>(links)))
    expect(Object.keys(ROUTES)).toContain(route);
});

test("what the generic page shows is said for sections of the menu, and for every base of a frame", () => {
  const sections: readonly string[] = SECTIONS.map(({ id }) => id);
  expect(Object.keys(DEMO_SAMPLES).filter((section) => !sections.includes(section))).toEqual([]);
  expect(Object.keys(DEMO_SUBJECTS)).toEqual(Object.keys(FRAME_BASES));
});

test("what a page of the demo offers first leads to another page, with all that its address needs, and is named in every language", () => {
  const resolver = resolverOf("tous-droits");
  expect(Object.keys(DEMO_ACTIONS).length).toBeGreaterThan(30);
  for (const [page, action] of Object.entries(DEMO_ACTIONS)) {
    expect(action.route).not.toBe(page);
    const { admitted, href } = resolver.route(action.route, action.params, action.query);
    expect([admitted, href], page).toEqual([true, expect.any(String)]);
    for (const texts of LABELS) expect(texts[labelKey.action(page)], page).toBeTruthy();
  }
});
