import { expect, test } from "vitest";
import { createPasswords } from "../../src/server/credentials/passwords";

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

test("hashes that wait are bounded: who comes beyond that is told so at once, and the next one is served again", async () => {
  const passwords = createPasswords(CHEAP);
  const asked = await Promise.allSettled(Array.from({ length: 1000 }, () => passwords.verify(undefined, "x")));
  const names = asked.map((one) => (one.status === "fulfilled" ? "done" : one.reason.name));
  expect(new Set(names)).toEqual(new Set(["done", "TooLate"]));
  expect(names.filter((name) => name === "done").length).toBeLessThan(250);
  expect(await passwords.verify(await passwords.hash("right"), "right")).toBe(true);
  expect(await passwords.verify(undefined, "x")).toBe(false);
});
