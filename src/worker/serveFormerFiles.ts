import { cacheNames } from "workbox-core";
import { registerRoute } from "workbox-routing";

/** Where files stand whose names hold their hash. */
const HASHED = "/assets/";

/** A file of a version before that a page still asks for; from the server where the device has not got it either. */
export async function formerFile(request: Request): Promise<Response> {
  return (await (await caches.open(cacheNames.precache)).match(request.url)) ?? fetch(request);
}

/** Also for what is fetched before it is imported. Registered last: files of pages in frames are kept with their page. */
export function serveFormerFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED),
    ({ request }) => formerFile(request),
  );
}
