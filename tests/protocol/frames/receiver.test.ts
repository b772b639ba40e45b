import { expect, test } from "vitest";
import { APPLICATIONS } from "../../../generated/applications";
import { type Answer, failed, succeeded } from "../../../src/protocol/frames/answer";
import { createCaller } from "../../../src/protocol/frames/caller";
import { SHELL_MESSAGES } from "../../../src/protocol/frames/messages/allMessages";
import { isAllowed } from "../../../src/protocol/frames/messages/message";
import { REPORT } from "../../../src/protocol/frames/messages/reportMessage";
import { TITLE } from "../../../src/protocol/frames/messages/titleMessage";
import { createReceiver, onMessage } from "../../../src/protocol/frames/receiver";
import { negotiateVersion, PROTOCOL_VERSION, SUPPORTED_VERSIONS } from "../../../src/protocol/frames/versions";
import { testClock } from "../../support/testClock";

const LINE = { level: "info", message: "m", details: {} } as const;

function pair(handle: () => Answer<null> | Promise<Answer<null>>) {
  const clock = testClock();
  const receive = createReceiver([onMessage(REPORT, handle)], {
    version: () => 1,
    allows: () => true,
    present: null,
    onExcess: () => undefined,
  });
  const caller = createCaller({
    clock,
    post: receive,
    envelopeFields: () => ({ version: 1, epoch: 1, herd: null }),
    onExcess: () => undefined,
  });
  return { clock, ...caller };
}

test("a handler that throws a secret answers a code and nothing else", async () => {
  const { call, clock } = pair(() => {
    throw new Error("password=demo");
  });
  expect(await call(REPORT, LINE, 1000)).toEqual({ ok: false, error: "failed" });
  expect(clock.pending()).toBe(0);
});

test("a call nobody answers is given up when its time is over", async () => {
  const { call, clock } = pair(() => new Promise(() => undefined));
  const answer = call(REPORT, LINE, 1000);
  await clock.advance(999);
  expect(clock.pending()).toBe(1);
  await clock.advance(1);
  expect(await answer).toEqual({ ok: false, error: "timeout" });
});

test("closing answers what still waits, and what comes after", async () => {
  const { call, close, clock } = pair(() => new Promise(() => undefined));
  const answer = call(REPORT, LINE, 1000);
  close();
  expect(await answer).toEqual({ ok: false, error: "closed" });
  expect(await call(REPORT, LINE, 1000)).toEqual({ ok: false, error: "closed" });
  expect(clock.pending()).toBe(0);
});

test.each([
  ["another id", { id: "2", ok: true, value: null }],
  ["an extra key", { id: "1", ok: true, value: null, more: 1 }],
  ["a value of the wrong kind", { id: "1", ok: true, value: 12 }],
  ["no envelope", "yes"],
])("an answer with %s counts as none", async (_, raw) => {
  const clock = testClock();
  const { call } = createCaller({
    clock,
    post: async () => raw,
    envelopeFields: () => ({ version: 1, epoch: 1, herd: null }),
    onExcess: () => undefined,
  });
  expect(await call(REPORT, LINE, 1000)).toEqual({ ok: false, error: "bad-answer" });
});

test("an error code of a newer version counts as a plain failure", async () => {
  const clock = testClock();
  const { call } = createCaller({
    clock,
    post: async () => ({ id: "1", ok: false, error: "brand-new" }),
    envelopeFields: () => ({ version: 1, epoch: 1, herd: null }),
    onExcess: () => undefined,
  });
  expect(await call(REPORT, LINE, 1000)).toEqual(failed("failed"));
});

test("messages off the allow-list are open to every application, the others only to those that list them", () => {
  const open = (calls: readonly string[]) => SHELL_MESSAGES.filter((spec) => isAllowed(spec, calls)).map(({ type }) => type);
  const listed = SHELL_MESSAGES.filter(({ openToAll }) => !openToAll).map(({ type }) => type);
  expect(listed).toEqual([
    "storageRead",
    "storageStore",
    "storageAction",
    "syncSafe",
    "login",
    "disconnect",
    "syncRead",
    "syncDecide",
    "syncRetry",
    "syncEntries",
  ]);
  expect(open(["disconnect", "format"])).toEqual([...open([]), "disconnect"]);
  expect(new Set(open(listed)).size).toBe(SHELL_MESSAGES.length);
});

test("every call that the registry opens to an application is a message that has to be opened", () => {
  const listed = new Set(SHELL_MESSAGES.filter(({ openToAll }) => !openToAll).map(({ type }) => type));
  const wrong = Object.values(APPLICATIONS).flatMap(({ id, frame }) =>
    (frame?.calls ?? []).filter((call) => !listed.has(call)).map((call) => `${id}: ${call}`),
  );
  expect(wrong).toEqual([]);
});

test("lazy handlers are loaded once, for a message without handler, and never replace one that was there", async () => {
  let fetched = 0;
  const receive = createReceiver([onMessage(REPORT, () => succeeded(null))], {
    version: () => 1,
    allows: () => true,
    present: null,
    loadHandlers: async () => {
      fetched += 1;
      return [onMessage(TITLE, () => succeeded(null)), onMessage(REPORT, () => failed("failed"))];
    },
    onExcess: () => undefined,
  });
  const say = (type: string, payload: unknown, version = 1) => receive({ version, type, id: "1", epoch: null, herd: null, payload });
  expect(await say("report", LINE)).toMatchObject({ ok: true });
  expect(await say("title", { title: "x" }, 2)).toMatchObject({ error: "other-version" });
  expect(fetched).toBe(0);
  expect(await say("title", { title: "x" })).toMatchObject({ ok: true });
  expect(await say("report", LINE)).toMatchObject({ ok: true });
  expect(fetched).toBe(1);
});

test("lazy handlers that cannot be loaded make the message fail, and the next one tries again", async () => {
  let network = false;
  const receive = createReceiver([], {
    version: () => 1,
    allows: () => true,
    present: null,
    loadHandlers: async () => {
      if (!network) throw new Error("no network");
      return [onMessage(TITLE, () => succeeded(null))];
    },
    onExcess: () => undefined,
  });
  const say = () => receive({ version: 1, type: "title", id: "1", epoch: null, herd: null, payload: { title: "x" } });
  expect(await say()).toEqual({ id: "1", ok: false, error: "failed" });
  network = true;
  expect(await say()).toEqual({ id: "1", ok: true, value: null });
});

test("of the versions that both sides speak the newest is taken: N meets N, N−1 and an older N−1", () => {
  const [n, before, after] = [7, 6, 8];
  expect(negotiateVersion([n, before], [n, before])).toBe(n);
  expect(negotiateVersion([before, before - 1], [n, before])).toBe(before);
  expect(negotiateVersion([after, n], [n, before])).toBe(n);
  expect(negotiateVersion([before - 1], [n, before])).toBeNull();
  expect(SUPPORTED_VERSIONS[0]).toBe(PROTOCOL_VERSION);
});
