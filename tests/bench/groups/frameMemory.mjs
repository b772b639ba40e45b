import { launchBrowser, startProduct } from "../browser.mjs";
import { figure, ratioFigure } from "../figure.mjs";
import { framePages, METERED, openContestant } from "../framePages.mjs";
import { serveFrames } from "../frameServer.mjs";

const LIVE = 30;
/** Of 200 opened frames to those that live. */
const HEAP_BOUND = 1.15;
const OPENED = 200;
const NAVIGATIONS = 1000;
/** What may stay of a thousand navigations, in megabytes: a leak of a page of the bench would be a hundred times that. */
const LEAK_BOUND_MB = 2;
const MB = 1024 * 1024;

/** What frames weigh in the memory of the page around them, in megabytes after a collection, and whether it comes back. */
export async function measure(work) {
  const product = await startProduct(work);
  const pages = framePages().map((page, at) => ({ ...page, at }));
  const server = await serveFrames(
    product.origin,
    pages.map(({ base }) => base),
  );
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
    await context.addInitScript(METERED);
    // As many frames as the largest device may keep.
    await context.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 8 }));
    const bare = await openContestant(context, "bare", server.origin);
    const shell = await openContestant(context, "shell", server.origin);
    const first = { shell: await heapOf(shell), bare: await heapOf(bare) };
    const live = await framesUpTo(shell, pages);
    for (const page of pages.slice(0, live)) await bare.evaluate((one) => window.benchShow(one), page);
    const full = { shell: await heapOf(shell), bare: await heapOf(bare) };
    const opened = await openMany(shell, pages, OPENED);
    const before = await walk(shell, pages, NAVIGATIONS / 10);
    const after = await walk(shell, pages, NAVIGATIONS);
    return [
      ratioFigure(
        "heap-30-frames",
        full.shell / full.bare,
        null,
        { name: `own, ${live} frames`, value: full.shell, unit: "MB" },
        { name: `frames by hand, ${live}`, value: full.bare, unit: "MB" },
      ),
      // React, MobX, registry and texts, and what it keeps of each frame.
      figure({
        name: "heap-30-frames-shell",
        value: full.shell - full.bare,
        unit: "MB",
        baseline: { name: "with its first frames alone", value: first.shell - first.bare, unit: "MB" },
      }),
      figure({ name: "live-after-200-opened", value: opened.frames, unit: "frames", bound: LIVE }),
      ratioFigure(
        "heap-after-200-opened",
        opened.heap / full.shell,
        HEAP_BOUND,
        { name: "own", value: opened.heap, unit: "MB" },
        { name: `with ${live} frames before`, value: full.shell, unit: "MB" },
      ),
      figure({
        name: "heap-growth-of-1000-navigations",
        value: Math.max(0, after - before),
        unit: "MB",
        bound: LEAK_BOUND_MB,
        baseline: { name: "after the first hundred", value: before, unit: "MB" },
      }),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await product.stop();
  }
}

/** Opens pages until as many frames live as may; how many of them were opened here. */
async function framesUpTo(shell, pages) {
  let opened = 0;
  while ((await countFrames(shell)) < LIVE && opened < pages.length) {
    await shell.evaluate((one) => window.benchShow(one), pages[opened]);
    opened += 1;
  }
  return countFrames(shell);
}

async function openMany(shell, pages, count) {
  for (let at = 0; at < count; at++) await shell.evaluate((one) => window.benchShow(one), pages[at % pages.length]);
  return { frames: await countFrames(shell), heap: await heapOf(shell) };
}

/** Back and forth between a few kept pages. */
async function walk(shell, pages, count) {
  for (let at = 0; at < count; at++) await shell.evaluate((one) => window.benchShow(one), pages[at % 4]);
  return heapOf(shell);
}

function countFrames(page) {
  return page.locator("iframe[data-app]").count();
}

async function heapOf(page) {
  const devtools = await page.context().newCDPSession(page);
  try {
    // Twice: what the first one lets go may hold more.
    for (let time = 0; time < 2; time++) await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    return usedSize / MB;
  } finally {
    await devtools.detach();
  }
}
