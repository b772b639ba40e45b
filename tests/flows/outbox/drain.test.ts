import { describe, expect, test } from "vitest";
import { TIMING } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { welcomeText } from "../../../generated/text/welcome";
import { WORKSHOP_ACTION } from "../../../generated/workshops";
import { startWatchNetwork } from "../../../src/flows/network/watchNetwork";
import { LONGEST_RETRY_AFTER_MS } from "../../../src/ports/http";
import { SYNC_STATES } from "../../../src/protocol/frames/messages/syncSafeMessage";
import { memoryOutbox, memoryOutboxParts } from "../../support/memoryOutbox";
import { memoryStore } from "../../support/memoryStore";
import { NEXT_LOOK } from "../../support/shellRig";
import { type Attempt, alreadyApplied, calm, confirmed, FIRST_MS, LONGEST_MS, outboxRig, refused } from "./outboxRig";

const GONE = () => Promise.reject(new TypeError("Failed to fetch"));

test("what is done goes to the server with its own key, its herd and the moment it was done, and leaves the device once confirmed", async () => {
  const rig = await outboxRig();
  await rig.take(["a", "FR2"]);
  await calm();
  expect(rig.attempts).toEqual([{ key: "key-1", herd: "FR2", type: "a", at: "2026-05-04T09:00:00.000Z" }]);
  expect(await rig.left()).toEqual([]);
  expect(rig.clock.pending()).toBe(NEXT_LOOK);
});

test("what is confirmed is remembered before it leaves the queue, so that a page which is left in between loses neither", async () => {
  let written = () => {};
  const storage = memoryStore();
  const write = (key: string, value: unknown) =>
    new Promise<boolean>((resolve) => {
      written = () => void storage.write(key, value).then(resolve);
    });
  const rig = await outboxRig({ storage: { ...storage, write } });
  await rig.take(["a"]);
  await calm();
  expect(await rig.left()).toEqual(["a"]);
  written();
  await calm();
  expect(await rig.left()).toEqual([]);
  expect(rig.sync.sent.map(({ type }) => type)).toEqual(["a"]);
});

