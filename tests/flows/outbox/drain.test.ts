import { describe, expect, test } from "vitest";
import { pagesText } from "../../../generated/text/pages";
import { welcomeText } from "../../../generated/text/welcome";
import { memoryOutbox, memoryOutboxParts } from "../../support/memoryOutbox";
import { type Attempt, alreadyApplied, calm, confirmed, FIRST_MS, LONGEST_MS, outboxRig, refused } from "./outboxRig";

const GONE = () => Promise.reject(new TypeError("Failed to fetch"));

test("what is done goes to the server with its own key, its herd and the moment it was done, and leaves the device once confirmed", async () => {
  const rig = await outboxRig();
  await rig.take(["a", "FR2"]);
  await calm();
  expect(rig.attempts).toEqual([{ key: "key-1", herd: "FR2", type: "a", at: "2026-05-04T09:00:00.000Z" }]);
  expect(await rig.left()).toEqual([]);
  expect(rig.clock.pending()).toBe(0);
});

test("an action counts as safe only when the disk has it; when the disk refuses, nothing is sent", async () => {
  const disk = memoryOutbox();
  const rig = await outboxRig({ outbox: { ...disk, add: () => Promise.reject(new Error("QuotaExceededError")) } });
  await expect(rig.take(["a"])).rejects.toThrow("QuotaExceededError");
  await calm();
  expect(rig.attempts).toEqual([]);
});

test("the oldest goes first, herd by herd", async () => {
  const rig = await outboxRig({ online: false });
  await rig.take(["a1", "FR1"], ["b1", "FR2"], ["a2", "FR1"]);
  await rig.take(["b2", "FR2"]);
  rig.network.setOnline(true);
  await calm();
  expect(rig.sent().filter((type) => type.startsWith("a"))).toEqual(["a1", "a2"]);
  expect(rig.sent().filter((type) => type.startsWith("b"))).toEqual(["b1", "b2"]);
  expect(await rig.left()).toEqual([]);
});

test("offline nothing is lost: it is kept, and sent when the network is back", async () => {
  const rig = await outboxRig({ online: false, answer: GONE });
  await rig.take(["a"], ["b"]);
  await calm();
  expect(await rig.left()).toEqual(["a", "b"]);
  rig.answer(confirmed);
  rig.network.setOnline(true);
  await calm();
  expect(await rig.left()).toEqual([]);
  rig.queue.drain.stop();
});

test("what an earlier page has left goes at the start, once somebody is signed in", async () => {
  const left = memoryOutbox();
  await (await outboxRig({ outbox: left, online: false })).take(["a"]);
  const rig = await outboxRig({ outbox: left, user: null });
  expect(rig.attempts).toEqual([]);
  rig.signIn("u");
  await calm();
  expect(rig.sent()).toEqual(["a"]);
  expect(left.actions).toEqual([]);
});

test("actions of one user are never sent in the name of another", async () => {
  const left = memoryOutbox();
  await (await outboxRig({ outbox: left, online: false })).take(["a"]);
  const other = await outboxRig({ outbox: left, user: "v" });
  expect(other.attempts).toEqual([]);
  expect(left.actions.map(({ userId }) => userId)).toEqual(["u"]);
});

test("a user who leaves in the middle takes the rest of the queue along", async () => {
  const rig = await outboxRig({ online: false });
  await rig.take(["a"], ["b"]);
  rig.answer((attempt) => {
    rig.session.clear();
    rig.http.endSession();
    return confirmed(attempt);
  });
  rig.network.setOnline(true);
  await calm();
  expect(rig.sent()).toEqual(["a"]);
  expect(await rig.left()).toContain("b");
});

