import { expect, test } from "@playwright/test";
import { openPlanning, tasks } from "../support/planning";
import { enter } from "../support/shell";

const MOST_LINES = 2;

test("no words in a row of the planning are squeezed to more than two lines, whatever the width of a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, "eleveur-lait");
  await openPlanning(page);
  for (const width of [992, 1080, 1200, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const squeezed = await tasks(page, "[data-task] span, [data-task] h3, [data-task] button").evaluateAll(
      (parts, most) => parts.filter((part) => new Set([...part.getClientRects()].map(({ top }) => Math.round(top))).size > most).length,
      MOST_LINES,
    );
    const high = await tasks(page, "[data-task]:not([data-folded])").evaluateAll((rows) =>
      Math.max(...rows.map((row) => row.clientHeight)),
    );
    expect([width, squeezed, high <= 100]).toEqual([width, 0, true]);
  }
});
