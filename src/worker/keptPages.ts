import { FRAME_CACHE, frameCache, KEPT_LIMITS, type KeptPage, type KeptPagesRequest, keptPage } from "../domain/offline/keptPages";
import { KEPT_BYTES } from "./cacheableResponse";

type Caches = Pick<CacheStorage, "open" | "keys" | "delete">;

/** When a page was opened with a network, by herd, as JSON. */
const OPENED_AT = "x-opened-at";

/** Answers what the shell asks about the pages kept (`keepFrames.ts`), a cache for each base. */
export async function answerAboutPages(caches: Caches, request: KeptPagesRequest): Promise<readonly KeptPage[] | undefined> {
  if (request.pages === "list") return keptPages(caches);
  if (request.pages === "clear") {
    await Promise.all((await frameCaches(caches)).map((name) => caches.delete(name)));
    return;
  }
  for (const base of request.bases) await keep(await caches.open(frameCache(base)), base, request.herd, request.at);
  await evictPages(caches, request.bases);
}

/** Removes the pages opened longest ago until those left are within the limits; never those that were just shown. */
export async function evictPages(
  caches: Caches,
  justShown: readonly string[],
  limits: Pick<typeof KEPT_LIMITS, "pages" | "bytes"> = KEPT_LIMITS,
): Promise<void> {
  const pages = await keptPages(caches);
  let count = pages.length;
  let bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
  const others = pages.filter(({ base }) => !justShown.includes(base)).sort((a, b) => lastOpened(a) - lastOpened(b));
  for (const page of others) {
    if (count <= limits.pages && bytes <= limits.bytes) return;
    await caches.delete(frameCache(page.base));
    count -= 1;
    bytes -= page.bytes;
  }
}

async function keep(cache: Cache, base: string, herd: string, at: number): Promise<void> {
  const { fresh, shown } = keptPage(base);
  const [newer, before] = [await cache.match(fresh), await cache.match(shown)];
  const page = newer ?? before;
  if (page === undefined) return;
  const { [herd]: _, ...others } = before ? openedAt(before) : {};
  const headers = new Headers(page.headers);
  headers.set(OPENED_AT, JSON.stringify([...Object.entries(others).slice(1 - KEPT_LIMITS.herds), [herd, at]]));
  await cache.put(shown, new Response(page.body, { headers }));
  await cache.delete(fresh);
  // A cache gives its files in the order they were kept, so those of former versions come first.
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== shown);
  await Promise.all(files.slice(0, Math.max(0, files.length - KEPT_LIMITS.files)).map((file) => cache.delete(file)));
}

async function keptPages(caches: Caches): Promise<readonly KeptPage[]> {
  const pages = await Promise.all((await frameCaches(caches)).map((name) => pageIn(caches, name)));
  return pages.flatMap((page) => page ?? []);
}

/** Null when its page has never spoken with the shell. */
async function pageIn(caches: Caches, name: string): Promise<KeptPage | null> {
  const base = name.slice(FRAME_CACHE.length);
  const cache = await caches.open(name);
  const page = await cache.match(keptPage(base).shown);
  if (page === undefined) return null;
  const files = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const bytes = files.reduce((sum, file) => sum + Number(file?.headers.get(KEPT_BYTES) ?? 0), 0);
  return { base, bytes, openedAt: openedAt(page) };
}

function openedAt(page: Response): Readonly<Record<string, number>> {
  return Object.fromEntries(JSON.parse(page.headers.get(OPENED_AT) ?? "[]"));
}

function lastOpened(page: KeptPage): number {
  return Math.max(0, ...Object.values(page.openedAt));
}

async function frameCaches(caches: Caches): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(FRAME_CACHE));
}