describe("an action stays until the server confirms it by its key", () => {
  const cases: readonly (readonly [string, (attempt: Attempt) => Response | Promise<Response>])[] = [
    ["a success without the key", () => Response.json({ status: "applied" })],
    ["a success with another key", () => confirmed({ key: "another" })],
    ["a page of a captive portal", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["a redirect", () => new Response(null, { status: 302, headers: { Location: "/" } })],
    ["a proxy's page that knows no such address", () => refused(404, {}, "text/html")],
    ["a success that fits no contract", ({ key }) => Response.json({ status: "?" }, { headers: { "Idempotency-Key": key } })],
    ["no network", GONE],
    ["408", () => refused(408)],
    ["429", () => refused(429)],
    ["500", () => refused(500)],
    ["503 with a page", () => refused(503, {}, "text/html")],
  ];

  test.each(cases)("%s: kept first in its queue, and sent again with the same key after a pause", async (_, answer) => {
    const rig = await outboxRig({ answer });
    await rig.take(["a"], ["b"]);
    await calm();
    expect(rig.sent()).toEqual(["a"]);
    rig.answer(confirmed);
    rig.network.setOnline(true);
    await rig.advance(FIRST_MS);
    expect(rig.sent()).toEqual(["a", "a", "b"]);
    expect(new Set(rig.attempts.filter(({ type }) => type === "a").map(({ key }) => key)).size).toBe(1);
    expect(await rig.left()).toEqual([]);
    expect(rig.clock.pending()).toBe(0);
  });

  test("no answer at all: the same", async () => {
    const rig = await outboxRig({ answer: () => new Promise(() => {}) });
    await rig.take(["a"]);
    await rig.advance(1000);
    rig.answer(confirmed);
    await rig.advance(FIRST_MS);
    expect(rig.sent()).toEqual(["a", "a"]);
    expect(await rig.left()).toEqual([]);
  });

  test("already applied is as good as applied", async () => {
    const rig = await outboxRig({ answer: alreadyApplied });
    await rig.take(["a"]);
    await calm();
    expect(await rig.left()).toEqual([]);
  });
});

test.each([409, 422, 400, 403, 413])("%d: the action is set aside with its reason, and those behind it go on", async (status) => {
  const rig = await outboxRig({ answer: (attempt) => (attempt.type === "a" ? refused(status) : confirmed(attempt)) });
  await rig.take(["a"], ["b"]);
  await calm();
  expect(rig.sent()).toEqual(["a", "b"]);
  expect(await rig.outbox.list("u")).toMatchObject([{ type: "a", parked: { status, reason: `text of ${status}` } }]);
  await rig.queue.drain.now();
  expect(rig.sent()).toEqual(["a", "b"]);
  expect(rig.clock.pending()).toBe(0);
});

test("401: one refresh, then everything waits for a sign-in, and nobody is asked for one in the middle of something else", async () => {
  const rig = await outboxRig({ answer: () => refused(401) });
  await rig.take(["a"], ["b", "FR2"]);
  await calm();
  expect(rig.sent()).toEqual(["a", "a"]);
  expect(rig.refreshes).toHaveLength(1);
  expect(rig.expired).toEqual([]);
  await rig.advance(LONGEST_MS);
  expect(rig.sent()).toEqual(["a", "a"]);
  rig.answer(confirmed);
  rig.signIn("u");
  await calm();
  expect(await rig.left()).toEqual([]);
});

test("one herd that is held up does not hold up the others", async () => {
  const rig = await outboxRig({ answer: (attempt) => (attempt.herd === "FR1" ? refused(503) : confirmed(attempt)) });
  await rig.take(["a", "FR1"], ["b", "FR2"]);
  await calm();
  expect(await rig.left()).toEqual(["a"]);
  rig.queue.drain.stop();
});

test("the pauses double up to the cap and are scattered; a success starts them anew", async () => {
  const rig = await outboxRig({ answer: () => refused(503) });
  await rig.take(["a"]);
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt++) {
    const from = rig.clock.now();
    while (rig.attempts.length < attempt + 1) await rig.advance(250);
    pauses.push(rig.clock.now() - from);
  }
  // Chance lies in the middle here: three quarters of the whole pause.
  expect(pauses).toEqual([750, 1500, 3000, 6000, 12_000, 24_000, 45_000, 45_000]);
  rig.answer(confirmed);
  await rig.advance(LONGEST_MS);
  rig.answer(() => refused(503));
  await rig.take(["b"]);
  await rig.advance(750);
  expect(rig.sent().filter((type) => type === "b")).toHaveLength(2);
  rig.queue.drain.stop();
  expect(rig.clock.pending()).toBe(0);
});

