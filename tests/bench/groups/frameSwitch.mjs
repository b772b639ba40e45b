import { chromium } from "@playwright/test";
import { launchOptions, startProduct } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { ratioFigure } from "../figure.mjs";
import { framePages, METERED, openContestant } from "../framePages.mjs";
import { serveFrames } from "../frameServer.mjs";
import { versionOf } from "../peers.mjs";

export const needsPeers = true;

const ROUNDS = 7;
const PAGES = 14;
const RETURNS = 30;
const FIRST_BOUND = 1.15;
const RETURN_BOUND = 1.3;
/** A picture as soon as there is something to draw: the refresh rate of a screen would hide what is measured. */
const NO_BEAT = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];

/** From the order to the content: a page that is opened for the first time, and one that is kept. */
export async function measure(work) {
  const product = await startProduct(work);
  const pages = framePages()
    .slice(0, PAGES)
    .map((page, at) => ({ ...page, at }));
  const server = await serveFrames(
    product.origin,
    pages.map(({ base }) => base),
  );
  const browser = await chromium.launch(launchOptions(NO_BEAT));
  try {
    const taken = { shell: [], bare: [], luigi: [] };
    for (let round = -1; round < ROUNDS; round++) {
      const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
      await context.addInitScript(METERED);
      const open = {};
      for (const name of Object.keys(taken)) open[name] = await openContestant(context, name, server.origin);
      const first = await inTurn(open, pages);
      const [one, other] = pages.slice(-2);
      const back = await inTurn(
        open,
        Array.from({ length: RETURNS }, (_, at) => (at % 2 === 0 ? one : other)),
      );
      if (round >= 0) for (const name of Object.keys(taken)) taken[name].push({ first: first[name], back: back[name] });
      await context.close();
    }
    return [...figuresOf(taken, "first", FIRST_BOUND), ...figuresOf(taken, "back", RETURN_BOUND)];
  } finally {
    await browser.close();
    await server.stop();
    await product.stop();
  }
}

/** Every page in every contestant in turn, so that a busy moment of the machine meets all of them alike; the medians. */
async function inTurn(open, pages) {
  const times = Object.fromEntries(Object.keys(open).map((name) => [name, []]));
  for (const page of pages)
    for (const [name, tab] of Object.entries(open)) {
      await tab.bringToFront();
      times[name].push(await tab.evaluate((one) => window.benchShow(one), page));
    }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

function figuresOf(taken, what, bound) {
  const of = (name) => median(taken[name].map((one) => one[what]));
  const ratio = (name) => median(taken[name].map((one, round) => one[what] / taken.bare[round][what]));
  const bare = { name: "frames by hand", value: of("bare"), unit: "ms" };
  const name = what === "first" ? "frame-first-visit" : "frame-return";
  return [
    ratioFigure(name, ratio("shell"), bound, { name: "own", value: of("shell"), unit: "ms" }, bare),
    ratioFigure(
      `${name}-luigi`,
      ratio("luigi"),
      null,
      { name: `@luigi-project/core ${versionOf("@luigi-project/core")}`, value: of("luigi"), unit: "ms" },
      bare,
    ),
  ];
}
