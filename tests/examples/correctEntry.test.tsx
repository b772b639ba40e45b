// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { TEXTS } from "../../src/examples/synchrozor/texts/texts";
import { DONE, envoisRig, REFUSED, refusedItem } from "./envoisRig";

const WORDS = TEXTS.en;

test("corrected values that are not taken stay in their form, and the page says so; once they are, the form closes", async () => {
  let answer = REFUSED;
  const rig = await envoisRig({ overview: { parked: [refusedItem("p", { note: "limps" })] }, decide: async () => answer });
  await rig.press("p", WORDS.correct);
  await rig.type("note", "limps, hind left");
  await rig.send();
  expect([rig.find<HTMLInputElement>('input[name="note"]')?.value, rig.notices]).toEqual(["limps, hind left", [WORDS.decideFailed]]);
  answer = DONE;
  await rig.send();
  expect([rig.find("form"), rig.notices.length]).toEqual([null, 1]);
  expect(rig.decided).toEqual([1, 2].map(() => ["p", "edit", { note: "limps, hind left" }]));
});
