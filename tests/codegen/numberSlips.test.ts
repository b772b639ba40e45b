import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const SETTINGS = "settings.yaml";

test("every number of the settings has a range, and one beyond it is told with both ends", () => {
  const number = /(?<=\b\w+: )\d[\d.]*(?=[\s,}])/g;
  const count = textOf(SETTINGS).match(number)?.length ?? 0;
  expect(count).toBeGreaterThan(60);
  for (const beyond of ["-1", "1000000000000000"]) {
    const told = tell({ [SETTINGS]: textOf(SETTINGS).replace(number, beyond) });
    expect(told.filter((one) => / wrong-value .*Expected: from \S+ to \S+/.test(one))).toHaveLength(count);
  }
});

test("seconds in place of milliseconds are told with the number to write", () => {
  const notice = (value: string) => edited(SETTINGS, "notificationMs: 2500", `notificationMs: ${value}`);
  toldOnce(notice("2"), `${SETTINGS}:3 wrong-value`, "If 2 seconds were meant, write 2000.");
  for (const value of ["2.5 s", "2.5", "2,5", "2 500", "2500 ms", "2500ms", '"2500"', "2,5 sec", "2.5 seconds"])
    toldOnce(notice(value), `${SETTINGS}:3 wrong-type`, "Write 2500: a whole number of milliseconds");
  toldOnce(edited(SETTINGS, "windowMs: 900000", "windowMs: 15 min"), "Write 900000:");
  toldOnce(edited(SETTINGS, "herdDrawerWidthPx: 400", "herdDrawerWidthPx: 400 px"), "Write 400: a whole number of pixels");
  toldOnce(notice("soon"), "Write a whole number of milliseconds");
});

test("days of a logo that are in order within a year are told with the year, others with both days", () => {
  toldOnce(edited(SETTINGS, 'from: "2024-12-15"', 'from: "2025-12-15"'), "logo-range", 'Write from: "2024-12-15"');
  toldOnce(edited(SETTINGS, 'from: "2024-12-15"', 'from: "2024-12-28"'), "logo-range", 'Write from: "2024-12-25" and to: "2024-12-28".');
});

test("a number with a decimal comma is told with a point, where fractions are taken", () => {
  toldOnce(edited(SETTINGS, "sampleShare: 0.5", "sampleShare: 0,5"), `${SETTINGS}:168 wrong-type`, "Write 0.5: a number with a fraction");
});

test("a share with a percent sign is told as the part that it is", () => {
  toldOnce(edited(SETTINGS, "sampleShare: 0.5", "sampleShare: 10 %"), `${SETTINGS}:168 wrong-type`, "Write 0.1:");
});
