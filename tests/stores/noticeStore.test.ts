import { expect, test } from "vitest";
import { TIMING } from "../../generated/settings";
import { NoticeStore } from "../../src/stores/noticeStore";
import { testClock } from "../support/testClock";

function rig() {
  const clock = testClock();
  return { clock, notices: new NoticeStore(clock, TIMING.notificationMs) };
}

test("a notice is positive by default and goes after 2.5 s; a negative one stays until it is closed [ERR-14] [CON-01]", async () => {
  const { clock, notices } = rig();
  notices.show({ lines: ["one"] });
  notices.show({ kind: "negative", lines: ["two"] });
  expect(notices.notices.map(({ kind }) => kind)).toEqual(["positive", "negative"]);
  await clock.advance(2499);
  expect(notices.notices).toHaveLength(2);
  await clock.advance(1);
  expect(notices.notices.map(({ kind }) => kind)).toEqual(["negative"]);
  await clock.advance(3_600_000);
  expect(notices.notices).toHaveLength(1);
  expect(clock.pending()).toBe(0);
});

test("the time of a notice stands still while a user reads it, and runs on with what was left", async () => {
  const { clock, notices } = rig();
  notices.show({ lines: ["one"] });
  const id = notices.notices[0]?.id ?? 0;
  await clock.advance(2000);
  notices.pauseTimer(id);
  notices.pauseTimer(id);
  await clock.advance(60_000);
  expect(notices.notices).toHaveLength(1);
  notices.resumeTimer(id);
  notices.resumeTimer(id);
  await clock.advance(499);
  expect(notices.notices).toHaveLength(1);
  await clock.advance(1);
  expect(notices.notices).toEqual([]);
  notices.pauseTimer(id);
  notices.resumeTimer(id);
  expect(clock.pending()).toBe(0);
});
