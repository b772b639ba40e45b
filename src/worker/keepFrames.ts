import { registerQuotaErrorCallback } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { FRAME_CACHE, frameCache, keptPage } from "../domain/offline/keptPages";
import { SHELL_WORKER } from "../domain/offline/workerMessages";
import { isFileOfPage, isFramePage, isOfUnkeptPage, keptBase, UNKEPT_PATHS } from "./cacheableRequests";
import { cacheableResponse } from "./cacheableResponse";
import { createFileBound } from "./keptPages";
import { formerFile } from "./serveFormerFiles";

/** The pages that this worker serves; not in the types of a window. */
declare const clients: {
  readonly get: (id: string) => Promise<{ readonly url: string } | undefined>;
  readonly matchAll: () => Promise<readonly Pick<Worker, "postMessage">[]>;
};

interface RoutingRule {
  readonly condition: { readonly or: readonly { readonly urlPattern: { readonly pathname: string } }[] };
  readonly source: "network";
}

/** Static routes: not in the types of a window, and not in every browser. */
interface Installing extends Event {
  readonly addRoutes?: (rule: RoutingRule) => Promise<void>;
}

/** With a bad network a page that is kept comes after this time. */
const WAIT_S = 4;

const boundFiles = createFileBound(caches);

/**
 * Pages of applications that are of use without network, and their files: from the network, and kept in a cache for each base. What
 * the page's own address is not (a call, data, another frame) is left to the network.
 */
export function keepFrames(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && isFramePage(request, url.pathname),
    ({ request, event, url }) => strategyFor(keptBase(url.pathname) ?? "", true).handle({ request, event }),
  );
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && isFileOfPage(request) && !isOfUnkeptPage(request),
    async ({ request, event }) => {
      const base = "clientId" in event && typeof event.clientId === "string" ? await baseOf(event.clientId) : null;
      return base === null ? formerFile(request) : strategyFor(base, false).handle({ request, event });
    },
  );
  // Caches are listed in the order they were made.
  registerQuotaErrorCallback(async () => {
    const [oldest] = (await caches.keys()).filter((name) => name.startsWith(FRAME_CACHE));
    if (oldest !== undefined) await caches.delete(oldest);
  });
}

/** Documents that are not kept do not wait for this worker: its start takes longer than many an answer. */
export function passBy(event: Installing): void {
  const condition = { or: [...UNKEPT_PATHS].map((pathname) => ({ urlPattern: { pathname } })) };
  event.addRoutes?.({ condition, source: "network" }).catch(() => {});
}

/** The page that asks; null for the shell, and for pages that are not kept. */
async function baseOf(clientId: string): Promise<string | null> {
  const client = await clients.get(clientId);
  return client === undefined ? null : keptBase(new URL(client.url).pathname);
}

/** What is shown from the device hides that the network has gone (section 4, network state by message). */
async function tellNoNetwork(): Promise<void> {
  for (const client of await clients.matchAll()) client.postMessage(SHELL_WORKER.noNetwork);
}

function strategyFor(base: string, isPage: boolean): NetworkFirst {
  const { fresh, shown } = keptPage(base);
  return new NetworkFirst({
    cacheName: frameCache(base),
    networkTimeoutSeconds: WAIT_S,
    plugins: [
      {
        // A page is shown from the device only once it has spoken with the shell, which then says so (keptPages.ts).
        cacheKeyWillBeUsed: async ({ request, mode }) => (isPage ? (mode === "write" ? fresh : shown) : request),
        fetchDidFail: tellNoNetwork,
        cacheWillUpdate: async ({ response }) => {
          const kept = await cacheableResponse(response, isPage);
          if (kept !== null) await boundFiles(base);
          return kept;
        },
      },
    ],
  });
}
