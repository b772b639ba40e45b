import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { countRequirements } from "./support/reports/countRequirements.mjs";
import { browserTests, unitTests } from "./support/reports/testReports.mjs";

const { values } = parseArgs({
  options: {
    format: { type: "string", default: "text" },
    reports: { type: "string", default: "test-results" },
    catalogue: { type: "string", default: "docs/requirements.yaml" },
  },
});

const unit = readReport("unit.json");
const browser = readReport("browser.json");
if (!unit && !browser) {
  console.error("No test report yet: run npm test first, this command reads its reports.");
  process.exit(2);
}
const requirements = parse(readFileSync(values.catalogue, "utf8"));
const { proven, missing, unknown } = countRequirements(requirements, [...unitTests(unit), ...browserTests(browser)]);

if (values.format === "json") {
  const why = Object.fromEntries(missing.map(({ id, why }) => [id, why]));
  const ids = missing.map(({ id }) => id);
  console.log(JSON.stringify({ version: 1, total: requirements.length, proven: proven.length, missing: ids, why }));
} else {
  for (const { id, titles } of proven) console.log(`${id}  ${titles.join("\n        ")}`);
  console.log(`\n${proven.length} of ${requirements.length} requirements are proven. The others, by area:`);
  for (const [area, entries] of byArea(missing)) {
    console.log(`  ${area}`);
    for (const { id, why } of entries) console.log(`    ${id}  ${why}`);
  }
  if (unknown.length > 0) console.log(`Named by a test but not in ${values.catalogue}: ${unknown.join(" ")}`);
}
process.exit(unknown.length > 0 ? 1 : 0);

function byArea(entries) {
  const areas = new Map();
  for (const entry of entries) areas.set(entry.area, [...(areas.get(entry.area) ?? []), entry]);
  return areas;
}

function readReport(name) {
  const path = `${values.reports}/${name}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
