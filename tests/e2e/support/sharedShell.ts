import { test as base, type Page } from "@playwright/test";
import { enter, open } from "./shell";

/** The shell of a persona, loaded once a worker. */
type SharedShell = (persona: string) => Promise<Page>;

/** For tests that need a running shell and not a new one: each begins at its home screen, and leaves nothing open over the page. */
export const test = base.extend<object, { readonly sharedShell: SharedShell }>({
  sharedShell: [
    async ({ browser }, use) => {
      const shells = new Map<string, { readonly page: Page; readonly home: string }>();
      await use(async (persona) => {
        const known = shells.get(persona);
        if (known !== undefined) {
          await open(known.page, known.home);
          return known.page;
        }
        const page = await browser.newPage();
        await enter(page, persona);
        shells.set(persona, { page, home: page.url() });
        return page;
      });
      for (const { page } of shells.values()) await page.close();
    },
    { scope: "worker" },
  ],
});
