import { expect, test } from "vitest";
import { SECURITY_HEADERS } from "../../../generated/securityHeaders";
import { createPolicyReports, type PolicyReport } from "../../../src/server/site/policyReports";
import { ORIGIN } from "../startBackend";

const PATH = "/policy-reports";
const STOPPED = {
  documentURL: `${ORIGIN}/card/animal/FR3512345678?token=secret`,
  referrer: `${ORIGIN}/welcome/renew/anne@pre.example/secret`,
  effectiveDirective: "img-src",
  blockedURL: "https://tracker.example/FR3512345678?mail=anne@pre.example",
  sourceFile: `${ORIGIN}/assets/shell-1a2b.js`,
  sample: "secret",
  lineNumber: 7,
};
const LOGGED = { directive: "img-src", blocked: "https://tracker.example", source: "/assets/shell-1a2b.js", line: 7 };

function start() {
  const lines: PolicyReport[] = [];
  const clock = { at: Date.parse("2026-05-04T09:00:00.000Z"), now: () => new Date(clock.at) };
  const pages = createPolicyReports({ clock, onReport: (report) => void lines.push(report) });
  const send = async (body: unknown, type = "application/reports+json", from = "192.0.2.1") => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const request = new Request(ORIGIN + PATH, { method: "POST", body: text, headers: { "Content-Type": type } });
    return (await pages("POST", PATH)?.(request, { incoming: { socket: { remoteAddress: from } } }))?.status;
  };
  const report = (...bodies: readonly unknown[]) =>
    send(bodies.map((body) => ({ type: "csp-violation", age: 3, url: STOPPED.documentURL, body })));
  return { lines, clock, pages, send, report };
}

test("the page of the shell names the place for reports, at which the server answers; frames send none", () => {
  const { page, frame } = SECURITY_HEADERS;
  expect(page["Content-Security-Policy"]).toMatch(/; report-to policy$/);
  expect(page["Reporting-Endpoints"]).toBe(`policy="${PATH}"`);
  expect(frame["Content-Security-Policy"]).not.toContain("report-to");
  expect(start().pages("GET", PATH)).toBeUndefined();
});

test("a report is one line of the log: what was stopped and by which file; no address, token or person", async () => {
  const { lines, report } = start();
  expect(await report(STOPPED)).toBe(204);
  expect(lines).toEqual([{ at: "2026-05-04T09:00:00.000Z", event: "policy-violation", ...LOGGED }]);
});

test.each([
  [{ blockedURL: "inline" }, { blocked: "inline" }],
  [{ blockedURL: "chrome-extension://abcdef/x.js" }, { blocked: "chrome-extension:" }],
  [{ blockedURL: "data:text/html,secret" }, { blocked: "data:" }],
  [{ blockedURL: "anne@pre.example\n{}" }, { blocked: "(odd)" }],
  [{ blockedURL: `https://${"a".repeat(3000)}.example` }, { blocked: `https://${"a".repeat(92)}` }],
  [{ effectiveDirective: "Anne Le Gall" }, { directive: "(odd)" }],
  [{ sourceFile: `${ORIGIN}/card/FR3512345678` }, { source: ORIGIN }],
  [
    { sourceFile: null, lineNumber: null },
    { source: "", line: 0 },
  ],
])("of %j the log has %j", async (sent, logged) => {
  const { lines, report } = start();
  await report({ ...STOPPED, ...sent });
  expect(lines).toMatchObject([{ ...LOGGED, ...logged }]);
});

test("what is no report is refused or left out, and nothing of it is logged", async () => {
  const { lines, send, report } = start();
  expect(await send([], "application/json")).toBe(415);
  expect(await send("[", "application/reports+json")).toBe(400);
  expect(await send({ body: STOPPED })).toBe(400);
  expect(await send([{ type: "csp-violation", body: { ...STOPPED, sample: "x".repeat(17_000) } }])).toBe(413);
  expect(await send([{ type: "deprecation", body: STOPPED }])).toBe(204);
  expect(await report("text", null, { effectiveDirective: 1 })).toBe(204);
  expect(lines).toEqual([]);
});

test("a flood of reports is thirty lines a minute, and the next line says how many were left out", async () => {
  const { lines, clock, send } = start();
  const flood = Array.from({ length: 5 }, () => ({ type: "csp-violation", body: STOPPED }));
  for (let at = 0; at < 10; at++) await send(flood, undefined, `192.0.2.${at}`);
  expect(lines).toHaveLength(30);
  clock.at += 60_000;
  await send(flood.slice(0, 2));
  expect(lines.slice(30).map(({ dropped }) => dropped)).toEqual([20, undefined]);
});

test("one caller, with all networks that IPv6 gives it, uses up a few of these lines; others are still heard", async () => {
  const { lines, send } = start();
  const flood = Array.from({ length: 5 }, () => ({ type: "csp-violation", body: { ...STOPPED, effectiveDirective: "flood" } }));
  for (let at = 0; at < 20; at++) await send(flood, undefined, `2001:db8:1:${at}::1`);
  await send([{ type: "csp-violation", body: STOPPED }], undefined, "2001:db8:2::1");
  expect(lines.map(({ directive }) => directive)).toEqual(["flood", "flood", "flood", "flood", "flood", "img-src"]);
});
