import { expect, test } from "vitest";
import { ageInWords, shortAge } from "../../src/domain/formats/timeAgo";
import { tileUse } from "../../src/domain/offline/tileUse";

test("without network a page is of use where its route says so and it was opened on this device for this herd", () => {
  const page = { base: "/card", bytes: 1, openedAt: { FR1: 5 } };
  expect([
    tileUse({ offline: "full" }, page, "FR1"),
    tileUse({ offline: "readonly" }, page, "FR1"),
    tileUse({ offline: "full" }, page, "FR2"),
    tileUse({ offline: "full" }, undefined, "FR1"),
    tileUse({}, page, "FR1"),
  ]).toEqual([{ use: "full", openedAt: 5 }, { use: "readonly", openedAt: 5 }, { use: "none" }, { use: "none" }, { use: "none" }]);
});

const MINUTE = 60_000;

test.each([
  [-1, "", "maintenant"],
  [MINUTE - 1, "", "maintenant"],
  [MINUTE, "", "il y a 1 minute"],
  [60 * MINUTE - 1, "", "il y a 59 minutes"],
  [60 * MINUTE, "1h", "il y a 1 heure"],
  [1440 * MINUTE - 1, "23h", "il y a 23 heures"],
  [1440 * MINUTE, "1j", "hier"],
  [4 * 1440 * MINUTE, "4j", "il y a 4 jours"],
])("the age %d ms is written (%s) and said %s", (age, short, words) => {
  expect(shortAge(age, "fr").replaceAll(/\s/g, "")).toBe(short);
  expect(ageInWords(age, "fr").replaceAll(/\s/g, " ")).toBe(words);
});
