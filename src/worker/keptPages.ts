import { FRAME_CACHE, frameCache, KEPT_LIMITS, type KeptPage, type KeptPagesRequest, keptPage } from "../domain/offline/keptPages";
import { KEPT_BYTES } from "./cacheableResponse";

type Caches = Pick<CacheStorage, "open" | "keys" | "delete">;

/** Until it speaks with the shell, a page that came anew lies beside the former one, each with its files. */
const FILES_BETWEEN = 2 * KEPT_LIMITS.files;
/** To look through a cache takes longer than to keep one file. */
const LOOK_EVERY = 20;

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

/** Bounds what a page loads between two words with the shell: called with each file that is kept. */
export function createFileBound(caches: Pick<Caches, "open">): (base: string) => Promise<void> {
  const kept = new Map<string, number>();
  return async (base) => {
    const before = kept.get(base) ?? 0;
    kept.set(base, before + 1);
    // With the first too: a worker may be started for a single file.
    if (before % LOOK_EVERY === 0) await removeFiles(await caches.open(frameCache(base)), base, FILES_BETWEEN);
  };
}

async function keep(cache: Cache, base: string, herd: string, at: number): Promise<void> {
  const { fresh, shown } = keptPage(base);
  const [newer, before] = [await cache.match(fresh), await cache.match(shown)];
  const page = newer ?? before;
  if (page === undefined) return;
  const { [herd]: _, ...others } = before ? openedAt(before) : {};
  const headers = new Headers(page.headers);
  headers.set(OPENED_AT, JSON.stringify([...Object.entries(others).slice(1 - KEPT_LIMITS.herds), [herd, at]]));
  const kept = new Response(page.body, { headers });
  // A page that is still open needs what it began with; of one that came anew the former files go first.
  if (newer === undefined) await removeFiles(cache, base, KEPT_LIMITS.files);
  await cache.put(shown, kept);
  if (newer === undefined) return;
  await cache.delete(fresh);
  await removeFiles(cache, base, KEPT_LIMITS.files);
}

/**
 * Removes files until no more than `most` are left. A cache gives them in the order they were kept: those after the page, which it has
 * loaded since it spoke with the shell, go first, then those of former versions. Without what it began with a page is none.
 */
async function removeFiles(cache: Cache, base: string, most: number): Promise<void> {
  const { shown } = keptPage(base);
  const isPage = ({ url }: Request) => new URL(url).pathname === shown;
  const all = await cache.keys();
  const since = all.findIndex(isPage) + 1;
  const files = [...all.slice(since), ...all.slice(0, since)].filter((file) => !isPage(file));
  await Promise.all(files.slice(0, Math.max(0, files.length - most)).map((file) => cache.delete(file)));
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
