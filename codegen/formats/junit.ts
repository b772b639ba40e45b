import type { Diagnostic } from "../diagnostic/diagnostic";
import { asMarkup } from "./escape";
import { fails, pathOf, type Report } from "./report";

/** JUnit XML: a test a finding, which fails when it is an error, or a warning that counts as one; one that passes where there is none. */
export function junit(report: Report): string {
  const { command, findings, verdict, strict = false } = report;
  const isFailure = (one: Diagnostic) => fails(one, strict);
  const failures = findings.filter(isFailure).length;
  const cases = findings.map((finding) => {
    const { code, message, hint, line } = finding;
    const place = `${pathOf(report, finding)}:${line}`;
    const text = asMarkup(hint === undefined ? message : `${message}\n${hint}`);
    const body = isFailure(finding)
      ? `<failure message="${asMarkup(message)}">${asMarkup(place)}\n${text}</failure>`
      : `<system-out>${text}</system-out>`;
    return `    <testcase classname="${asMarkup(pathOf(report, finding))}" name="${asMarkup(`${code} ${place}`)}">${body}</testcase>`;
  });
  const all = cases.length === 0 ? [`    <testcase classname="registry" name="${asMarkup(verdict)}"/>`] : cases;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="registry ${command}" tests="${all.length}" failures="${failures}">
  <testsuite name="registry ${command}" tests="${all.length}" failures="${failures}">
${all.join("\n")}
  </testsuite>
</testsuites>
`;
}
