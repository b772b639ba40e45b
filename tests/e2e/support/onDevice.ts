import { expect, type Page } from "@playwright/test";

/** Waits until the worker serves this page: from here on the shell is on the device. */
export async function isOnDevice(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}
