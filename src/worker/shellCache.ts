import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { isShellPage, SHELL_PAGE } from "./shellAddresses";

type Installing = Parameters<PrecacheController["install"]>[0];
type Listed = Parameters<PrecacheController["precache"]>[0];

/** Not in the types of a window. */
declare const clients: {
  readonly claim: () => Promise<void>;
  readonly matchAll: (which: { readonly includeUncontrolled: true }) => Promise<readonly { readonly url: string }[]>;
};

declare const registration: Pick<ServiceWorkerRegistration, "waiting" | "installing">;

/**
 * Keeps the files of the shell from the installation of this worker on, and those of the version before for as long as a page of it may
 * be open. What is given back is for each page that is loaded: it fetches files that were cleared since, for a worker stays as installed
 * as it was, and is taken up again, when a page clears the device while another one is open; and it lets go of the former ones.
 */
export function keepShell(files: Listed): (event: Pick<Installing, "waitUntil">) => void {
  const kept = new PrecacheController();
  kept.addToCacheList(files);
  addEventListener("install", (event) => void kept.install(event as Installing));
  registerRoute(new PrecacheRoute(kept, { cleanURLs: false, directoryIndex: "", ignoreURLParametersMatching: [] }));
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === "navigate" && request.destination === "document" && isShellPage(url.pathname),
    kept.createHandlerBoundToURL(SHELL_PAGE),
  );
  const care = async (event: Pick<Installing, "waitUntil">) => {
    const doing = (type: string) => ({ type, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) }) as Installing;
    const there = new Set((await (await caches.open(kept.strategy.cacheName)).keys()).map(({ url }) => url));
    // Only an installation puts into the cache what is missing there.
    if ([...kept.getURLsToCacheKeys().values()].some((key) => !there.has(key))) await kept.install(doing("install"));
    // A worker that is taken up again serves no page by itself.
    await clients.claim();
    // The page that has just been loaded is of this version: any other may be of the one before.
    const pages = (await clients.matchAll({ includeUncontrolled: true })).filter(({ url }) => isShellPage(new URL(url).pathname));
    // Files of a version that waits lie in the same cache.
    const isNewest = registration.waiting === null && registration.installing === null;
    if (pages.length === 1 && isNewest) await kept.activate(doing("activate"));
  };
  // A server that is gone, or has other files by now: the page goes on without, and the next one asks again.
  return (event) => event.waitUntil(care(event).catch(() => {}));
}
