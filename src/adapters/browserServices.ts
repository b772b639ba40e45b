import { createPart } from "../loading/part";
import type { Services } from "../ports/services";
import { createBrowserDevice } from "./browserDevice";
import { createInstaller } from "./browserInstaller";
import { createBrowserVisibility } from "./browserVisibility";
import { browserClock } from "./clock";
import { createFrameElements } from "./frames/frameElements";
import { createKeptPages } from "./keptPages";
import { createParentCalls } from "./parentCalls";
import { browserRandomness } from "./random";
import { randomKey } from "./randomKey";
import { createServiceWorkers } from "./serviceWorkers";
import { createShellWorker } from "./shellWorker";
import { createSupportWidget } from "./supportWidget";
import { createTranslationFiles } from "./translationFiles";
import { createTypeface } from "./typeface";
import { createUnsavedPages } from "./unsavedPages";

/** Cleared with the logout and the version purge. */
const HERD_DATABASE = "clarine.herds";
/** How the locks begin that name unsaved pages. */
const UNSAVED = "clarine.unsaved.";

const outbox = createPart(() => import("./openOutbox"));
const browserVitals = createPart(() => import("./browserVitals"));
const herdDatabase = createPart(() => import("./storage/herdStorageDatabase"));

/** Browser adapters that are needed only after the sign-in. */
export function createBrowserServices(
  browser: Window & typeof globalThis,
  settings: { readonly chatScript: string; readonly translationsAddress: string; readonly applicationShare: number },
  parents: readonly string[],
  textOf: (key: string) => string,
): Services {
  // Missing in an insecure context.
  const workers: ServiceWorkerContainer | undefined = browser.navigator.serviceWorker;
  const herdStorage = createPart(async () =>
    (await herdDatabase.load()).createHerdStorageDatabase(HERD_DATABASE, { applicationShare: settings.applicationShare }),
  );
  return {
    serviceWorkers: createServiceWorkers(workers),
    // In watch mode files change under the page.
    shellWorker: createShellWorker(import.meta.env.PROD ? workers : undefined, browser.navigator.storage),
    supportWidget: createSupportWidget(browser, settings.chatScript),
    translationFiles: createTranslationFiles((address) => browser.fetch(address), settings.translationsAddress),
    openOutbox: async (database) => (await outbox.load()).openOutbox(browser, database),
    herdStorage: {
      read: async (...given) => (await herdStorage.load()).read(...given),
      store: async (...given) => (await herdStorage.load()).store(...given),
      sizes: async (...given) => (await herdStorage.load()).sizes(...given),
      clear: async () => (await herdStorage.load()).clear(),
    },
    device: createBrowserDevice(browser),
    frameElements: createFrameElements(browser),
    keptPages: createKeptPages(workers, browserClock),
    installer: createInstaller(browser),
    visibility: createBrowserVisibility(browser),
    randomness: browserRandomness,
    randomKey,
    parentCalls: createParentCalls(browser, parents),
    textOf,
    fetchTypeface: createTypeface(browser),
    unsavedPages: createUnsavedPages(browser.navigator.locks, UNSAVED, randomKey),
    vitals: {
      loadedAt: loadedAt(browser),
      watch: async (report) => (await browserVitals.load()).watchVitals(report),
    },
  };
}

/** Address of the page load, whatever was opened since. */
function loadedAt({ performance, location }: Window): string {
  const { pathname, search } = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);
  return pathname + search;
}
