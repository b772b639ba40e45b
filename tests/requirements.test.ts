import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const CATALOGUE = `
- { id: AAA-01, area: first, verify: unit }
- { id: AAA-02, area: first, verify: unit }
- { id: AAA-03, area: first, verify: unit }
- { id: BBB-01, area: second, verify: e2e }
- { id: BBB-02, area: second, verify: e2e }
- { id: BBB-03, area: second, verify: e2e }
- { id: BBB-04, area: second, verify: unit }
- { id: CCC-01, area: third, verify: unit }
- { id: CCC-02, area: third, verify: unit }
`;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "clarine-requirements-"));
  const broken = write("broken.test.ts", `test("never loaded [CCC-02]", () => {});`);
  write("catalogue.yaml", CATALOGUE);
  const file = (name: string, ...tests: readonly (readonly [string, string])[]) => ({
    name,
    status: tests.every(([, status]) => status === "passed") && tests.length > 0 ? "passed" : "failed",
    assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
  });
  const unit = [
    file("a.test.ts", ["one [AAA-01]", "passed"], ["two [AAA-01] [AAA-02]", "passed"], ["three [AAA-02]", "failed"]),
    file("b.test.ts", ["four [AAA-03]", "skipped"], ["five [BBB-01] [BBB-03]", "passed"], ["six [CCC-02]", "passed"]),
    file(broken),
  ];
  write("unit.json", JSON.stringify({ testResults: unit }));
  const spec = (title: string, status: string) => ({ title, ok: status !== "unexpected", tests: [{ status }] });
  const inner = { title: "inside [BBB-04]", specs: [spec("eight", "expected")] };
  const specs = [spec("seven [BBB-01]", "expected"), spec("nine [BBB-02]", "flaky")];
  write("browser.json", JSON.stringify({ suites: [{ title: "x.spec.ts", specs, suites: [inner] }] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function count(...more: readonly string[]) {
  const args = ["tests/requirements.mjs", "--reports", folder, "--catalogue", join(folder, "catalogue.yaml"), ...more];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

test("a requirement counts as proven when every test that names it has passed, in a browser where the catalogue asks for one", () => {
  const { stdout, status } = count("--format", "json");
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    total: 9,
    proven: 3,
    missing: ["AAA-02", "AAA-03", "BBB-02", "BBB-03", "CCC-01", "CCC-02"],
    why: {
      "AAA-02": "did not pass: three [AAA-02]",
      "AAA-03": "did not pass: four [AAA-03]",
      "BBB-02": "did not pass: nine [BBB-02]",
      "BBB-03": "asks for a browser test, only others name it",
      "CCC-01": "no test names it",
      "CCC-02": `did not pass: ${join(folder, "broken.test.ts")}`,
    },
  });
  expect(status).toBe(0);
});

test("the text names the tests of what is proven and the reason of what is not, by area", () => {
  const { stdout } = count();
  expect(stdout).toContain("AAA-01  one [AAA-01]\n        two [AAA-01] [AAA-02]\n");
  expect(stdout).toContain("BBB-04  inside [BBB-04] eight\n");
  expect(stdout).toContain("3 of 9 requirements are proven. The others, by area:\n  first\n    AAA-02  did not pass: three [AAA-02]\n");
});

test("an id that no requirement has is named, and is a finding", () => {
  write("catalogue.yaml", CATALOGUE.replace(/.*AAA-01.*\n/, ""));
  const { stdout, status } = count();
  expect(stdout).toContain("Named by a test but not in");
  expect(stdout.trimEnd()).toMatch(/: AAA-01$/);
  expect(status).toBe(1);
});

test("without any report it says so", () => {
  const { stderr, status } = count("--reports", join(folder, "nowhere"));
  expect(stderr).toContain("run npm test first");
  expect(status).toBe(2);
});
