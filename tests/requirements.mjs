import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../", import.meta.url));
const format = process.argv.includes("--format") ? process.argv[process.argv.indexOf("--format") + 1] : "text";

/** Ids stand in square brackets at the end of a test's title; only passing tests prove. */
export function idsOf(title) {
  return [...title.matchAll(/\[([A-Z]{3}-\d{2})\]/g)].map((found) => found[1]);
}

const tests = [...unitTests(), ...browserTests()];
if (tests.length === 0) {
  console.error("No test report yet: run npm test first, this command reads its reports.");
  process.exit(2);
}
const requirements = parse(readFileSync(`${root}docs/requirements.yaml`, "utf8"));
const known = new Set(requirements.map(({ id }) => id));
const proofs = new Map(requirements.map(({ id }) => [id, []]));
const unknown = new Set();
for (const { title, passed } of tests)
  for (const id of idsOf(title)) {
    if (!known.has(id)) unknown.add(id);
    else if (passed) proofs.get(id).push(title);
  }
const missing = requirements.filter(({ id }) => proofs.get(id).length === 0);

if (format === "json") {
  console.log(
    JSON.stringify({
      version: 1,
      total: requirements.length,
      proven: requirements.length - missing.length,
      missing: missing.map(({ id }) => id),
    }),
  );
} else {
  for (const [id, titles] of proofs) if (titles.length > 0) console.log(`${id}  ${titles.join("\n        ")}`);
  console.log(
    `\n${requirements.length - missing.length} of ${requirements.length} requirements are proven. Without a passing test, by area:`,
  );
  for (const [area, ids] of groupByArea(missing)) console.log(`  ${area}: ${ids.map(({ id }) => id).join(" ")}`);
  if (unknown.size > 0) console.log(`Named by a test but not in docs/requirements.yaml: ${[...unknown].sort().join(" ")}`);
}
process.exit(unknown.size > 0 ? 1 : 0);

function groupByArea(entries) {
  const areas = new Map();
  for (const entry of entries) areas.set(entry.area, [...(areas.get(entry.area) ?? []), entry]);
  return areas;
}

function unitTests() {
  return (readReport("unit.json")?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => ({ title: test.fullName, passed: test.status === "passed" })),
  );
}

function browserTests() {
  const inSuite = (suite) => [
    ...(suite.specs ?? []).map((spec) => ({
      title: spec.title,
      passed: spec.ok && spec.tests.every((test) => test.status === "expected"),
    })),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return (readReport("browser.json")?.suites ?? []).flatMap(inSuite);
}

function readReport(name) {
  const path = `${root}test-results/${name}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
