import { expect, test } from "vitest";
import { QUICK_ACCESS, TIMING } from "../../generated/settings";
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

const lineOf = "frames.messages.notice";
const saying = (text: string, application = "card") => ({ kind: "negative", lines: [lineOf], values: { text }, application }) as const;

test("what two pages or one of them say apart stands apart; the same again is one card, and the shell's own takes the newest values", () => {
  const { notices } = rig();
  for (const text of ["A", "B", "A"]) notices.show(saying(text));
  notices.show(saying("A", "map"));
  for (const name of ["one", "two"]) notices.show({ kind: "negative", lines: ["stays"], values: { name } });
  expect(notices.notices.map(({ values, application }) => [...Object.values(values), application])).toEqual([
    ["B", "card"],
    ["A", "card"],
    ["A", "map"],
    ["two", undefined],
  ]);
});

test("an application that goes on and on has as many messages over the page as the bell remembers, and takes no other's place", () => {
  const { notices } = rig();
  notices.show({ kind: "negative", lines: ["own"] });
  notices.show(saying("of the map", "map"));
  for (let nth = 1; nth <= 50; nth++) notices.show(saying(`${nth}`));
  const texts = notices.notices.map(({ values }) => values.text);
  expect([texts.slice(0, 3), texts.at(-1), texts.length]).toEqual([[undefined, "of the map", "21"], "50", 2 + QUICK_ACCESS.notices]);
});
