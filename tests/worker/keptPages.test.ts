import { expect, test } from "vitest";
import { frameCache, KEPT_LIMITS, keptPage } from "../../src/domain/offline/keptPages";
import { KEPT_BYTES } from "../../src/worker/cacheableResponse";
import { answerAboutPages, createFileBound, evictPages } from "../../src/worker/keptPages";
import { memoryCaches } from "../support/memoryCaches";

const file = (text: string) => new Response(text, { headers: { [KEPT_BYTES]: String(text.length), "content-type": "text/html" } });

function device() {
  const { caches, all, paths } = memoryCaches();
  /** As the worker leaves it when a page comes. */
  const comes = async (base: string, text = "page", ...files: string[]) => {
    const cache = await caches.open(frameCache(base));
    await cache.put(keptPage(base).fresh, file(text));
    for (const path of files) await cache.put(path, file("12345"));
  };
  const bound = createFileBound(caches);
  /** A page fetches more, one file after the other. */
  const fetches = async (base: string, files: readonly string[]) => {
    for (const path of files) {
      await bound(base);
      await (await caches.open(frameCache(base))).put(path, file("12345"));
    }
  };
  const shown = async (base: string) => (await (await caches.open(frameCache(base))).match(keptPage(base).shown))?.text();
  const keep = (base: string, at: number, herd = "FR1") => answerAboutPages(caches, { pages: "keep", bases: [base], herd, at });
  const list = async () => (await answerAboutPages(caches, { pages: "list" })) ?? [];
  return { caches, all, paths, comes, fetches, shown, keep, list };
}

test("a page is kept to be shown without network once it has spoken with the shell, with its size and its age by herd", async () => {
  const { comes, shown, keep, list } = device();
  await comes("/card", "first", "/assets/card.js");
  expect([await shown("/card"), await list()]).toEqual([undefined, []]);
  await keep("/card", 1000);
  expect(await shown("/card")).toBe("first");
  expect(await list()).toEqual([{ base: "/card", bytes: 10, openedAt: { FR1: 1000 } }]);
  // The same document for another herd, then a newer one for the first.
  await keep("/card", 2000, "FR2");
  await comes("/card", "newer");
  await keep("/card", 3000);
  expect(await shown("/card")).toBe("newer");
  expect(await list()).toEqual([{ base: "/card", bytes: 10, openedAt: { FR2: 2000, FR1: 3000 } }]);
});

test("a page that came later and never spoke (a captive portal, a broken version) leaves the former one in its place", async () => {
  const { comes, shown, keep, list } = device();
  await comes("/card", "good");
  await keep("/card", 1000);
  await comes("/card", "portal");
  expect(await shown("/card")).toBe("good");
  await keep("/map", 2000);
  expect(await list()).toHaveLength(1);
});

test("of many herds and files those of longest ago go, the document of a page never", async () => {
  const { comes, keep, list, paths } = device();
  const files = Array.from({ length: KEPT_LIMITS.files + 10 }, (_, n) => `/assets/${n}.js`);
  await comes("/card", "page", ...files);
  for (let at = 0; at < KEPT_LIMITS.herds + 5; at++) await keep("/card", at, `FR${at}`);
  expect(paths(frameCache("/card"))).toEqual([...files.slice(10), "/card/"]);
  const [page] = await list();
  expect(Object.keys(page?.openedAt ?? {})).toHaveLength(KEPT_LIMITS.herds);
  expect([page?.openedAt.FR4, page?.openedAt.FR5]).toEqual([undefined, 5]);
});

const pictures = (count: number, of = "field") => Array.from({ length: count }, (_, n) => `/images/${of}/${n}.png`);

test("a page that goes on fetching without speaking with the shell keeps no more than twice its files, and all that it began with", async () => {
  const { comes, fetches, keep, paths } = device();
  await comes("/map", "page", "/assets/map.js");
  await keep("/map", 1000);
  await fetches("/map", pictures(5 * KEPT_LIMITS.files));
  const kept = paths(frameCache("/map"));
  expect(kept.length).toBeLessThan(2.2 * KEPT_LIMITS.files);
  expect(kept.slice(0, 2)).toEqual(["/assets/map.js", "/map/"]);
  expect(kept.at(-1)).toBe(pictures(5 * KEPT_LIMITS.files).at(-1));
});

test("a page shown for another herd keeps what it began with rather than what it fetched since; a newer version takes its place whole", async () => {
  const { comes, fetches, keep, paths } = device();
  await comes("/map", "page", "/assets/map.js");
  await keep("/map", 1000);
  await fetches("/map", pictures(KEPT_LIMITS.files));
  await keep("/map", 2000, "FR2");
  expect(paths(frameCache("/map"))).toEqual(["/assets/map.js", ...pictures(KEPT_LIMITS.files).slice(1), "/map/"]);
  const newer = pictures(KEPT_LIMITS.files, "newer");
  await comes("/map", "newer");
  await fetches("/map", newer);
  expect(paths(frameCache("/map"))).toContain("/assets/map.js");
  await keep("/map", 3000);
  expect(paths(frameCache("/map"))).toEqual([...newer, "/map/"]);
});

test("a worker that is started anew for each file bounds them all the same", async () => {
  const { caches, comes, paths } = device();
  await comes("/map", "page", ...pictures(3 * KEPT_LIMITS.files));
  await createFileBound(caches)("/map");
  expect(paths(frameCache("/map"))).toHaveLength(2 * KEPT_LIMITS.files + 1);
});

test("beyond the limits of number and size the pages opened longest ago go first, never those just shown", async () => {
  const { caches, comes, keep, list } = device();
  for (const [at, base] of ["/a", "/b", "/c"].entries()) {
    await comes(base, "0123456789");
    await keep(base, at);
  }
  const bases = async () => (await list()).map(({ base }) => base);
  await evictPages(caches, ["/a"], { pages: 2, bytes: 1000 });
  expect(await bases()).toEqual(["/a", "/c"]);
  await evictPages(caches, ["/a"], { pages: 24, bytes: 10 });
  expect(await bases()).toEqual(["/a"]);
  await evictPages(caches, ["/a"], { pages: 0, bytes: 1 });
  expect(await bases()).toEqual(["/a"]);
});

test("clearing takes these pages alone", async () => {
  const { caches, all, comes } = device();
  await caches.open("workbox-precache");
  await comes("/card");
  await answerAboutPages(caches, { pages: "clear" });
  expect([...all.keys()]).toEqual(["workbox-precache"]);
});
