import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { launchBrowser, signIn, startProduct } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { figure, ratioFigure } from "../figure.mjs";
import { servePages } from "../pageServer.mjs";
import { versionOf } from "../peers.mjs";
import { ROOT } from "../workFolder.mjs";

export const needsPeers = true;

const PERSONA = "tous-droits";
const LOOK_KEY = "clarine.session.look";
const ROUNDS = 7;
const BOUND = 2.5;
const WARM_BOUND_S = 1;
const WARM_SLOWDOWN = 4;
const GIVE_UP_MS = 60_000;

/** Main-thread time from nothing to a menu that can be pressed, and the time it takes again from the cache of the browser. */
export async function measure(work) {
  const menu = execFileSync(process.execPath, [join(ROOT, "codegen/start.mjs"), "menu", "--persona", PERSONA, "--format", "json"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const product = await startProduct(work);
  const pages = await servePages(menu);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
    await emptyFrames(context, menu);
    const page = await context.newPage();
    await signIn(page, product.origin, PERSONA);
    // Where work begins: the root page only waits and leads there.
    const home = new URL(page.url()).pathname;
    // From the second start on the menus are drawn as they last were, and what is pressed in them is done when the shell is there.
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, LOOK_KEY);
    await page.close();
    const contestants = {
      shell: { origin: product.origin, path: home, ready: "[data-tab]" },
      living: { origin: product.origin, path: home, ready: "#root [data-tab]" },
      bare: { origin: pages.origin, path: "/bare.html", ready: "[data-menu]" },
      luigi: { origin: pages.origin, path: "/luigi.html", ready: '[data-testid^="menu-"]' },
    };
    const cold = await coldBoots(context, contestants);
    return [
      ...coldFigures(cold),
      await warmStart(context, contestants.shell, `boot-warm-${WARM_SLOWDOWN}x`, WARM_BOUND_S),
      await warmStart(context, contestants.living, `boot-warm-${WARM_SLOWDOWN}x-living`, null),
    ];
  } finally {
    await browser.close();
    await pages.stop();
    await product.stop();
  }
}

/** What a sub-application costs is its own: its document is an empty one for everybody. */
async function emptyFrames(context, menu) {
  const frames = JSON.parse(menu).sections.flatMap(({ tiles }) =>
    tiles.flatMap(({ frame }) => (frame === null ? [] : [frame.split("#")[0]])),
  );
  const bases = new Set(frames);
  await context.route(
    ({ pathname }) => bases.has(pathname),
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A page of somebody else</title>" }),
  );
}

async function coldBoots(context, contestants) {
  const taken = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round++)
    for (const [name, contestant] of Object.entries(contestants)) {
      const cpu = await coldBoot(context, contestant);
      if (round >= 0) taken[name].push(cpu);
    }
  return taken;
}

/** Processor time of the main thread in milliseconds, of it that of scripts; nothing comes from a cache. */
async function coldBoot(context, { origin, path, ready }) {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const menu = await watchMenu(page, ready);
    await page.goto(origin + path, { waitUntil: "commit" });
    await menu.isThere;
    const metrics = await metricsOf(devtools);
    return { task: metrics.TaskDuration * 1000, script: metrics.ScriptDuration * 1000 };
  } finally {
    await page.close();
  }
}

/** Set up before the page is loaded: `isThere` gives the time since the navigation once the menu has been painted. */
async function watchMenu(page, selector) {
  let tell = () => {};
  const isThere = new Promise((resolve, reject) => {
    tell = resolve;
    setTimeout(() => reject(new Error(`No ${selector} after ${GIVE_UP_MS / 1000} s`)), GIVE_UP_MS).unref();
  });
  await page.exposeBinding("menuIsThere", (_, at) => tell(at));
  await page.addInitScript((wanted) => {
    if (window !== top) return;
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => window.menuIsThere(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, selector);
  return { isThere };
}

async function metricsOf(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

function coldFigures(taken) {
  const of = (name, what) => median(taken[name].map((one) => one[what]));
  const ratio = (name, to, what) => median(taken[name].map((one, round) => one[what] / taken[to][round][what]));
  const reading = (name, who) => ({ name, value: of(who, "task"), unit: "ms" });
  const bare = reading("a bare page", "bare");
  const luigi = reading(`@luigi-project/core ${versionOf("@luigi-project/core")}`, "luigi");
  const own = reading("own", "shell");
  return [
    ratioFigure("boot-cold-bare", ratio("shell", "bare", "task"), BOUND, own, bare),
    ratioFigure("boot-cold-luigi", ratio("shell", "luigi", "task"), null, own, luigi),
    ratioFigure("boot-luigi-bare", ratio("luigi", "bare", "task"), null, luigi, bare),
    // Until the shell itself answers.
    ratioFigure("boot-cold-living-bare", ratio("living", "bare", "task"), null, reading("own", "living"), bare),
    figure({ name: "boot-cold-living-script", value: of("living", "script"), unit: "ms" }),
  ];
}

/** From the navigation to the painted menu with everything in the cache, the processor slowed down. */
async function warmStart(context, { origin, path, ready }, name, bound) {
  const seconds = [];
  for (let round = -1; round < ROUNDS; round++) {
    const page = await context.newPage();
    try {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: WARM_SLOWDOWN });
      const menu = await watchMenu(page, ready);
      await page.goto(origin + path, { waitUntil: "commit" });
      const at = await menu.isThere;
      if (round >= 0) seconds.push(at / 1000);
    } finally {
      await page.close();
    }
  }
  return figure({ name, value: median(seconds), unit: "s", ...(bound !== null && { bound }) });
}
