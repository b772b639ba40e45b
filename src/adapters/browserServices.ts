import type { Services } from "../ports/services";
import { createBrowserVisibility } from "./browserVisibility";
import { browserRandomness } from "./random";
import { createServiceWorkers } from "./serviceWorkers";
import { createSupportWidget } from "./supportWidget";
import { createTranslationFiles } from "./translationFiles";

/** What only those who have signed in need of the browser. */
export function createBrowserServices(
  browser: Window,
  addresses: { readonly chatScript: string; readonly translationsAddress: string },
): Services {
  return {
    // Absent where the page is not served safely.
    serviceWorkers: createServiceWorkers("serviceWorker" in browser.navigator ? browser.navigator.serviceWorker : undefined),
    supportWidget: createSupportWidget(browser, addresses.chatScript),
    translationFiles: createTranslationFiles((address) => browser.fetch(address), addresses.translationsAddress),
    openOutbox: async (database) => (await import("./outbox/openOutbox")).openOutbox(browser, database),
    visibility: createBrowserVisibility(globalThis),
    randomness: browserRandomness,
    vitals: {
      loadedAt: loadedAt(browser),
      watch: async (tell) => (await import("./browserVitals")).watchVitals(tell),
    },
  };
}

/** Wherever the page has gone since. */
function loadedAt({ performance, location }: Window): string {
  const { pathname, search } = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);
  return pathname + search;
}
