import { join } from "node:path";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { launchOptions, signIn } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { figure } from "../figure.mjs";
import { ROOT } from "../workFolder.mjs";

const ROUNDS = 9;
const COMPLETION_BOUND_MS = 100;
const SAVE_BOUND_MS = 300;
const MENU = "registry/menus/sante.yaml";
const ROUTE = "route: sante.carnet.parage.history";
const TILE = '[data-tile="sante-parage"]';

/** What somebody who edits the registry waits for: names to choose from, and in watch mode the page after a save. */
export async function measure() {
  const saved = await saves();
  return [
    figure({ name: "completion", value: await completion(), unit: "ms", bound: COMPLETION_BOUND_MS }),
    figure({ name: "save-to-page", value: saved.text, unit: "ms", bound: SAVE_BOUND_MS }),
    figure({ name: "mistake-to-page", value: saved.mistake, unit: "ms", bound: SAVE_BOUND_MS }),
    figure({ name: "warning-to-page", value: saved.warning, unit: "ms", bound: SAVE_BOUND_MS }),
  ];
}

async function load(file) {
  return (await runnerImport(join(ROOT, file), { logLevel: "error" })).module;
}

/** From the question of the editor to the names of all routes. */
async function completion() {
  const { openEditor } = await load("tests/editor/openEditor.ts");
  const editor = await openEditor("fr");
  try {
    const head = "id: sante\ngroups:\n  - id: log\n    tiles:\n      - id: a\n        route: ";
    const { complete } = await editor.open("registry/menus/bench.yaml", `${head}san\n`);
    const lines = head.split("\n");
    return await medianOf(async () => {
      const offered = await complete({ line: lines.length - 1, character: lines.at(-1).length + 3 });
      if (!offered.includes("sante.colostrum.main")) throw new Error("The routes are not offered");
    });
  } finally {
    editor.close();
  }
}

/** From the write on the disk to the words on the open page: another text, a mistake, and what is a warning alone. */
async function saves() {
  const { watchedCopy } = await load("tests/e2e/support/watchedCopy.ts");
  const { freePort } = await load("tests/e2e/support/hostilePlace.ts");
  const copy = await watchedCopy(await freePort());
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ locale: "fr-FR" });
    await signIn(page, copy.address, "tous-droits");
    await page.locator('[data-tab="sante"]').click();
    await page.locator(TILE).waitFor();
    const good = copy.read(MENU);
    const shows = async (text, what) => {
      const seen = page.waitForFunction(({ where, words }) => document.querySelector(where)?.textContent?.includes(words), what);
      copy.write(MENU, text);
      await seen;
    };
    let round = 0;
    const text = await medianOf(() => shows(named(good, ++round), { where: TILE, words: `Pieds ${round}` }));
    const mistake = await medianOf(() => {
      const wrong = `sante.unknown${++round}`;
      return shows(good.replace(ROUTE, `route: ${wrong}`), { where: "body", words: wrong });
    });
    const warning = await medianOf(() => {
      const words = `L'${"o".repeat(++round)}ffre`;
      return shows(good.replace("fr: Parage,", `fr: "${words}",`), { where: "body", words });
    });
    return { text, mistake, warning };
  } finally {
    await browser.close();
    await copy.stop();
  }
}

function named(menu, round) {
  return menu.replace("fr: Parage,", `fr: Pieds ${round},`);
}

/** The first time is that of whoever has just opened the file. */
async function medianOf(wait) {
  const times = [];
  for (let round = -1; round < ROUNDS; round++) {
    const began = performance.now();
    await wait();
    if (round >= 0) times.push(performance.now() - began);
  }
  return median(times);
}
