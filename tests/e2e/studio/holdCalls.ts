import { expect, type Page } from "@playwright/test";

/** Holds back the calls of a name, so that what is done meanwhile is no matter of luck. */
export async function holdCalls(page: Page, name: string) {
  let count = 0;
  let isOver = false;
  let end: (how: "continue" | "abort") => void = () => {};
  const ended = new Promise<"continue" | "abort">((resolve) => {
    end = resolve;
  });
  await page.route(`**/call/${name}`, async (route) => {
    count += 1;
    await route[isOver ? "continue" : await ended]();
  });
  const over = (how: "continue" | "abort") => {
    isOver = true;
    end(how);
  };
  return {
    asked: () => expect.poll(() => count).toBe(1),
    /** How many were asked so far. */
    count: () => count,
    release: () => over("continue"),
    fail: () => over("abort"),
  };
}
