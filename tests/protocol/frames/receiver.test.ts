import { expect, test } from "vitest";
import { type Answer, failed, succeeded } from "../../../src/protocol/frames/answer";
import { createCaller } from "../../../src/protocol/frames/caller";
import { answering, createReceiver } from "../../../src/protocol/frames/receiver";
import { isAllowed, REPORT, SHELL_MESSAGES } from "../../../src/protocol/frames/shellMessages";
import { testClock } from "../../support/testClock";

const LINE = { level: "info", message: "m", details: {} } as const;

function pair(handle: () => Answer<null> | Promise<Answer<null>>) {
  const clock = testClock();
  const receive = createReceiver([answering(REPORT, handle)], {
    version: () => 1,
    allows: () => true,
    present: null,
    onExcess: () => undefined,
  });
  const caller = createCaller({ clock, post: receive, facts: () => ({ version: 1, epoch: 1, herd: null }), onExcess: () => undefined });
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
    facts: () => ({ version: 1, epoch: 1, herd: null }),
    onExcess: () => undefined,
  });
  expect(await call(REPORT, LINE, 1000)).toEqual({ ok: false, error: "bad-answer" });
});

test("an error code of a newer version counts as a plain failure", async () => {
  const clock = testClock();
  const { call } = createCaller({
    clock,
    post: async () => ({ id: "1", ok: false, error: "brand-new" }),
    facts: () => ({ version: 1, epoch: 1, herd: null }),
    onExcess: () => undefined,
  });
  expect(await call(REPORT, LINE, 1000)).toEqual(failed("failed"));
});

test("usual messages are open to every application, the others only to those that list them", () => {
  const open = (calls: readonly string[]) => SHELL_MESSAGES.filter((spec) => isAllowed(spec, calls)).map(({ type }) => type);
  expect(open([])).toEqual(["hello", "navigate", "report", "getUser", "ready", "title"]);
  expect(open(["disconnect", "format"])).toEqual([...open([]), "disconnect"]);
  expect(succeeded(1)).toEqual({ ok: true, value: 1 });
});
