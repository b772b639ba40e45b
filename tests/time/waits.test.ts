import { expect, test } from "vitest";
import { createTurns } from "../../src/time/createTurns";
import { debounce } from "../../src/time/debounce";
import { throttle } from "../../src/time/throttle";
import { throttleTrailing } from "../../src/time/throttleTrailing";
import { testClock } from "../support/testClock";

test("a debounced call runs once, its time after the last one", async () => {
  const clock = testClock();
  const ran: string[] = [];
  const call = debounce<string>(clock, 500, (text) => ran.push(text));
  call("a");
  await clock.advance(499);
  call("b");
  await clock.advance(499);
  expect(ran).toEqual([]);
  await clock.advance(1);
  expect(ran).toEqual(["b"]);
  call("c");
  call.cancel();
  expect(clock.pending()).toBe(0);
});

test("a debounced call that is wanted at once runs then, and not again", async () => {
  const clock = testClock();
  const ran: string[] = [];
  const call = debounce<string>(clock, 500, (text) => ran.push(text));
  call.flush();
  call("a");
  call.flush();
  call.flush();
  await clock.advance(500);
  expect(ran).toEqual(["a"]);
});

test("a throttled call runs at once, then not before its time is over", async () => {
  const clock = testClock();
  let ran = 0;
  const call = throttle(clock, 600_000, () => {
    ran += 1;
  });
  expect([call(), call()]).toEqual([true, false]);
  await clock.advance(599_999);
  expect(call()).toBe(false);
  await clock.advance(1);
  expect([call(), ran]).toEqual([true, 2]);
});

test("a throttled call does not wait until a clock that was set back has caught up", () => {
  let now = 600_000_000;
  let ran = 0;
  const call = throttle({ now: () => now, after: testClock().after }, 600_000, () => {
    ran += 1;
  });
  call();
  now -= 3_600_000;
  expect([call(), call(), ran]).toEqual([true, false, 2]);
});

test("throttled with a trailing run, a call runs at once; those that come before its time is over are one at its end", async () => {
  const clock = testClock();
  let ran = 0;
  const call = throttleTrailing(clock, 250, () => {
    ran += 1;
  });
  for (let times = 0; times < 3; times++) call();
  await clock.advance(249);
  expect(ran).toBe(1);
  await clock.advance(1);
  expect(ran).toBe(2);
  await clock.advance(250);
  call();
  call();
  expect(ran).toBe(3);
  call.cancel();
  await clock.advance(250);
  expect([ran, clock.pending()]).toEqual([3, 0]);
});

test("what is handed over in turn runs one after the other; one that fails holds up none of the next", async () => {
  const inTurn = createTurns();
  const ran: string[] = [];
  const run = (name: string, fails = false) =>
    inTurn(async () => {
      ran.push(`${name} begins`);
      await Promise.resolve();
      if (fails) throw new Error(name);
      ran.push(`${name} ends`);
      return name;
    });
  const all = await Promise.allSettled([run("a"), run("b", true), run("c")]);
  expect(ran).toEqual(["a begins", "a ends", "b begins", "c begins", "c ends"]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
