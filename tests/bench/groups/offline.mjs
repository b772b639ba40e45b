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
/** Longer than the half second for which a state must last. */
const SETTLED_MS = 1200;

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

/** Script of the page for each way, the open menu of so many tiles drawn anew; the first one there and back counts for nothing. */
async function switchTimes(context, page, section) {
  await page.locator(`[data-tab="${section}"]`).click();
  await page.locator("[data-tile]").nth(TILES).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  const scriptMs = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration").value * 1000;
  };
  const taken = { "network-gone": [], "network-back": [] };
  for (let round = -1; round < ROUNDS; round++)
    for (const [name, times] of Object.entries(taken)) {
      const isGone = name === "network-gone";
      const before = await scriptMs();
      await context.setOffline(isGone);
      await page.locator(`html[data-network="${isGone ? "OFFLINE" : "ONLINE"}"]`).waitFor();
      await pause(SETTLED_MS);
      if (round >= 0) times.push((await scriptMs()) - before);
      const shown = await page.locator("[data-tile][data-offline]").count();
      if (shown > 0 !== isGone) throw new Error(`The menu is wrong after ${name}`);
    }
  return taken;
}

/** From the order to the first tab in the page, in a page of its own. */
async function secondsToMenu(context, origin) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(`${origin}/`);
  await page.locator("[data-tab]").first().waitFor();
  const at = await page.evaluate(() => window.menuAt);
  await page.close();
  return at / 1000;
}

/** In the page, before anything else: when the first tab was there. */
function noteMenu() {
  new MutationObserver((_, observer) => {
    if (document.querySelector("[data-tab]") === null) return;
    window.menuAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
