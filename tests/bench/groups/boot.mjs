import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { launchBrowser, signIn, startProduct } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { figure, ratioFigure } from "../figure.mjs";
import { serveFrames } from "../frameServer.mjs";
import { servePages } from "../pageServer.mjs";
import { versionOf } from "../peers.mjs";
import { ROOT } from "../workFolder.mjs";

export const needsPeers = true;

const PERSONA = "tous-droits";
const ROUNDS = 7;
/** Rounds that do not count: a browser keeps the compiled code of a script from its third use on. */
const FIRST_ROUNDS = { cold: 1, warm: 3 };
const COLD_BOUND = 0.8;
const WARM_BOUND = 1.1;
const WARM_SLOWDOWN = 4;
const GIVE_UP_MS = 60_000;
/**
 * Playwright has the browser note which line asks for each file, and for that V8 parses whole scripts again (`V8.CollectSourcePositions` in a
 * trace, some 20 ms for the shell and for Luigi): nobody without such a tool waits for it. Positions kept while compiling leave it out.
 */
const AS_WITHOUT_TOOLS = ["--js-flags=--no-enable-lazy-source-positions"];

/** From nothing to menus that answer: main-thread time with an empty cache, and seconds with a full one on a slow processor. */
export async function measure(work) {
  const menu = execFileSync(process.execPath, [join(ROOT, "codegen/start.mjs"), "menu", "--persona", PERSONA, "--format", "json"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const product = await startProduct(work);
  const shell = await serveFrames(product.origin, frameBases(menu), emptyFrame);
  const pages = await servePages(menu);
  const browser = await launchBrowser(AS_WITHOUT_TOOLS);
  try {
    const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await signIn(page, shell.origin, PERSONA);
    // Where work begins: the root page only waits and leads there.
    const home = new URL(page.url()).pathname;
    await page.close();
    const contestants = {
      shell: { address: shell.origin + home, ready: "#root [data-tab]", press: opensItsMenu },
      bare: { address: `${pages.origin}/bare.html`, ready: "[data-menu]" },
      luigi: { address: `${pages.origin}/luigi.html`, ready: '[data-testid^="menu-"]' },
    };
    const cold = await inRounds(contestants, FIRST_ROUNDS.cold, (contestant) => coldBoot(context, contestant));
    const warm = await inRounds(contestants, FIRST_ROUNDS.warm, (contestant) => warmBoot(context, contestant));
    return [...coldFigures(cold), ...warmFigures(warm)];
  } finally {
    await browser.close();
    await pages.stop();
    await shell.stop();
    await product.stop();
  }
}

function frameBases(menu) {
  const frames = JSON.parse(menu).sections.flatMap(({ tiles }) => tiles.flatMap(({ frame }) => (frame?.startsWith("/") ? [frame] : [])));
  return [...new Set(frames.map((frame) => frame.split("/#")[0]))];
}

/** What a sub-application costs is its own: its document is an empty one for everybody. */
function emptyFrame(_, response) {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>A page of somebody else</title>");
  return true;
}

/** A press on a section opens its menu: whoever is measured until then answers itself. */
async function opensItsMenu(page) {
  await page.locator("#root [data-tab][aria-expanded=false]").first().click();
  await page.locator('section[id^="tiles-"] [data-tile]').first().waitFor();
}

async function inRounds(contestants, first, boot) {
  const taken = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let round = -first; round < ROUNDS; round++)
    for (const [name, contestant] of Object.entries(contestants)) {
      const reading = await boot(contestant);
      if (round >= 0) taken[name].push(reading);
    }
  return taken;
}

/** Processor time of the main thread in milliseconds, of it that of scripts; the cache is on, as for everybody, and empty. */
async function coldBoot(context, contestant) {
  return booted(context, contestant, async (devtools, open) => {
    await devtools.send("Network.clearBrowserCache");
    // A service worker has a store of its own: with it nothing would be cold.
    const { origin } = new URL(contestant.address);
    await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers,cache_storage" });
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await open();
    const { metrics } = await devtools.send("Performance.getMetrics");
    const { TaskDuration, ScriptDuration } = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return { task: TaskDuration * 1000, script: ScriptDuration * 1000 };
  });
}

/** Seconds from the navigation to the painted menu with everything in the cache, the processor slowed down. */
async function warmBoot(context, contestant) {
  return booted(context, contestant, async (devtools, open) => {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: WARM_SLOWDOWN });
    return { seconds: (await open()) / 1000 };
  });
}

async function booted(context, { address, ready, press }, read) {
  const page = await context.newPage();
  try {
    const menu = await watchMenu(page, ready);
    const reading = await read(await context.newCDPSession(page), async () => {
      await page.goto(address, { waitUntil: "commit" });
      return menu.isThere;
    });
    await press?.(page);
    return reading;
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

function coldFigures(taken) {
  const { ratio, reading } = readings(taken, "ms");
  const bare = reading("a bare page", "bare", "task");
  const luigi = reading(luigiVersion(), "luigi", "task");
  const own = reading("own", "shell", "task");
  return [
    ratioFigure("boot-cold-luigi", ratio("shell", "luigi", "task"), COLD_BOUND, own, luigi),
    ratioFigure("boot-cold-bare", ratio("shell", "bare", "task"), null, own, bare),
    ratioFigure("boot-luigi-bare", ratio("luigi", "bare", "task"), null, luigi, bare),
    figure({ name: "boot-cold-script", value: reading("own", "shell", "script").value, unit: "ms" }),
  ];
}

function warmFigures(taken) {
  const { ratio, reading } = readings(taken, "s");
  const own = reading("own", "shell", "seconds");
  const name = `boot-warm-${WARM_SLOWDOWN}x`;
  return [
    ratioFigure(`${name}-luigi`, ratio("shell", "luigi", "seconds"), WARM_BOUND, own, reading(luigiVersion(), "luigi", "seconds")),
    ratioFigure(`${name}-bare`, ratio("shell", "bare", "seconds"), null, own, reading("a bare page", "bare", "seconds")),
  ];
}

/** Installed by the time anything is measured. */
function luigiVersion() {
  return `@luigi-project/core ${versionOf("@luigi-project/core")}`;
}

function readings(taken, unit) {
  return {
    ratio: (name, to, what) => median(taken[name].map((one, round) => one[what] / taken[to][round][what])),
    reading: (name, who, what) => ({ name, value: median(taken[who].map((one) => one[what])), unit }),
  };
}
