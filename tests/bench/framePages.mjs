import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signIn } from "./browser.mjs";
import { ROOT } from "./workFolder.mjs";

const PERSONA = "tous-droits";

/** Pages of applications of their own on the origin of the shell, one each: base, address in the shell, and application. */
export function framePages() {
  const command = [join(ROOT, "codegen/start.mjs"), "menu", "--persona", PERSONA, "--format", "json"];
  const menu = JSON.parse(execFileSync(process.execPath, command, { cwd: ROOT, encoding: "utf8" }));
  const records = readFileSync(join(ROOT, "generated/applications.ts"), "utf8");
  const elsewhere = new Set([...records.matchAll(/base: "([^"]+)", candidate: [^,]+, isolation: "origin"/g)].map(([, base]) => base));
  const pages = new Map();
  for (const { tiles } of menu.sections)
    for (const { frame, href } of tiles) {
      const base = frame?.startsWith("/") ? frame.split("/#")[0] : null;
      if (base !== null && href !== null && !elsewhere.has(base) && !pages.has(base)) pages.set(base, { base, href });
    }
  return [...pages.values()];
}

/** How each contestant is opened, is told to show a page, and shows that it does. Everything runs in the page. */
export const CONTESTANTS = {
  shell: {
    start: async (page, origin) => {
      await signIn(page, origin, PERSONA);
      await page.locator('[data-shown="true"][data-state="connected"]').waitFor();
      // What looks after the frames comes after the first one.
      await page.locator("[data-state] iframe[data-app]").nth(1).waitFor({ state: "attached" });
      // Its worker keeps the shell on the device once, in the background.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    },
    open: ({ href }) => {
      history.pushState(null, "", href);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    },
    frame: ({ base }) => document.querySelector(`[data-shown="true"][data-state="connected"] iframe[src^="${base}/"]`),
  },
  bare: {
    start: async (page, origin) => {
      await page.goto(`${origin}/__bench__/switcher.html`);
      await page.locator("[data-ready]").waitFor();
    },
    open: ({ base }) => document.querySelector(`[data-open="${base}"]`).click(),
    frame: ({ base }) => document.querySelector(`iframe:not([hidden])[src^="${base}/"]`),
  },
  luigi: {
    start: async (page, origin) => {
      await page.goto(`${origin}/__bench__/luigiFrames.html`);
      await page.locator("iframe").first().waitFor();
    },
    open: ({ at }) => window.Luigi.navigation().navigate(`/home/n${at}`),
    frame: ({ base }) =>
      [...document.querySelectorAll("iframe")].find(({ src, style }) => style.display !== "none" && new URL(src).pathname === `${base}/`),
  },
};

/** Put into a page before it is used: `benchShow(page)` gives the milliseconds from the order to the first paint of the content. */
export function watchFrames({ open, frame }) {
  window.benchShow = async (page) => {
    const isThere = () => frame(page)?.contentDocument?.querySelector("tr:last-child") != null;
    const picture = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const before = performance.now();
    open(page);
    // The first paint that holds the content, whether it is there at once or in a microtask.
    do {
      await picture();
      if (performance.now() - before > 30_000) throw new Error(`${page.base} was not shown`);
    } while (!isThere());
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - before;
  };
}

/** Opens a contestant in a tab of its own, ready to be measured. */
export async function openContestant(context, name, origin) {
  const page = await context.newPage();
  const { start, open, frame } = CONTESTANTS[name];
  await start(page, origin);
  await page.evaluate(`(${watchFrames})({ open: ${open}, frame: ${frame} })`);
  return page;
}

/** Nothing is loaded ahead of anybody's click. */
export const METERED = () =>
  Object.defineProperty(navigator, "connection", { value: Object.assign(new EventTarget(), { effectiveType: "4g", saveData: true }) });
