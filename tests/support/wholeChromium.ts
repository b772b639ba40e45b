import { test } from "@playwright/test";

export const WHOLE_CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** For what only a browser with windows and menus of its own has: the window of an installed application, downloads that it refuses. */
export const testInWholeChromium = test.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, executablePath: WHOLE_CHROMIUM });
    },
    { scope: "worker" },
  ],
});