test("a device that cannot remember what was sent holds up nothing", async () => {
  const rig = await outboxRig({ storage: { ...memoryStore(), write: () => Promise.reject(new Error("QuotaExceededError")) } });
  await rig.take(["a"], ["b"]);
  await calm();
  expect(rig.sent()).toEqual(["a", "b"]);
  expect(await rig.left()).toEqual([]);
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

test("the browser says that the network is back: what waits goes half a second later, and what it says when it goes counts too", async () => {
  const rig = await outboxRig({ online: false });
  let tell = (_online: boolean) => {};
  const onChange = (listener: (online: boolean) => void) => {
    tell = listener;
    return () => {};
  };
  const connection = { isOnline: () => false, onFocus: () => () => {}, onChange };
  startWatchNetwork({ connection, http: rig.http, clock: rig.clock, debounceMs: TIMING.onlineEventDebounceMs }, rig.network);
  await rig.take(["a"]);
  tell(true);
  await rig.advance(TIMING.onlineEventDebounceMs - 1);
  expect(rig.sent()).toEqual([]);
  await rig.advance(1);
  expect(rig.sent()).toEqual(["a"]);
  tell(false);
  await rig.advance(TIMING.onlineEventDebounceMs);
  await rig.take(["b"]);
  await calm();
  expect(rig.sent()).toEqual(["a"]);
});

test("what an earlier page has left goes at the start, once a user is signed in", async () => {
  const left = memoryOutbox();
  await (await outboxRig({ outbox: left, online: false })).take(["a"]);
  const rig = await outboxRig({ outbox: left, user: null });
  expect(rig.attempts).toEqual([]);
  rig.signIn("u");
  await calm();
  expect(rig.sent()).toEqual(["a"]);
  expect(left.actions).toEqual([]);
});

test("with nothing to send the disk is looked at now and then, since another tab may leave something; not without a network or a sign-in", async () => {
  const disk = memoryOutbox();
  let looks = 0;
  const list = (userId: string) => {
    looks += 1;
    return disk.list(userId);
  };
  const rig = await outboxRig({ outbox: { ...disk, list } });
  const looksIn = async (ms: number) => {
    looks = 0;
    await rig.advance(ms);
    return looks > 0;
  };
  expect([await looksIn(LONGEST_MS - 1), await looksIn(1)]).toEqual([false, true]);
  rig.network.setOnline(false);
  await rig.advance(LONGEST_MS);
  expect(await looksIn(2 * LONGEST_MS)).toBe(false);
  rig.network.setOnline(true);
  await calm();
  expect(await looksIn(LONGEST_MS)).toBe(true);
  rig.session.clear();
  await rig.advance(LONGEST_MS);
  expect([await looksIn(2 * LONGEST_MS), rig.clock.pending()]).toEqual([false, 0]);
});

test("a change of the workshops that is confirmed is in the profile, which was read before [LOG-07]", async () => {
  const rig = await outboxRig({ online: false });
  await rig.queue.enqueue("u", [{ type: WORKSHOP_ACTION, numCheptel: "FR1", payload: { value: "LAITIER", actif: true } }]);
  expect(rig.session.user?.contexteElevage).not.toBe("L");
  rig.network.setOnline(true);
  await calm();
  expect([await rig.left(), rig.session.user?.contexteElevage]).toEqual([[], "L"]);
});

test("actions of one user are never sent in the name of another", async () => {
  const left = memoryOutbox();
  await (await outboxRig({ outbox: left, online: false })).take(["a"]);
  const other = await outboxRig({ outbox: left, user: "v" });
  expect(other.attempts).toEqual([]);
  expect(left.actions.map(({ userId }) => userId)).toEqual(["u"]);
});

test("what is read of a queue for a user who has left meanwhile is not taken for that of the next one", async () => {
  const disk = memoryOutbox();
  let letGo = () => {};
  let slow = false;
  const list = async (userId: string) => {
    const all = await disk.list(userId);
    if (slow && userId === "u") await new Promise<void>((resolve) => (letGo = resolve));
    return all;
  };
  const rig = await outboxRig({ outbox: { ...disk, list }, answer: () => refused(422) });
  slow = true;
  await rig.take(["a"]);
  await calm();
  rig.session.clear();
  rig.signIn("other");
  letGo();
  await calm();
  expect([rig.sync.actions, rig.notices.notices]).toEqual([[], []]);
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
    ["a proxy's page that knows no such address", () => new Response("<h1>not found</h1>", { status: 404 })],
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
    expect(rig.clock.pending()).toBe(NEXT_LOOK);
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
  expect(rig.clock.pending()).toBe(NEXT_LOOK);
});

describe("something on the way answers in place of the server", () => {
  /** Two actions, of which the first never passes. */
  const blockedRig = async (status: number, type: string) => {
    const answer = (attempt: Attempt) =>
      attempt.type === "a" ? new Response("<h1>blocked</h1>", { status, headers: { "Content-Type": type } }) : confirmed(attempt);
    const rig = await outboxRig({ answer });
    await rig.take(["a"], ["b"]);
    return rig;
  };

  test.each([
    [413, "text/html"],
    [403, "text/html"],
    [404, "application/json"],
  ])("%d as %s, again and again for one action: it is set aside as such, kept whole, and those behind it go on", async (status, type) => {
    const rig = await blockedRig(status, type);
    await rig.advance(LONGEST_MS);
    expect([await rig.left(), rig.sync.total.parked]).toEqual([["a", "b"], 0]);
    for (let waits = 0; waits < 3; waits++) await rig.advance(LONGEST_MS);
    expect([await rig.left(), rig.sent().at(-1), rig.network.online]).toEqual([["a"], "b", true]);
    expect((await rig.outbox.list("u"))[0]).toMatchObject({ payload: { of: "a" }, parked: { status, by: "line" } });
    expect(rig.notices.notices.at(-1)?.lines).toEqual([welcomeText.error.sync, pagesText.sync.parked]);
  });

  test("not while the server cannot be reached either: then it is the network", async () => {
    const rig = await blockedRig(403, "text/html");
    rig.answerPings(async () => new Response("<h1>Wi-Fi</h1>", { status: 403, headers: { "Content-Type": "text/html" } }));
    for (let waits = 0; waits < 5; waits++) {
      await rig.advance(LONGEST_MS);
      rig.network.setOnline(true);
    }
    expect([await rig.left(), rig.sync.total.parked]).toEqual([["a", "b"], 0]);
  });

  test("a user who enters one thing after the other does not make it go faster", async () => {
    const rig = await blockedRig(404, "text/html");
    for (let entries = 0; entries < 20; entries++) {
      await rig.take(["c"]);
      await calm();
    }
    expect(rig.sync.total.parked).toBe(0);
  });
});

test("an entry that only another version of the shell can read holds up what was done after it in its herd, and neither other herds nor a switch", async () => {
  const rig = await outboxRig({ online: false });
  await rig.take(["a"], ["later"], ["b"], ["c", "FR2"]);
  await rig.outbox.park("key-2", { status: 0, reason: "", by: "version" });
  rig.network.setOnline(true);
  await calm();
  expect([rig.sent(), await rig.left()]).toEqual([
    ["a", "c"],
    ["later", "b"],
  ]);
  expect(rig.sync.herd("FR1")).toMatchObject({ state: "DRAFT", waiting: 1, parked: 1 });
  expect(await rig.queue.safeSync({ numCheptels: ["FR1"], timeoutMs: 1000, online: true })).toBe(SYNC_STATES.nothing);
  expect(await rig.queue.decide("key-2", { kind: "discard" })).toBe(true);
  await calm();
  expect([rig.sent(), await rig.left()]).toEqual([["a", "c", "b"], []]);
});

test("401: one refresh, then everything waits for a sign-in, which is asked for once, in the words for an action [EXP-01] [EXP-02]", async () => {
  const rig = await outboxRig({ answer: () => refused(401) });
  await rig.take(["a"], ["b", "FR2"]);
  await calm();
  expect(rig.sent()).toEqual(["a", "a"]);
  expect(rig.refreshes).toHaveLength(1);
  await rig.advance(LONGEST_MS);
  expect(rig.sent()).toEqual(["a", "a"]);
  expect(rig.expired).toEqual(["action"]);
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
  // The random number is 0.5 here: three quarters of the whole pause.
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

test.each([
  ["in seconds", "2592000"],
  ["in a number of 400 digits", "9".repeat(400)],
  ["as a date", "Wed, 03 Jun 2026 09:00:00 GMT"],
])("a server that asks for a month or more is asked again after two hours, and not before: Retry-After %s", async (_, value) => {
  const rig = await outboxRig({ answer: () => refused(503, { "Retry-After": value }) });
  await rig.take(["a"]);
  await rig.advance(LONGEST_RETRY_AFTER_MS - 1);
  expect(rig.sent()).toEqual(["a"]);
  rig.answer(confirmed);
  await rig.advance(1);
  expect([rig.sent(), await rig.left()]).toEqual([["a", "a"], []]);
});

test("until then nothing else is sent either: neither what is done meanwhile, nor for another herd, also when the network goes and comes", async () => {
  const rig = await outboxRig({ online: false, answer: () => refused(429, { "Retry-After": "7" }) });
  await rig.take(["a", "FR1"], ["b", "FR2"]);
  rig.network.setOnline(true);
  await calm();
  await rig.take(["c", "FR2"]);
  rig.network.setOnline(false);
  rig.network.setOnline(true);
  await rig.advance(6999);
  expect(rig.sent()).toEqual(["a"]);
  rig.answer(confirmed);
  await rig.advance(1);
  expect(rig.sent()).toEqual(["a", "a", "b", "c"]);
});

test("until then the disk is not read either, however much is entered", async () => {
  const disk = memoryOutbox();
  let reads = 0;
  const list = (userId: string) => {
    reads += 1;
    return disk.list(userId);
  };
  const rig = await outboxRig({ outbox: { ...disk, list }, answer: () => refused(429, { "Retry-After": "7" }) });
  await rig.take(["a"]);
  await calm();
  reads = 0;
  for (let entries = 0; entries < 3; entries++) {
    await rig.take(["b"]);
    await calm();
  }
  expect([reads, rig.sent()]).toEqual([0, ["a"]]);
});

test("what it has asked of one tab holds for the others of its user, and for a page that is loaded anew", async () => {
  const [parts, storage] = [memoryOutboxParts(), memoryStore()];
  const { outbox } = parts;
  const first = await outboxRig({ outbox, parts, storage, answer: () => refused(429, { "Retry-After": "7" }) });
  await first.take(["a"]);
  await calm();
  first.queue.drain.stop();
  const second = await outboxRig({ outbox, parts, storage });
  await second.take(["b"]);
  await second.advance(6999);
  expect(second.sent()).toEqual([]);
  await second.advance(1);
  expect(second.sent()).toEqual(["a", "b"]);
});

test("a server that fails over one action and not over others: after ten answers and ten minutes it is set aside with its reason, and those behind it go on", async () => {
  const rig = await outboxRig({ answer: (attempt) => (attempt.type === "a" ? refused(500) : confirmed(attempt)) });
  await rig.take(["a"], ["b"]);
  for (let minutes = 0; minutes < 9; minutes++) await rig.advance(60_000);
  expect([await rig.left(), rig.sync.total.parked]).toEqual([["a", "b"], 0]);
  for (let minutes = 0; minutes < 4; minutes++) await rig.advance(60_000);
  expect([await rig.left(), rig.sent().at(-1)]).toEqual([["a"], "b"]);
  expect((await rig.outbox.list("u"))[0]?.parked).toEqual({ status: 500, reason: "text of 500" });
});

test.each([502, 503, 504])("a server that is down (%d) sets nothing aside, however long", async (status) => {
  const rig = await outboxRig({ answer: () => refused(status) });
  await rig.take(["a"], ["b"]);
  for (let minutes = 0; minutes < 30; minutes++) await rig.advance(60_000);
  expect([await rig.left(), rig.sync.total.parked]).toEqual([["a", "b"], 0]);
});

test.each([500, 404])("a refresh that fails (%d) says nothing of the action that asked for it, however often", async (status) => {
  const rig = await outboxRig({ answer: () => refused(401) });
  rig.answerRefreshes(() => refused(status));
  await rig.take(["a"], ["b"]);
  for (let minutes = 0; minutes < 30; minutes++) await rig.advance(60_000);
  expect(rig.refreshes.length).toBeGreaterThan(10);
  expect([await rig.left(), rig.sync.total.parked, rig.expired]).toEqual([["a", "b"], 0, []]);
});

test.each([5, 50])("a queue of %d is read as often as one of any other length", async (length) => {
  const disk = memoryOutbox();
  let reads = 0;
  const list = (userId: string) => {
    reads += 1;
    return disk.list(userId);
  };
  const rig = await outboxRig({ online: false, outbox: { ...disk, list } });
  await rig.take(...Array.from({ length }, (_, at) => [`a${at}`] as const));
  reads = 0;
  await rig.take(["b"]);
  await calm();
  expect(reads).toBe(0);
  rig.network.setOnline(true);
  for (let turns = 0; turns < length; turns++) await calm();
  expect([await disk.list("u"), reads]).toEqual([[], 3]);
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

test("the lock of a herd is its own: while another tab sends for it this one does not, and other herds are not held up", async () => {
  const parts = memoryOutboxParts();
  let letGo = () => {};
  void parts.locks.runExclusive("FR1", () => new Promise<void>((resolve) => (letGo = resolve)));
  const rig = await outboxRig({ outbox: parts.outbox, parts });
  await rig.take(["b", "FR2"]);
  await calm();
  await rig.take(["a", "FR1"]);
  await calm();
  expect(rig.sent()).toEqual(["b"]);
  letGo();
  await calm();
  expect(rig.sent()).toEqual(["b", "a"]);
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
  expect(rig.clock.pending()).toBe(NEXT_LOOK);
});

test("a herd whose entry the device cannot remove is reported and tried again, and holds up no other herd", async () => {
  const disk = memoryOutbox();
  let broken = true;
  const remove = (key: string) => (broken && key === "key-1" ? Promise.reject(new Error("disk")) : disk.remove(key));
  const rig = await outboxRig({ online: false, outbox: { ...disk, remove } });
  await rig.take(["a", "FR1"], ["b", "FR2"]);
  rig.network.setOnline(true);
  await calm();
  expect([rig.sent(), await rig.left(), rig.warnings]).toEqual([["a", "b"], ["a"], ["outbox"]]);
  expect([rig.sync.herd("FR1").state, rig.sync.herd("FR2").state, rig.notices.notices.length]).toEqual(["ERROR", "SUCCESS", 1]);
  broken = false;
  rig.answer(alreadyApplied);
  await rig.advance(FIRST_MS);
  expect([rig.sent(), await rig.left()]).toEqual([["a", "b", "a"], []]);
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
  expect(rig.notices.notices).toMatchObject([failed(pagesText.sync.parked)]);
  rig.notices.clear();
  rig.answer(confirmed);
  await rig.take(["b"]);
  await calm();
  expect(rig.notices.notices).toEqual([]);
  const next = await outboxRig({ outbox: disk });
  expect(next.notices.notices).toMatchObject([failed(pagesText.sync.parked)]);
  for (const { queue } of [rig, next]) queue.drain.stop();
});

test("a server without room for more actions: they stay, the user is told once, and they go when there is room", async () => {
  const rig = await outboxRig({ answer: () => refused(503) });
  await rig.take(["a"]);
  await calm();
  rig.notices.clear();
  rig.answer(() => refused(507, { "Retry-After": "3600" }));
  await rig.advance(LONGEST_MS);
  expect(rig.notices.notices).toMatchObject([{ kind: "negative", lines: [welcomeText.error.sync, pagesText.sync.full] }]);
  expect(await rig.left()).toEqual(["a"]);
  rig.answer(confirmed);
  await rig.advance(3_600_000);
  expect([await rig.left(), rig.notices.notices.length]).toEqual([[], 1]);
});

test("without a network nothing has failed, so nothing is said", async () => {
  const rig = await outboxRig({ answer: GONE });
  await rig.take(["a"]);
  await calm();
  expect([rig.network.online, rig.notices.notices]).toEqual([false, []]);
  rig.queue.drain.stop();
});

test("what waits, is being sent, fails and arrives is in the sync state, also what an earlier page has left [SYN-03]", async () => {
  const disk = memoryOutbox();
  await (await outboxRig({ outbox: disk, online: false })).take(["a"], ["b", "FR2"]);
  const rig = await outboxRig({ outbox: disk, online: false, answer: () => new Promise(() => {}) });
  const herds = () => ["FR1", "FR2"].map((herd) => rig.sync.herd(herd).state);
  expect([herds(), rig.sync.herd("FR1").waiting, rig.sync.loading]).toEqual([["DRAFT", "DRAFT"], 1, false]);
  rig.network.setOnline(true);
  await calm();
  expect([herds(), rig.sync.loading]).toEqual([["WIP", "WIP"], true]);
  rig.answer((attempt) => (attempt.herd === "FR1" ? refused(503) : confirmed(attempt)));
  await rig.advance(1000);
  rig.network.setOnline(true);
  await rig.advance(FIRST_MS);
  expect([herds(), rig.sync.loading]).toEqual([["ERROR", "SUCCESS"], false]);
  rig.answer(confirmed);
  await rig.advance(LONGEST_MS);
  expect([herds(), rig.sync.total.progress]).toEqual([["SUCCESS", "SUCCESS"], 1]);
  rig.session.clear();
  expect(rig.sync.processes.size).toBe(0);
});

test("a sync that is started with the purge option sets the purge flag [SYN-05]", async () => {
  const rig = await outboxRig();
  await rig.queue.drain.now();
  expect(rig.sync.purge).toBe(false);
  await rig.queue.drain.now({ purge: true });
  expect(rig.sync.purge).toBe(true);
});

test("the loading flag stays on until the last herd has reported [SYN-06]", async () => {
  const waiting: ((response: Response) => void)[] = [];
  const rig = await outboxRig({ online: false, answer: () => new Promise((resolve) => waiting.push(resolve)) });
  await rig.take(["a", "FR1"], ["b", "FR2"]);
  rig.network.setOnline(true);
  await calm();
  waiting[0]?.(confirmed({ key: "key-1" }));
  await calm();
  expect([rig.sync.herd("FR1").state, rig.sync.loading]).toEqual(["SUCCESS", true]);
  waiting[1]?.(confirmed({ key: "key-2" }));
  await calm();
  expect(rig.sync.loading).toBe(false);
});

describe("a refused action is decided by its user", () => {
  const parkedRig = async () => {
    const rig = await outboxRig({ answer: ({ type }) => (type === "a" ? refused(422) : confirmed({ key: "key-2" })) });
    await rig.take(["a"], ["b"]);
    await calm();
    expect(rig.sync.herd("FR1")).toMatchObject({ state: "WARNING", waiting: 0, parked: 1 });
    rig.answer(confirmed);
    return rig;
  };

  test("retried, it is sent again under its key", async () => {
    const rig = await parkedRig();
    expect(await rig.queue.decide("key-1", { kind: "retry" })).toBe(true);
    await calm();
    expect(rig.attempts.at(-1)).toMatchObject({ key: "key-1", type: "a" });
    expect([await rig.left(), rig.sync.herd("FR1").state]).toEqual([[], "SUCCESS"]);
  });

  test("corrected, it is another action with a key of its own", async () => {
    const rig = await parkedRig();
    expect(await rig.queue.decide("key-1", { kind: "edit", payload: { of: "corrected" } })).toBe(true);
    await calm();
    expect(rig.attempts.at(-1)).toMatchObject({ key: "key-3", type: "a" });
    expect(await rig.left()).toEqual([]);
  });

  test("discarded, it is gone without having been sent", async () => {
    const rig = await parkedRig();
    const { length } = rig.attempts;
    expect(await rig.queue.decide("key-1", { kind: "discard" })).toBe(true);
    await calm();
    expect([await rig.left(), rig.attempts.length, rig.sync.herd("FR1").state]).toEqual([[], length, "SUCCESS"]);
  });

  test("one that only waits is not: it may be on its way", async () => {
    const rig = await outboxRig({ online: false });
    await rig.take(["a"]);
    for (const kind of ["retry", "discard"] as const) expect(await rig.queue.decide("key-1", { kind })).toBe(false);
    expect([await rig.left(), rig.sync.herd("FR1").waiting]).toEqual([["a"], 1]);
  });
});
