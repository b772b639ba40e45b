import type { Page } from "@playwright/test";

/**
 * The browser remembers the last key or press for some seconds, and takes whatever the driver reads for one more. This looks on from outside:
 * it waits until the browser has forgotten, and reads without a press. Must be called before the first page.
 */
export async function quietly(page: Page) {
  await page.addInitScript(() => {
    if (window === window.top) setInterval(() => navigator.userActivation.isActive || console.debug("forgotten"), 100);
  });
  const session = await page.context().newCDPSession(page);
  return {
    forgotten: () => page.waitForEvent("console", (message) => message.text() === "forgotten"),
    /** So many pictures on, the browser leads a press to what lies there by now. */
    pictures: async (count: number) => {
      const expression = "new Promise(requestAnimationFrame)";
      for (let picture = 0; picture < count; picture++) await session.send("Runtime.evaluate", { expression, awaitPromise: true });
    },
  };
}
