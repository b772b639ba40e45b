import { expect, test } from "vitest";
import { DEMO_PAGES as KNOWN } from "../../codegen/schema/demoPages";
import { DEMO_LINKS, DEMO_PAGES } from "../../generated/demoPages";
import { FRAME_BASES } from "../../generated/frames";
import { ROUTES } from "../../generated/routes";
import { GENERIC, SUB_APPLICATIONS } from "../../scripts/subApplications.mjs";

test("the demo builds every page that an application may be given, and shows each under a base", () => {
  expect(Object.keys(SUB_APPLICATIONS).sort()).toEqual([...KNOWN, GENERIC].sort());
  expect(Object.values(DEMO_PAGES).sort()).toEqual([...KNOWN].sort());
  for (const base of Object.keys(DEMO_PAGES)) expect(Object.keys(FRAME_BASES)).toContain(base);
  for (const route of Object.values(DEMO_LINKS).flatMap((links) => Object.values<string>(links)))
    expect(Object.keys(ROUTES)).toContain(route);
});
