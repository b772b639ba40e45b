// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { TEXTS } from "../../src/examples/synchrozor/texts/texts";
import { envoisRig, itemOf } from "./envoisRig";

const WORDS = TEXTS.en;
const herdOf = (numCheptel: string, waiting: number) =>
  ({ numCheptel, name: numCheptel, state: "DRAFT", progress: 0, waiting, parked: 0 }) as const;

test("all is sent is said only where nothing waits: a herd whose entries the shell has not told of says how many wait", async () => {
  const herds = [herdOf("FR1", 100), herdOf("FR2", 3)];
  const { place } = await envoisRig({ params: { numCheptel: "FR2" }, overview: { herds, waiting: [itemOf("w")] } });
  expect(place.textContent).not.toContain(WORDS.allSent);
  expect(place.querySelector('[data-list="waiting"]')?.textContent).toContain(WORDS.others(3));
  expect(place.querySelector('[role="status"]')?.textContent).toContain("3 waiting");
});

test("an empty history says that nothing was sent yet, and what waits meanwhile", async () => {
  const { place } = await envoisRig({ path: "sync/history", overview: { herds: [herdOf("FR1", 3)], waiting: [itemOf("w")] } });
  expect(place.querySelector("h2")?.textContent).toBe(WORDS.noHistory.title);
  expect(place.textContent).not.toContain(WORDS.allSent);
  expect(place.querySelector('[role="status"]')?.textContent).toContain("3 waiting");
});
