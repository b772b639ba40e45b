import { autorun } from "mobx";
import { expect, test } from "vitest";
import { createCurrentTime } from "../../src/stores/currentTime";
import { testClock } from "../support/testClock";

const MINUTE = 60_000;

test("what shows the time is updated every minute, no faster, and no timer runs once nothing shows it", async () => {
  const clock = testClock(0);
  const time = createCurrentTime(clock);
  expect([time(), clock.pending()]).toEqual([0, 0]);
  const seen: number[] = [];
  const stop = autorun(() => void seen.push(time()));
  await clock.advance(MINUTE - 1);
  expect(seen).toEqual([0]);
  await clock.advance(1);
  await clock.advance(MINUTE);
  expect(seen).toEqual([0, MINUTE, 2 * MINUTE]);
  stop();
  expect(clock.pending()).toBe(0);
});