test.each([["7"], ["Mon, 04 May 2026 09:00:07 GMT"]])("a server that asks for time is given it: Retry-After %s", async (value) => {
  const rig = await outboxRig({ answer: () => refused(429, { "Retry-After": value }) });
  await rig.take(["a"]);
  await rig.advance(6999);
  expect(rig.sent()).toEqual(["a"]);
  rig.answer(confirmed);
  await rig.advance(1);
  expect(await rig.left()).toEqual([]);
});

test("two tabs send the queue of a herd once: one at a time, and the second finds nothing left", async () => {
  const parts = memoryOutboxParts();
  const { outbox } = parts;
  const first = await outboxRig({ outbox, parts, online: false });
  const second = await outboxRig({ outbox, parts, online: false });
  await first.take(["a"], ["b"]);
  first.network.setOnline(true);
  second.network.setOnline(true);
  await calm();
  expect([...first.sent(), ...second.sent()].sort()).toEqual(["a", "b"]);
  expect(await outbox.list("u")).toEqual([]);
});

test("what is done while the queue is being sent goes right after it", async () => {
  let letGo = (_response: Response) => {};
  const rig = await outboxRig({ answer: () => new Promise((resolve) => (letGo = resolve)) });
  await rig.take(["a"]);
  await calm();
  await rig.take(["b"]);
  rig.answer(confirmed);
  letGo(confirmed({ key: "key-1" }));
  await calm();
  expect(rig.sent()).toEqual(["a", "b"]);
  expect(await rig.left()).toEqual([]);
});

test("a disk that cannot be read is logged and tried again", async () => {
  const disk = memoryOutbox();
  let broken = true;
  const list = (userId: string) => (broken ? Promise.reject(new Error("disk")) : disk.list(userId));
  const rig = await outboxRig({ outbox: { ...disk, list } });
  expect(rig.warnings).toEqual(["outbox"]);
  await rig.take(["a"]);
  broken = false;
  await rig.advance(LONGEST_MS);
  expect(rig.sent()).toEqual(["a"]);
  expect(rig.clock.pending()).toBe(0);
});

test("a synchronisation that fails is said: once while the server is down, and for each action that is refused, also one of an earlier page [SYN-07]", async () => {
  const failed = (next: string) => ({ kind: "negative", lines: [welcomeText.error.sync, next] });
  const disk = memoryOutbox();
  const rig = await outboxRig({ outbox: disk, answer: () => refused(503) });
  await rig.take(["a"]);
  await calm();
  expect(rig.notices.notices).toMatchObject([failed(pagesText.sync.state.DRAFT)]);
  rig.notices.clear();
  await rig.advance(LONGEST_MS);
  expect(rig.attempts.length).toBeGreaterThan(1);
  expect(rig.notices.notices).toEqual([]);
  rig.answer(() => refused(400));
  await rig.advance(LONGEST_MS);
  expect(rig.notices.notices).toMatchObject([failed(welcomeText.error.unexpected)]);
  rig.notices.clear();
  rig.answer(confirmed);
  await rig.take(["b"]);
  await calm();
  expect(rig.notices.notices).toEqual([]);
  const next = await outboxRig({ outbox: disk });
  expect(next.notices.notices).toMatchObject([failed(welcomeText.error.unexpected)]);
  for (const { queue } of [rig, next]) queue.drain.stop();
});

test("without a network nothing has failed, so nothing is said", async () => {
  const rig = await outboxRig({ answer: GONE });
  await rig.take(["a"]);
  await calm();
  expect([rig.network.online, rig.notices.notices]).toEqual([false, []]);
  rig.queue.drain.stop();
});
