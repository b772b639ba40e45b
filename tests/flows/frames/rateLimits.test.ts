import { expect, test } from "vitest";
import { createAdmission, MESSAGES_PER_SECOND } from "../../../src/adapters/frames/frameRateLimit";
import { createRateLimiter, RATE_LIMITS } from "../../../src/flows/frames/messageRateLimits";
import { testClock } from "../../support/testClock";

const HOUR_MS = 3_600_000;

function clockSetBackBy(ms: number) {
  const clock = { ...testClock(), now: () => 10 * HOUR_MS };
  return { clock, setBack: () => Object.assign(clock, { now: () => 10 * HOUR_MS - ms }) };
}

test("after the clock was set back a frame may call and send as much as before, and no more", () => {
  const { clock, setBack } = clockSetBackBy(HOUR_MS);
  let misbehaved = 0;
  const { count } = createAdmission(clock, () => {
    misbehaved += 1;
  });
  const take = createRateLimiter(clock);
  const all = (times: number, run: () => unknown) => Array.from({ length: times }, run);
  all(MESSAGES_PER_SECOND, count);
  all(RATE_LIMITS.action.count, () => take("action"));
  setBack();
  all(MESSAGES_PER_SECOND, count);
  expect([misbehaved, ...new Set(all(RATE_LIMITS.action.count, () => take("action")))]).toEqual([0, true]);
  count();
  expect([misbehaved, take("action")]).toEqual([1, false]);
});
