import { afterAll, beforeAll, expect, test } from "vitest";
import { REPORT_FORMATS } from "../../../codegen/formats/print";
import { type WorkFolder, workFolder } from "../workFolder";

let folder: WorkFolder;
beforeAll(async () => {
  folder = await workFolder();
});
afterAll(() => folder.remove());

const coverage = (...args: readonly string[]) => folder.run("coverage", "--registry", folder.registry, ...args);
const results = async () => {
  const { code, out } = await coverage("--format", "sarif");
  return { code, found: JSON.parse(out).runs[0].results as readonly Result[] };
};
interface Result {
  readonly ruleId: string;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } }[];
}

test.each(REPORT_FORMATS)("coverage is told as %s", async (format) => {
  const { code, out, err } = await coverage("--format", format);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.length).toBeGreaterThan(0);
});

test("what looks forgotten is a warning, and fails only with --strict", async () => {
  folder.edit("menus/herd.yaml", "          - route: card.list\n", "          - route: card.events\n");
  const { code, found } = await results();
  expect(code).toBe(0);
  expect(found.flatMap(({ level, ruleId }) => (level === "warning" ? [ruleId] : []))).toEqual(["tile-unseen"]);
  expect((await coverage("--strict")).code).toBe(1);
});

test("a proof that fails is an error at the line to mend, with the user and the way in words [TIL-14]", async () => {
  folder.edit("menus/herd.yaml", "        route: card.list\n", "        route: card.list\n        access: signedIn\n");
  const { code, found } = await results();
  expect(code).toBe(1);
  const [error, ...others] = found.filter(({ level }) => level === "error");
  expect(others).toEqual([]);
  expect(error?.ruleId).toBe("proof-fails");
  expect(error?.locations[0]?.physicalLocation.artifactLocation.uri).toMatch(/menus\/herd\.yaml$/);
  expect(error?.message.text).toContain("anybody who is signed in: ");
});
