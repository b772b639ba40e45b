import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installPackages } from "../scripts/install.mjs";
import { installChromium, installHeadlessShell } from "./support/installChromium.mjs";
import { startPostgres } from "./support/postgres/startPostgres.mjs";
import { browserFailures, unitFailures } from "./support/reports/failures.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const reports = `${root}test-results`;
process.chdir(root);

installPackages(root.replace(/\/$/, ""));
const chromium = installChromium();
// A browser that was named is the one for all tests.
const headlessShell = process.env.CHROMIUM_PATH ? chromium : (installHeadlessShell() ?? chromium);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Gates have no test count of their own: a failing one counts as one failure. */
const gates = [
  ["registry check", ["node", "codegen/start.mjs", "check"]],
  ["generated files are fresh", ["node", "codegen/start.mjs", "generate", "--check"]],
  ["99 % of slips in an access would be noticed, and the others are harmless", ["node", "codegen/start.mjs", "mutate", "--strict"]],
  ["type check", ["npx", "tsc", "-p", "."]],
  ["type check of the pure floor", ["npx", "tsc", "-p", "src/domain"]],
  ["lint", ["npx", "biome", "check", "--error-on-warnings", "."]],
];
let passed = 0;
let failed = 0;

for (const [name, command] of gates) if (!run(name, command)) failed++;
const postgres = process.env.TEST_POSTGRES ? { address: process.env.TEST_POSTGRES } : await startPostgres();
const unit = run(
  "unit and contract tests",
  ["npx", "vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${reports}/unit.json`],
  postgres.address ? { TEST_POSTGRES: postgres.address } : {},
);
await postgres.stop?.();
countUnit(unit);
const built = run("build", ["node", "scripts/build.mjs"]);
if (!built) failed++;
else if (!run("size of the first screens", ["node", "tests/size.mjs"])) failed++;
if (built)
  countBrowser(
    run("browser tests", ["npx", "playwright", "test"], {
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: headlessShell,
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`,
    }),
  );

if (postgres.why) {
  console.log(`NOT TRIED: the backend on PostgreSQL, because ${postgres.why}. Its tests ran on the embedded database alone.`);
  // At home that is a gap to know of; where everything is to be proven it is a failure.
  if (process.env.CI) failed++;
}
// Once more at the end: some two thousand lines stand between a failure and here.
for (const failure of [...unitFailures(readReport("unit.json")), ...browserFailures(readReport("browser.json"))])
  console.log(`\n${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function run(name, [command, ...args], env = {}) {
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}

function countUnit(clean) {
  const report = readReport("unit.json");
  passed += report?.numPassedTests ?? 0;
  const broken =
    (report?.numFailedTests ?? 0) +
    (report?.testResults ?? []).filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  failed += clean ? broken : Math.max(1, broken);
}

function countBrowser(clean) {
  const stats = readReport("browser.json")?.stats;
  passed += stats?.expected ?? 0;
  const broken = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  failed += clean ? broken : Math.max(1, broken);
}

function readReport(name) {
  const path = `${reports}/${name}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
