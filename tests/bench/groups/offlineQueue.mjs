import { readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { signIn, signInWhileBusy, startProduct } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { figure } from "../figure.mjs";
import { startKillableBrowser } from "../killableBrowser.mjs";
import { ROOT } from "../workFolder.mjs";

const PERSONA = "eleveur-lait";
/** An application on the origin of the shell, whose page here only enters actions. */
const PAGE = { base: "/card", address: "/detail/12" };
const ENVOIS = { base: "/synchrozor", address: "/sync/main" };
const SENDING = "**/syncManager/api/actions";
const QUEUED = 10_000;
/** Below what the shell takes of one page in a minute. */
const ENTRIES = 50;
const ENQUEUE_BOUND_MS = 5;
const BOUND_MS = 200;
const HEAP_BOUND_MB = 64;
const LOOK_MS = 500;
const PRESSES = 10;

/** Ten thousand entries on a device: what one more costs, and what sending them costs the page, with a kill half way. */
export async function measure(work) {
  const product = await startProduct(work);
  let browser = await startKillableBrowser(join(work, "browser"));
  let isUp = true;
  try {
    const { empty, full, heap, idle } = await fill(browser, product.origin);
    await browser.kill();
    const taken = { tasks: [], presses: [], heaps: [] };
    for (const until of [QUEUED / 2, 0]) {
      browser = await startKillableBrowser(join(work, "browser"));
      const left = await drain(browser, product.origin, until, taken);
      if (until === 0) taken.left = left;
      await browser.kill();
    }
    await product.stop();
    isUp = false;
    const { lost, twice, late } = compare(join(work, "data/clarine.sqlite"), QUEUED);
    return [
      figure({ name: "queue-enqueue-empty", value: median(empty), unit: "ms", bound: ENQUEUE_BOUND_MS }),
      figure({ name: `queue-enqueue-${QUEUED}`, value: median(full), unit: "ms", bound: ENQUEUE_BOUND_MS }),
      figure({
        name: "queue-drain-longest-task",
        value: Math.max(...taken.tasks),
        unit: "ms",
        bound: BOUND_MS,
        baseline: { name: "with nothing to send", value: Math.max(...idle.tasks), unit: "ms" },
      }),
      figure({
        name: "queue-drain-slowest-press",
        value: Math.max(...taken.presses),
        unit: "ms",
        bound: BOUND_MS,
        baseline: { name: "with nothing to send", value: Math.max(...idle.presses), unit: "ms" },
      }),
      figure({ name: "queue-drain-heap-growth", value: Math.max(...taken.heaps) - heap, unit: "MB", bound: HEAP_BOUND_MB }),
      figure({ name: "queue-drain-heap-left", value: taken.left - heap, unit: "MB" }),
      figure({ name: "queue-lost", value: lost, unit: "entries", bound: 0 }),
      figure({ name: "queue-twice", value: twice, unit: "entries", bound: 0 }),
      figure({ name: "queue-out-of-order", value: late, unit: "entries", bound: 0 }),
    ];
  } finally {
    if (isUp) {
      await browser.kill().catch(() => {});
      await product.stop();
    }
  }
}

/** Fills the queue while the server asks for time; gives what an entry costs on an empty and on a full one, and the heap before. */
async function fill({ context }, origin) {
  await context.route(SENDING, (route) => route.fulfill({ status: 503, headers: { "Retry-After": "3600" }, body: "" }));
  await context.addInitScript(noteSlowness);
  await servePage(context, `${origin}${PAGE.base}/`);
  const page = await context.newPage();
  await signIn(page, origin, PERSONA);
  const idle = { tasks: [], presses: [] };
  await openFrame(page, ENVOIS);
  await page.evaluate(() => window.slowness.splice(0));
  for (let times = 0; times < PRESSES; times++) await press(page);
  await note(page, idle);
  const frame = await openFrame(page, PAGE);
  await frame.waitForFunction(() => window.ownShell !== undefined);
  const heap = await heapOf(page, { collected: true });
  const empty = await frame.evaluate(enter, { from: 1, count: ENTRIES });
  await page.evaluate(copyEntries, { from: ENTRIES + 1, to: QUEUED - ENTRIES });
  // The shell reads the disk when it looks for what to send.
  await page.reload();
  const again = await openFrame(page, PAGE);
  await again.waitForFunction(() => window.ownShell !== undefined);
  await page.locator("[data-sync]", { hasText: `${QUEUED - ENTRIES}` }).waitFor();
  const full = await again.evaluate(enter, { from: QUEUED - ENTRIES + 1, count: ENTRIES });
  return { empty, full, heap, idle };
}

/** Sends until so many are left, on the page that shows it, and presses something all the while; gives the heap in the end. */
async function drain({ context }, origin, until, taken) {
  await context.addInitScript(noteSlowness);
  const page = await context.newPage();
  // A browser that is killed may lose the cookie of the session, but not the queue.
  await page.goto(`${origin}/healthz`);
  await page.evaluate(() => localStorage.clear());
  await signInWhileBusy(page, origin, PERSONA);
  await page.locator('[data-shown="true"][data-state="connected"]').waitFor();
  await openFrame(page, ENVOIS);
  await page.locator("[data-sync]").waitFor();
  await page.evaluate(() => window.slowness.splice(0));
  for (let waiting = QUEUED; waiting > until; waiting = await waitingOn(page)) {
    await press(page);
    taken.heaps.push(await heapOf(page));
  }
  await note(page, taken);
  return heapOf(page, { collected: true });
}

/** Opens a menu and closes it again. */
async function press(page) {
  await page.locator("[data-tab][aria-expanded]").first().click();
  await page.keyboard.press("Escape");
  await page.waitForTimeout(LOOK_MS);
}

async function note(page, { tasks, presses }) {
  const slow = await page.evaluate(() => window.slowness.splice(0));
  // The browser notes no task below 50 ms, and no press below 16 ms.
  tasks.push(50, ...slow.filter(({ kind }) => kind === "longtask").map(({ ms }) => ms));
  presses.push(16, ...slow.filter(({ kind }) => kind === "event").map(({ ms }) => ms));
}

async function waitingOn(page) {
  const said = await page.evaluate(() => {
    const badge = document.querySelector("[data-sync]");
    return badge && { state: badge.dataset.sync, text: badge.textContent };
  });
  // The rail is silent once all is sent.
  if (said === null) return 0;
  if (said.state === "WARNING" || said.state === "ERROR") throw new Error(`The sending has failed: ${said.state}`);
  return Number.parseInt(said.text, 10);
}

/** In MB. */
async function heapOf(page, { collected = false } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  if (collected) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  await devtools.detach();
  return metrics.find(({ name }) => name === "JSHeapUsedSize").value / 1e6;
}

async function servePage(context, address) {
  const script = 'import { connectToShell } from "./__sdk__/index.js"; window.ownShell = await connectToShell();';
  const body = `<!doctype html><title>Page</title><body>Page<script type="module">${script}</script></body>`;
  await context.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
  await context.route(`${address}__sdk__/*`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: readFileSync(join(ROOT, "dist/sdk", new URL(route.request().url()).pathname.split("/").at(-1)), "utf8"),
    }),
  );
}

