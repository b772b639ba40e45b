import { setTimeout as pause } from "node:timers/promises";
import { launchBrowser, signIn, startProduct } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { figure } from "../figure.mjs";
import { buildWiderProduct } from "../widerProduct.mjs";

const PERSONA = "technicien-hors-ligne";
const TILES = 300;
const ROUNDS = 5;
const SLOWDOWN = 4;
const START_BOUND_S = 1;
const FRAME_MS = 16;
const WORK = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];
const MENU_AT = "menu at ";
/** A page that the shell draws itself. */
const FRAMELESS = "/sync/add";
/** Longer than the half second for which a state must last, and shorter than two, after which the applications are signed in to again. */
const SETTLED_MS = 800;
const SIGNED_IN_MS = 1200;

/** Without network: from cold to the menu with the server gone, and what the menu costs when the network goes and comes back. */
export async function measure(work) {
  const { root, section } = await buildWiderProduct(work, TILES);
  const product = await startProduct(work, root);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
    await context.addInitScript(noteMenu);
    const page = await context.newPage();
    await signIn(page, product.origin, PERSONA);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    const switches = await switchTimes(context, page, section);
    await product.stop();
    await context.setOffline(true);
    await page.close();
    const starts = [];
    for (let round = 0; round < ROUNDS; round++) starts.push(await secondsToMenu(context, product.origin));
    return [
      figure({ name: `offline-start-${SLOWDOWN}x`, value: median(starts), unit: "s", bound: START_BOUND_S }),
      ...Object.entries(switches).map(([to, times]) =>
        figure({ name: `${to}-${TILES}-tiles`, value: median(times), unit: "ms", bound: FRAME_MS }),
      ),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/**
 * Script, style and layout of the page for each way under the open menu of so many tiles, in processor time of the main thread, without what
 * the pages in frames do; the first one there and back counts for nothing. The first frame after the change has to show every tile as it is now.
 */
async function switchTimes(context, page, section) {
  await page.goto(new URL(FRAMELESS, page.url()).href);
  await page.locator(`[data-tab="${section}"]`).click();
  await page.locator("[data-tile][data-offline]").nth(TILES).waitFor();
  for (const preview of page.frames().slice(1)) await preview.goto("about:blank");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const workMs = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.reduce((sum, { name, value }) => sum + (WORK.includes(name) ? value * 1000 : 0), 0);
  };
  const taken = { "network-gone": [], "network-back": [] };
  for (let round = -1; round < ROUNDS; round++)
    for (const [name, times] of Object.entries(taken)) {
      const isGone = name === "network-gone";
      const before = await workMs();
      await context.setOffline(isGone);
      // Whatever waits in the page works there too.
      await pause(SETTLED_MS);
      if (round >= 0) times.push((await workMs()) - before);
      await pause(SIGNED_IN_MS);
      const [shown, all] = await page.evaluate(() => window.tilesInFrame);
      if (round >= 0 && (shown !== (isGone ? all : 0) || all < TILES))
        throw new Error(`${shown} of ${all} tiles say so in the frame after ${name}`);
    }
  return taken;
}

/** From the order to the first frame with a tab on the screen, in a page of its own. */
async function secondsToMenu(context, origin) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // Told by the page: what asks it from outside takes time of its own.
  const told = page.waitForEvent("console", (message) => message.text().startsWith(MENU_AT));
  await page.goto(`${origin}/`);
  const at = Number((await told).text().slice(MENU_AT.length));
  await page.close();
  return at / 1000;
}

/** In the page, before anything else: when the first tab was drawn, and what the tiles say in the frame after a change of the network. */
function noteMenu() {
  const drawn = (run) => requestAnimationFrame(() => setTimeout(run));
  new MutationObserver((_, observer) => {
    if (document.querySelector("[data-tab]") === null) return;
    observer.disconnect();
    drawn(() => console.info(`menu at ${performance.now()}`));
  }).observe(document, { childList: true, subtree: true });
  new MutationObserver(() =>
    requestAnimationFrame(() => {
      const said = '[data-network="OFFLINE"] [data-tile][data-offline]';
      window.tilesInFrame = [said, "[data-tile]"].map((tiles) => document.querySelectorAll(tiles).length);
    }),
  ).observe(document, { attributeFilter: ["data-network"], subtree: true });
}
