import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { isShellPage } from "./shellAddresses";

type Installing = Parameters<PrecacheController["install"]>[0];
type Listed = Parameters<PrecacheController["precache"]>[0];

/** Not in the types of a window. */
declare const clients: { readonly claim: () => Promise<void> };

/** The page of the shell, whatever address shows it. */
const PAGE = "/";

/**
 * Keeps the files of the shell from the installation of this worker on. What is given back fetches those that were cleared since: a
 * worker stays as installed as it was, and is taken up again, when a page clears the device while another one is open.
 */
export function keepShell(files: Listed): (event: Pick<Installing, "waitUntil">) => void {
  const kept = new PrecacheController();
  kept.precache(files);
  registerRoute(new PrecacheRoute(kept, { cleanURLs: false, directoryIndex: "", ignoreURLParametersMatching: [] }));
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === "navigate" && request.destination === "document" && isShellPage(url.pathname),
    kept.createHandlerBoundToURL(PAGE),
  );
  const fetchMissing = async (event: Pick<Installing, "waitUntil">) => {
    const there = await (await caches.open(kept.strategy.cacheName)).keys();
    // Only an installation puts into the cache what is missing there.
    const installing = { type: "install", waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
    if (there.length < files.length) await kept.install(installing as Installing);
    // A worker that is taken up again serves no page by itself.
    await clients.claim();
  };
  // A server that is gone, or has other files by now: the page goes on without, and the next one asks again.
  return (event) => event.waitUntil(fetchMissing(event).catch(() => {}));
}
