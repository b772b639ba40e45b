import { existsSync, readFileSync } from "node:fs";
import { idsOf } from "./countRequirements.mjs";

/** The tests of Vitest's report. Of a file that could not be loaded no test is known: it counts as one that failed, for all it names. */
export function unitTests(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.map(({ fullName, status }) => testOf(fullName, status === "passed", false));
    if (tests.length > 0 || file.status !== "failed") return tests;
    const text = existsSync(file.name) ? readFileSync(file.name, "utf8") : "";
    return [{ title: file.name, ids: idsOf(text), passed: false, inBrowser: false }];
  });
}

/** The tests of Playwright's report, whose suites lie in each other. */
export function browserTests(report) {
  const inSuite = (suite, above) => {
    const title = (own) => [...above, own].join(" ");
    return [
      ...(suite.specs ?? []).map((spec) => testOf(title(spec.title), passedAtOnce(spec), true)),
      ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...above, inner.title])),
    ];
  };
  return (report?.suites ?? []).flatMap((file) => inSuite(file, []));
}

function testOf(title, passed, inBrowser) {
  return { title, ids: idsOf(title), passed, inBrowser };
}

/** Neither skipped nor passed at a second attempt. */
function passedAtOnce({ ok, tests }) {
  return ok && tests.length > 0 && tests.every(({ status }) => status === "expected");
}
