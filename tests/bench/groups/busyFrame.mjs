import { launchBrowser, signIn, startProduct } from "../browser.mjs";
import { figure } from "../figure.mjs";

const PERSONA = "eleveur-mixte";
const BUSY_MS = 10_000;
const INPUTS = 12;
const BOUND_MS = 200;
/** An application with an origin of its own, and a page of it. */
const APPLICATION = "clarity";

/** A page on an origin of its own that says it is there and then computes for ten seconds. */
const BUSY = `<!doctype html><title>busy</title><script>
  onload = () => setTimeout(() => { document.title = "working"; const end = Date.now() + ${BUSY_MS}; while (Date.now() < end); document.title = "done"; }, 500);
</script>`;
const IDLE = "<!doctype html><title>idle</title>";

/** How long the shell takes to answer a key while a frame on another origin is in a busy loop: the slowest of some, in milliseconds. */
export async function measure(work) {
  const product = await startProduct(work);
  const browser = await launchBrowser();
  try {
    const idle = await slowestInput(browser, product.origin, IDLE);
    const busy = await slowestInput(browser, product.origin, BUSY);
    return [
      figure({
        name: "busy-frame-input",
        value: busy,
        unit: "ms",
        bound: BOUND_MS,
        baseline: { name: "the same with an idle frame", value: idle, unit: "ms" },
      }),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function slowestInput(browser, origin, document) {
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
  try {
    let served = false;
    await context.route(
      ({ hostname, pathname }) => hostname.startsWith(`${APPLICATION}.`) && pathname === `/${APPLICATION}/`,
      (route) => {
        served = true;
        return route.fulfill({ contentType: "text/html", body: document });
      },
    );
    const page = await context.newPage();
    await signIn(page, origin, PERSONA);
    await page.evaluate(watchKeys);
    await page.evaluate((address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, `/${APPLICATION}/water/daily`);
    await page.locator(`iframe[data-app="${APPLICATION}"]`).waitFor();
    for (let input = 0; input < INPUTS; input++) {
      await page.keyboard.press("Shift");
      await page.waitForTimeout(BUSY_MS / INPUTS / 2);
    }
    if (!served) throw new Error("The frame was not loaded from an origin of its own.");
    const waits = await page.evaluate(() => window.inputWaits);
    if (waits.length < INPUTS) throw new Error(`Only ${waits.length} of ${INPUTS} keys arrived.`);
    return Math.max(...waits);
  } finally {
    await context.close();
  }
}

/** From the key to the next picture after it. Runs in the page. */
function watchKeys() {
  window.inputWaits = [];
  document.addEventListener(
    "keydown",
    (event) => requestAnimationFrame(() => window.inputWaits.push(performance.now() - event.timeStamp)),
    true,
  );
}
