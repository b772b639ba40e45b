import { expect, test } from "vitest";
import { batch } from "../../../src/server/database/batch";
import { createRateLimits } from "../../../src/server/database/rateLimits";
import { freshDatabase } from "../../support/freshDatabase";
import { serverClock } from "../../support/serverClock";

const MINUTE = 60_000;

async function openLimits() {
  const database = await freshDatabase();
  const clock = serverClock("2026-05-04T09:00:00.000Z");
  return { database, clock, limits: createRateLimits(database, clock) };
}

test("within a window the limit is allowed, and not one attempt more", async () => {
  const { limits } = await openLimits();
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await limits.take("login anne", 5, MINUTE)).toEqual({ allowed: true, retryAfterMs: 0 });
  }
  expect(await limits.take("login anne", 5, MINUTE)).toEqual({ allowed: false, retryAfterMs: MINUTE });
});

test("a refused caller learns how long the window stays open, and attempts meanwhile do not prolong it", async () => {
  const { limits, clock } = await openLimits();
  await limits.take("login anne", 1, MINUTE);
  clock.advance(MINUTE - 1);
  expect(await limits.take("login anne", 1, MINUTE)).toEqual({ allowed: false, retryAfterMs: 1 });
  clock.advance(1);
  expect(await limits.take("login anne", 1, MINUTE)).toEqual({ allowed: true, retryAfterMs: 0 });
  expect(await limits.take("login anne", 1, MINUTE)).toEqual({ allowed: false, retryAfterMs: MINUTE });
});

test("keys are counted apart, and a forgotten key starts anew", async () => {
  const { database, limits } = await openLimits();
  await limits.take("login anne", 1, MINUTE);
  await limits.take("login bernard", 1, MINUTE);
  await batch(database, [limits.forgetting("login anne")]);
  expect((await limits.take("login anne", 1, MINUTE)).allowed).toBe(true);
  expect((await limits.take("login bernard", 1, MINUTE)).allowed).toBe(false);
});

test("of twenty attempts at the same moment exactly the limit is allowed", async () => {
  const { limits } = await openLimits();
  const taken = await Promise.all(Array.from({ length: 20 }, () => limits.take("login anne", 7, MINUTE)));
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(7);
});

test("a key is not readable in the database: people type their password where the login belongs", async () => {
  const { database, limits } = await openLimits();
  await limits.take("login my-canary-password", 1, MINUTE);
  expect(JSON.stringify(await database.selectFrom("rate_limits").selectAll().execute())).not.toContain("canary");
});

test("a key may be of any length and hold any character", async () => {
  const { limits } = await openLimits();
  for (const key of ["", "\0", "x".repeat(10_000), "🐄‮{{x}}", "' OR 1=1 --"]) {
    expect((await limits.take(key, 1, MINUTE)).allowed).toBe(true);
    expect((await limits.take(key, 1, MINUTE)).allowed).toBe(false);
  }
});
