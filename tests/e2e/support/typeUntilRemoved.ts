import type { Locator, Page } from "@playwright/test";

/**
 * Types ten keys a second. The browser never answers for a key that was on its way into a page when that was removed: the next one is
 * typed all the same.
 */
export async function typeUntilRemoved(page: Page, keys: string, thief: Locator): Promise<void> {
  let isRemoved = false;
  const removed = thief
    .waitFor({ state: "detached" })
    .then(() => {
      isRemoved = true;
    })
    .catch(() => {});
  for (const key of keys) {
    const pressed = page.keyboard.press(key, { delay: 100 });
    if (isRemoved) await pressed;
    else await Promise.race([pressed, removed]);
    pressed.catch(() => {});
  }
}
