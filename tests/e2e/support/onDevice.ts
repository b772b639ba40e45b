import { expect, type Page } from "@playwright/test";

/** A worker that has just come fetches every file of the shell, beside the page itself and another test. */
const WORKER_MS = 60_000;

/** Waits until the worker serves this page: from here on the shell is on the device. */
export async function isOnDevice(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: WORKER_MS }).toBe("activated");
}
