import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser, signIn, startProduct } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { figure } from "../figure.mjs";
import { ROOT } from "../workFolder.mjs";

const PERSONA = "tous-droits";
/** Two applications on the origin of the shell: they share its thread, which is the worst case. */
const ASKING = { base: "/card", address: "/detail/12" };
const FLOODING = { base: "/sante", address: "/sante/carnet/parage/history" };
/** With those in the flood below the rate limit of one frame. */
const ROUND_TRIPS = 300;
const FLOOD = { messages: 10_000, ms: 1000 };
const BOUND_MS = 2;

/** A call of a frame and its answer, with all checks on both sides: alone, and while another frame sends 10,000 messages in a second. */
export async function measure(work) {
  const product = await startProduct(work);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
    for (const { base } of [ASKING, FLOODING]) await servePage(context, `${product.origin}${base}/`);
    const page = await context.newPage();
    await signIn(page, product.origin, PERSONA);
    const flooding = await openFrame(page, FLOODING);
    const asking = await openFrame(page, ASKING);
    await asking.evaluate(roundTrips, 50);
    const alone = median(await asking.evaluate(roundTrips, ROUND_TRIPS));
    const measuring = asking.evaluate(roundTripsFor, FLOOD.ms);
    await flooding.evaluate(flood, FLOOD.messages);
    const flooded = await measuring;
    if (flooded.length === 0) throw new Error("Nothing was answered while the other frame flooded.");
    return [
      figure({ name: "message-round-trip", value: alone, unit: "ms", bound: BOUND_MS }),
      figure({
        name: "message-round-trip-in-flood",
        value: median(flooded),
        unit: "ms",
        bound: BOUND_MS,
        baseline: { name: "without the flood", value: alone, unit: "ms" },
      }),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
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
  const frame = await (await element.elementHandle()).contentFrame();
  await frame.waitForFunction(() => window.ownShell !== undefined);
  return frame;
}

async function roundTrips(count) {
  const times = [];
  while (times.length < count) {
    const before = performance.now();
    const answer = await window.ownShell.setProgress(0.5);
    if (!answer.ok) throw new Error(answer.error);
    times.push(performance.now() - before);
  }
  return times;
}

async function roundTripsFor(ms) {
  const times = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const before = performance.now();
    const answer = await window.ownShell.setProgress(0.5);
    if (!answer.ok) throw new Error(answer.error);
    times.push(performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

/** At once: the shell takes a frame away with the first message too many, and what is under way by then arrives all the same. */
function flood(messages) {
  for (let at = 0; at < messages; at++) parent.postMessage({ namespace: "penpal", type: "SYN", participantId: `flood-${at}` }, "*");
}
