import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions, signIn, startProduct } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { figure } from "../figure.mjs";
import { versionOf } from "../peers.mjs";
import { BENCH } from "../workFolder.mjs";

export const needsPeers = true;

const run = promisify(execFile);
const ROUNDS = 5;
const PERSONA = "eleveur-lait";
const PORT = Number(process.env.BENCH_PORT ?? 4512);
const CATEGORIES = ["performance", "accessibility", "best-practices"];
/** Points of a hundred, at least. */
const PAGES = {
  login: { path: "/welcome/login", performance: 98, signedIn: false },
  home: { path: "/", performance: 95, signedIn: true },
};
const OTHERS = 100;
/** Lighthouse slows the processor to a quarter, meant for a machine of 1500 to 2000 in its own index: the phone it stands for has this at least. */
const PHONE_INDEX = 1500 / 4;

/** Lighthouse, mobile, in a Chromium that is already there; for the home screen one in which a user has signed in. */
export async function measure(work) {
  const product = await startProduct(work);
  try {
    const slowdown = await slowdownOf(work, product.origin + PAGES.login.path);
    const figures = [];
    for (const [name, page] of Object.entries(PAGES)) figures.push(...(await pageFigures(work, product.origin, name, page, slowdown)));
    return figures;
  } finally {
    await product.stop();
  }
}

/** How many times slower than this machine the phone is: the same phone wherever the bench runs. */
async function slowdownOf(work, address) {
  const stopBrowser = await startBrowser(join(work, "profile-index"));
  try {
    const indexes = [];
    for (let round = 0; round < ROUNDS; round++) indexes.push((await reportOf(work, address)).environment.benchmarkIndex);
    const slowdown = Math.max(1, median(indexes) / PHONE_INDEX);
    console.error(`  index of this machine ${median(indexes)}, the phone ${slowdown.toFixed(2)} times slower`);
    return slowdown;
  } finally {
    await stopBrowser();
  }
}

async function pageFigures(work, origin, name, { path, performance, signedIn }, slowdown) {
  const profile = join(work, `profile-${name}`);
  if (signedIn) await signInWith(profile, origin);
  const stopBrowser = await startBrowser(profile);
  try {
    const reports = [];
    for (let round = 0; round < ROUNDS; round++) reports.push(await reportOf(work, origin + path, slowdown));
    reportLosses(name, reports.at(-1));
    return CATEGORIES.map((category) => {
      const scores = reports.map(({ categories }) => categories[category].score * 100);
      const least = category === "performance" ? performance : OTHERS;
      // Bounds are upper ones: what counts is what is missing to a hundred.
      return figure({
        name: `lighthouse-${name}-${category}`,
        value: 100 - median(scores),
        unit: "points lost",
        bound: 100 - least,
        own: { name: `lighthouse ${versionOf("lighthouse")}`, value: median(scores), unit: "points" },
      });
    });
  } finally {
    await stopBrowser();
  }
}

async function signInWith(profile, origin) {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), locale: "fr-FR" });
  await signIn(context.pages()[0], origin, PERSONA);
  await context.close();
}

/** A Chromium of Lighthouse's own: whoever else is attached to the page costs it contexts and messages of theirs. */
async function startBrowser(profile) {
  const { executablePath, args } = launchOptions(["--headless=new", "--lang=fr-FR", `--user-data-dir=${profile}`]);
  const browser = spawn(executablePath, [...args, `--remote-debugging-port=${PORT}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(browser, "exit");
  await new Promise((resolve, reject) => {
    browser.stderr.on("data", (text) => String(text).includes("DevTools listening") && resolve());
    browser.once("exit", () => reject(new Error("The browser ended before it listened.")));
  });
  return async () => {
    browser.kill("SIGTERM");
    await ended;
  };
}

async function reportOf(work, address, slowdown = 1) {
  const file = join(work, "lighthouse.json");
  const cli = join(BENCH, "node_modules/lighthouse/cli/index.js");
  const args = [cli, address, `--port=${PORT}`, "--output=json", `--output-path=${file}`, "--quiet", "--no-enable-error-reporting"];
  args.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
  // The session is in the storage of the browser, which stays.
  await run(process.execPath, [...args, `--only-categories=${CATEGORIES.join(",")}`, "--disable-storage-reset"], { maxBuffer: 1 << 28 });
  return JSON.parse(readFileSync(file, "utf8"));
}

/** What cost points, for whoever mends it. */
function reportLosses(name, { categories, audits }) {
  for (const { title, auditRefs } of Object.values(categories))
    for (const { id, weight } of auditRefs) {
      const { score, title: what, displayValue = "" } = audits[id];
      if (weight > 0 && score !== null && score < 0.9) console.error(`  ${name}, ${title}: ${what} ${displayValue} (${score})`);
    }
}
