import { expect, test } from "vitest";
import { DEMO_SAMPLES, DEMO_SUBJECTS } from "../../generated/demoPages";
import { FRAME_BASES } from "../../generated/frames";
import { SECTIONS } from "../../generated/menus";
import { edited, findingsOf } from "./registryFixture";

const codes = (more: string) =>
  findingsOf(edited("applications/herd/sensors.yaml", "  base: /sensors\n", `  base: /sensors\n${more}`)).map(({ code }) => code);

test("a page of the demo and what it shows must exist, and so must every route it leads to", () => {
  expect(codes("  demo: { page: lots }\n")).toEqual([]);
  expect(codes("  demo: { page: nowhere }\n")).toEqual(["wrong-choice"]);
  expect(codes("  demo: { sample: milk }\n")).toEqual([]);
  expect(codes("  demo: { sample: weather }\n")).toEqual(["wrong-choice"]);
  expect(codes("  demo: { page: lots, leadsTo: { animal: no.such.route } }\n")).toEqual(["unknown-route"]);
});

test("what the generic page shows is said for sections of the menu, and for every base of a frame", () => {
  const sections: readonly string[] = SECTIONS.map(({ id }) => id);
  expect(Object.keys(DEMO_SAMPLES).filter((section) => !sections.includes(section))).toEqual([]);
  expect(Object.keys(DEMO_SUBJECTS)).toEqual(Object.keys(FRAME_BASES));
});
