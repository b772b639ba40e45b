import { expect, test } from "vitest";
import { HEADERS } from "../../generated/calls";
import { revokeSessionsOf } from "../../src/server/database/sessions";
import { A_WHILE_MS, act, BREEDER, type FaultRigOptions, type Spoiled, startFaultRig } from "./faultRig";

const PAGE = { "Content-Type": "text/html" };

/** Three actions meet these faults one after the other, and the server has each of them once and in order. */
async function arriveOnce(faults: readonly Spoiled[], options: FaultRigOptions = {}): Promise<void> {
  const rig = await startFaultRig(options);
  const tab = await rig.opened();
  rig.spoil(...faults);
  expect(await act(tab, 1, 2, 3)).toEqual([true, true, true]);
  for (const _ of [...faults, "none"]) await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[1, 2, 3], []]);
  expect(rig.met()).toBe(faults.length);
}

test("fault 1: the answer is lost after the server has applied an action: sent again, it is applied once", async () => {
  await arriveOnce(["lost answer", "none", "503 after the work", "cut answer"]);
});

test("fault 2: the request is lost before the server: the action is sent again, in its place", async () => {
  await arriveOnce(["lost request", "lost request", "none", "lost request"]);
});

test("fault 3: the browser itself sends a request twice: the action is applied once", async () => {
  await arriveOnce(["sent twice", "sent twice", "sent twice"]);
});

test("fault 4: 500, 502 and 503: the action waits first in its queue, and nothing overtakes it", async () => {
  await arriveOnce(["500", "502", async () => new Response("", { status: 503 }), "503 after the work"]);
});

test("fault 5: 429 with Retry-After: nothing is sent before the time the server has asked for, what is entered meanwhile neither", async () => {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  rig.spoil("429");
  await act(tab, 1);
  await rig.wait(1000);
  await act(tab, 2);
  await rig.wait(1000);
  expect([rig.sendings(), await rig.left()]).toEqual([1, [1, 2]]);
  await rig.wait(2000);
  expect([rig.sendings(), await rig.applied()]).toEqual([3, [1, 2]]);
});

test("fault 6: the access ends in the middle of the queue: it is refreshed, and the rest goes without a word", async () => {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  rig.device.setOnline(false);
  await rig.wait(1000);
  await act(tab, 1, 2, 3);
  rig.spoil("none", async () => Response.json({ error: "session-ended" }, { status: 401 }));
  rig.device.setOnline(true);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left(), tab.shell.session.expired]).toEqual([[1, 2, 3], [], null]);
});

test("fault 7: the refresh is refused: the actions wait on the device, and go with the next sign-in of their user", async () => {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  await revokeSessionsOf(rig.server.database, BREEDER, rig.server.clock.now().toISOString());
  await act(tab, 1, 2);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[], [1, 2]]);
  tab.crash();
  const next = await rig.open();
  await next.shell.logout();
  await rig.wait(1000);
  await rig.enter(next);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[1, 2], []]);
});

test("fault 8: 422: the action is set aside with its reason for its user to decide, and those behind it go on", () => isSetAside(422));

test("fault 9: 409: the action is set aside with its reason for its user to decide, and those behind it go on", () => isSetAside(409));

async function isSetAside(status: number): Promise<void> {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  rig.spoil(async (_, request) => refusedBy(request, status));
  await act(tab, 1, 2);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left(), await rig.parked()]).toEqual([[2], [1], [status]]);
}

/** By the server itself, which knows what it refuses. */
function refusedBy(request: Request, status: number): Response {
  const key = request.headers.get(HEADERS.idempotencyKey) ?? "";
  return Response.json({ error: "refused" }, { status, headers: { [HEADERS.idempotencyKey]: key } });
}

test("fault 51: a filter on the way that will not let one action pass: it is set aside for its user, and the others go on", async () => {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  rig.spoil(...Array.from({ length: 12 }, () => async () => new Response("<h1>blocked</h1>", { status: 403, headers: PAGE })));
  await act(tab, 1, 2);
  for (let waits = 0; waits < 3; waits++) await rig.wait(A_WHILE_MS);
  const [left] = await rig.device.waiting(BREEDER);
  rig.heal();
  expect([await rig.applied(), await rig.left(), left?.parked?.by]).toEqual([[], [1, 2], "line"]);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[2], [1]]);
  expect(await tab.decide(left?.key ?? "", "retry")).toBe(true);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[2, 1], []]);
});

test("fault 10: the page of a captive portal as 200: it is no confirmation, and the action waits for the network", async () => {
  await arriveOnce(["portal page", "portal page", "none", "portal page"]);
});

test("fault 11: the redirect of a captive portal: the action is not sent there, and waits for the network", async () => {
  await arriveOnce(["portal redirect", "none", "portal redirect"]);
});

test("fault 12: an answer whose JSON is cut short confirms nothing", async () => {
  await arriveOnce([halved, "none", halved, halved]);
});

async function halved(answered: () => Promise<Response>): Promise<Response> {
  const answer = await answered();
  const whole = await answer.text();
  return new Response(whole.slice(0, whole.length / 2), { headers: answer.headers });
}

test.each([
  ["is waited for", 1000],
  ["is given up and asked for again", 9000],
])("fault 13: ten bytes at a time: an answer that comes slowly %s, and the action is applied once", async (_, slicePauseMs) => {
  await arriveOnce(["slow answer", "none"], { slicePauseMs });
});

test.each([
  ["is waited for", 5000],
  ["is given up and sent again, while the first sending is still on its way", 20_000],
])("fault 52: a line that takes long each way: an action %s, and it is applied once", async (_, eachWayMs) => {
  await arriveOnce(["late", "none", "late"], { eachWayMs });
});

test("what confirms an action is its own key: that of another leaves it where it is", async () => {
  await arriveOnce([async () => Response.json({ status: "applied" }, { headers: { [HEADERS.idempotencyKey]: "another" } })]);
});
