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
    const lines = await tasks(page, "[data-task]:not([data-folded])").evaluateAll(mostLines);
    expect([width, lines]).toEqual([width, Math.min(lines, MOST_LINES)]);
  }
});

/** How many lines the text of these rows takes that takes most. */
function mostLines(rows: readonly Element[]): number {
  let most = 0;
  for (const row of rows) {
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      most = Math.max(most, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
    }
  }
  return most;
}
