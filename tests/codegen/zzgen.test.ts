import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { formatText } from "../../codegen/diagnostic/formatText";
import { baseFiles, fixture, fixtureNames, ICONS } from "./registryFixture";
test("gen", () => {
  const b = checkRegistry(baseFiles(), { icons: ICONS });
  console.log("BASE", formatText(b.diagnostics, baseFiles()));
  for (const name of fixtureNames()) {
    const { files, expectedFile } = fixture(name);
    const { diagnostics } = checkRegistry(files, { icons: ICONS });
    writeFileSync(expectedFile, formatText(diagnostics, files));
    if (!diagnostics.some((d) => d.code === name)) console.log("NO", name);
    const other = new Set(diagnostics.filter((d) => d.code !== name).map((d) => d.code));
    if (other.size) console.log(name, "also", [...other]);
  }
});
