import type { Services } from "../ports/services";
import { createBrowserDevice } from "./browserDevice";
import { createBrowserVisibility } from "./browserVisibility";
import { createFrameElements } from "./frames/frameElements";
import { createParentCalls } from "./parentCalls";
import { browserRandomness } from "./random";
import { randomKey } from "./randomKey";
import { createServiceWorkers } from "./serviceWorkers";
import { createSupportWidget } from "./supportWidget";
import { createTranslationFiles } from "./translationFiles";

/** Browser adapters that are needed only after the sign-in. */
export function createBrowserServices(
  browser: Window,
  addresses: { readonly chatScript: string; readonly translationsAddress: string },
  parents: readonly string[],
  textOf: (key: string) => string,
): Services {
  return {
    // Undefined in an insecure context.
    serviceWorkers: createServiceWorkers("serviceWorker" in browser.navigator ? browser.navigator.serviceWorker : undefined),
    supportWidget: createSupportWidget(browser, addresses.chatScript),
    translationFiles: createTranslationFiles((address) => browser.fetch(address), addresses.translationsAddress),
    openOutbox: async (database) => (await import("./openOutbox")).openOutbox(browser, database),
    device: createBrowserDevice(globalThis.window),
    frameElements: createFrameElements(browser),
    visibility: createBrowserVisibility(globalThis),
    randomness: browserRandomness,
    randomKey,
    parentCalls: createParentCalls(browser, parents),
    textOf,
    vitals: {
      loadedAt: loadedAt(browser),
      watch: async (tell) => (await import("./browserVitals")).watchVitals(tell),
    },
  };
}

/** Address of the page load, whatever was opened since. */
function loadedAt({ performance, location }: Window): string {
  const { pathname, search } = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);
  return pathname + search;
}