async function openFrame(page, { base, address }) {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
  const element = page.locator(`[data-shown="true"][data-state="connected"] iframe[src^="${base}/"]`);
  await element.waitFor();
  return (await element.elementHandle()).contentFrame();
}

/** In the frame: from the call of the page until the shell has said that the entry is on the disk. */
async function enter({ from, count }) {
  const times = [];
  for (let serial = from; serial < from + count; serial++) {
    const before = performance.now();
    const answer = await window.ownShell.storageAction("weighed", { serial });
    times.push(performance.now() - before);
    if (!answer.ok) throw new Error(answer.error);
  }
  return times;
}

/** In the page: entries like the last one, straight onto the disk, since a page may enter only some in a minute. */
async function copyEntries({ from, to }) {
  const asked = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await asked(indexedDB.open("clarine.outbox"));
  const transaction = database.transaction("actions", "readwrite");
  const store = transaction.objectStore("actions");
  const [entry] = await asked(store.index("user").getAll(undefined, 1));
  for (let serial = from; serial <= to; serial++) store.add({ ...entry, key: crypto.randomUUID(), payload: { serial } });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

/** In the page, before anything else. */
function noteSlowness() {
  if (window !== top) return;
  window.slowness = [];
  const note = (kind, isWanted, options) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (isWanted(entry)) window.slowness.push({ kind, ms: entry.duration });
    }).observe({ type: kind, buffered: true, ...options });
  note("longtask", () => true);
  note("event", ({ interactionId }) => interactionId > 0, { durationThreshold: 16 });
}

/** What the server has applied, beside what was entered: 1, 2, 3 and so on. */
function compare(file, entered) {
  const database = new Database(file, { readonly: true });
  const rows = database.prepare("select payload from applied_actions order by position").all();
  database.close();
  const serials = rows.map(({ payload }) => JSON.parse(payload).serial);
  const once = new Set(serials);
  const late = serials.filter((serial, at) => at > 0 && serial < serials[at - 1]);
  return { lost: entered - once.size, twice: serials.length - once.size, late: late.length };
}
