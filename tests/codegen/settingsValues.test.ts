import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { inWords } from "../../codegen/diagnostic/diagnostic";
import { SAMPLE_FIGURES } from "../../codegen/schema/demoPages";
import { outsideOf } from "../../codegen/write/outsideOf";
import { isSampleName } from "../../src/examples/productPage/dashboard/figures";
import { edited, findingsOf, ICONS, PICTURES } from "./registryFixture";

type Value = Readonly<Record<"file" | "was" | "is" | "remedy", string>>;

const VALUES: Readonly<Record<"refused" | "taken", readonly Value[]>> = parse(readFileSync("tests/codegen/settingsValues.yaml", "utf8"));

function tell(changes: Readonly<Record<string, string | null>>): readonly string[] {
  return findingsOf(changes, { icon: ICONS, ...PICTURES }).map((one) => {
    const { file, severity, code, message, hint } = inWords(one, "en");
    return `${file} ${severity} ${code} ${message} ${hint ?? ""}`;
  });
}

test.each(VALUES.refused)(
  "a value that no machine could use is refused with the form it has: $file, $was → $is",
  ({ file, was, is, remedy }) => {
    const told = tell(edited(file, was, is));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`${file} error wrong-`);
    expect(told[0]).toContain(remedy);
  },
);

test.each(VALUES.taken)("a value that a product owner may well want is taken: $file, $was → $is", ({ file, was, is }) => {
  expect(tell(edited(file, was, is))).toEqual([]);
});

test("every figure that a dashboard may name is drawn by the demo sub-application", () => {
  expect(SAMPLE_FIGURES.filter((name) => !isSampleName(name))).toEqual([]);
});

test("pictures are looked for among the files of the project", () => {
  const { logo, picture } = outsideOf(".", []);
  expect([...(logo ?? [])]).toEqual(["clarine", "clarine-noel"]);
  expect([...(picture ?? [])]).toEqual(
    readdirSync("public")
      .filter((file) => file.endsWith(".svg"))
      .sort(),
  );
  expect(outsideOf("docs", [])).toEqual({ icon: new Set() });
});
