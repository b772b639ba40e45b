import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../codegen/diagnostic/diagnostic";
import { printReport, REPORT_FORMATS, type ReportFormat } from "../../../codegen/formats/print";
import type { Report } from "../../../codegen/formats/report";
import { sayIn } from "../../../codegen/messages/say";

const HOSTILE = '<script>alert(1)</script> | `x` ::error:: \u0007 \u202e & "quotes" % é';
const FINDINGS: readonly Diagnostic[] = Array.from({ length: 12 }, (_, index) => ({
  file: "menus/santé & co.yaml",
  line: index + 1,
  column: 3,
  endLine: index + 1,
  endColumn: 9,
  code: index === 11 ? "unknown-route" : "label-twice",
  severity: index === 11 ? "error" : "warning",
  message: index === 0 ? HOSTILE : "the same message",
  ...(index % 2 === 0 ? { hint: `${HOSTILE}\nbefore: all` } : {}),
  ...(index === 3 ? { related: [{ file: "menus/autre.yaml", line: 1, column: 1, message: "here" }] } : {}),
}));
const report: Report = {
  command: "check",
  verdict: `registry: ${HOSTILE}`,
  ok: false,
  registry: "registry",
  findings: FINDINGS,
  tables: [{ title: "By persona", head: ["Persona", "Tiles"], rows: [[HOSTILE, "+1"]] }],
};
const clean: Report = { ...report, ok: true, verdict: "registry: no findings.", findings: [], tables: [] };
const print = (format: ReportFormat, one: Report = report) => printReport(format, one, "en", sayIn("en"));

test("SARIF is valid by the schema of the standard, with and without findings", () => {
  const schema = JSON.parse(readFileSync("node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json", "utf8"));
  const validate = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).compile(asDraft07(schema));
  for (const one of [report, clean]) {
    validate(JSON.parse(print("sarif", one)));
    expect(validate.errors).toBeNull();
  }
  const [run] = JSON.parse(print("sarif")).runs;
  expect(run.results).toHaveLength(12);
  expect(run.results[11]).toMatchObject({ ruleId: "unknown-route", level: "error" });
  expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe("registry/menus/sant%C3%A9%20%26%20co.yaml");
});

test("JUnit is well-formed, counts errors as failures, warnings too where they fail, and passes without findings", () => {
  const xml = parse(print("junit"), "application/xml");
  expect(xml.querySelector("parsererror")).toBeNull();
  expect([xml.querySelectorAll("testcase").length, xml.querySelectorAll("failure").length]).toEqual([12, 1]);
  const strict = parse(print("junit", { ...report, strict: true }), "application/xml");
  expect([strict.querySelector("testsuites")?.getAttribute("failures"), strict.querySelectorAll("failure").length]).toEqual(["12", 12]);
  expect(parse(print("junit", clean), "application/xml").querySelectorAll("testcase").length).toBe(1);
});

test("GitHub gets the ten worst annotations and how many more there are, none of which ends early", () => {
  const lines = print("github").trimEnd().split("\n");
  expect(lines.map((line) => /^::(\w+)/.exec(line)?.[1])).toEqual(["error", ...Array(9).fill("warning"), "notice", undefined]);
  expect(lines[0]).toMatch(/^::error file=registry\/menus\/santé & co\.yaml,line=12,endLine=12,col=3,endColumn=9,title=unknown-route::/);
  expect(lines[10]).toBe("::notice title=registry::2 more: --format json or html gives all.");
});

test("GitLab tells findings apart that say the same, and knows them again when their line moves", () => {
  const issues = JSON.parse(print("gitlab"));
  const prints = issues.map(({ fingerprint }: { fingerprint: string }) => fingerprint);
  expect(new Set(prints).size).toBe(12);
  const moved = { ...report, findings: FINDINGS.map((finding) => ({ ...finding, line: finding.line + 7 })) };
  expect(JSON.parse(print("gitlab", moved)).map(({ fingerprint }: { fingerprint: string }) => fingerprint)).toEqual(prints);
});

test("a page and a comment hold texts of the registry as texts, never as markup, a line as a row", () => {
  const page = parse(print("html"), "text/html");
  expect(page.querySelectorAll("script").length).toBe(0);
  expect(page.querySelectorAll("li").length).toBe(12);
  expect([...page.querySelectorAll("li:first-child .hint")].map(({ textContent }) => textContent)[1]).toBe("before: all");
  expect(print("markdown")).not.toContain("<script>");
  const [finding] = FINDINGS;
  const named = { ...report, findings: finding ? [{ ...finding, file: "a` @octocat ![x](q) <img src=x> `.yaml" }] : [] };
  expect(print("markdown", named)).toMatch(/registry\/a\\` @\u00ADoctocat !\\\[x\\\]\(q\) \\<img src=x\\> \\`\.yaml:1 /);
});

test.each(REPORT_FORMATS)("%s says that there is nothing", (format) => {
  expect(print(format, clean).length).toBeGreaterThan(0);
});

function parse(text: string, type: "application/xml" | "text/html") {
  return new new Window().DOMParser().parseFromString(text, type);
}

/** The published schema has its name where an older draft wanted it, and asks languages for an expression that no engine takes. */
function asDraft07(node: unknown): object {
  return JSON.parse(JSON.stringify(node), (key, value) =>
    (key === "pattern" && String(value).includes("]?$")) || (key === "id" && typeof value === "string") ? undefined : value,
  );
}
