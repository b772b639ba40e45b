import { stripVTControlCharacters } from "node:util";

const LINES = 25;

/** What failed in Vitest's report, each with the beginning of its message. */
export function unitFailures(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === "failed");
    if (tests.length === 0 && file.status === "failed") return [told(file.name, file.message)];
    return tests.map((test) => told(`${file.name} › ${test.fullName}`, test.failureMessages.join("\n")));
  });
}

/** The same of Playwright's report, whose suites lie in each other. */
export function browserFailures(report) {
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return told(`${spec.file}:${spec.line} › ${spec.title}`, errors.map(({ message }) => message).join("\n"));
      }),
  ];
  return (report?.suites ?? []).flatMap(inSuite);
}

function told(title, message = "") {
  return [title, ...stripVTControlCharacters(message).split("\n").slice(0, LINES)].join("\n    ");
}
