import { launchBrowser, startProduct } from "../browser.mjs";
import { figure } from "../figure.mjs";
import { framePages, METERED, openContestant } from "../framePages.mjs";
import { serveFrames } from "../frameServer.mjs";

const FRAMES = 70;
const BROKEN = 10;
const BOUND_MS = 200;

/** What goes wrong with a page, one after the other. */
const FAULTS = [
  // Never answers.
  () => true,
  (response) => response.socket.destroy(),
  (response) => response.writeHead(500).end(),
  (response) => response.writeHead(200, { "X-Frame-Options": "DENY", "Content-Type": "text/html" }).end("no"),
  (response) => html(response, "<script>setTimeout(() => location.reload(), 100)</script>"),
  (response) => html(response, "<script>setInterval(() => { throw new Error('broken') }, 50)</script>"),
  (response) =>
    html(
      response,
      "<script>setInterval(() => parent.postMessage({ namespace: 'penpal', type: 'SYN', participantId: 'x' }, '*'), 10)</script>",
    ),
  (response) => html(response, "<script>location.replace('about:blank')</script>"),
  (response) => html(response, "<!doctype html><title>silent</title>"),
  (response) => html(response, "<script>parent.postMessage('x'.repeat(1e6), '*')</script>"),
];

/** The slowest answer to a key in the shell while seventy pages are opened one after the other, ten of which are broken. */
export async function measure(work) {
  const product = await startProduct(work);
  const pages = framePages();
  const bases = pages.map(({ base }) => base);
  const every = Math.floor(FRAMES / BROKEN);
  const broken = new Map(
    bases.flatMap((base, at) => (at % every === every - 1 ? [[`${base}/`, FAULTS[Math.floor(at / every) % FAULTS.length]]] : [])),
  );
  const answer = (path, response) => {
    const fault = broken.get(path);
    if (fault === undefined) return false;
    fault(response);
    return true;
  };
  const browser = await launchBrowser();
  try {
    const idle = await slowestInput(browser, product.origin, bases, pages, () => false);
    const worst = await slowestInput(browser, product.origin, bases, pages, answer);
    return [
      figure({
        name: "broken-frames-input",
        value: worst,
        unit: "ms",
        bound: BOUND_MS,
        baseline: { name: "the same with none broken", value: idle, unit: "ms" },
      }),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function slowestInput(browser, product, bases, pages, answer) {
  const server = await serveFrames(product, bases, answer);
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
  try {
    await context.addInitScript(METERED);
    const shell = await openContestant(context, "shell", server.origin);
    await shell.evaluate(watchKeys);
    let pressed = 0;
    for (let at = 0; at < FRAMES; at++) {
      await shell.evaluate(
        ({ href }) => {
          history.pushState(null, "", href);
          dispatchEvent(new PopStateEvent("popstate", { state: null }));
        },
        pages[at % pages.length],
      );
      for (let key = 0; key < 3; key++, pressed++) await shell.keyboard.press("Shift");
    }
    await shell.waitForFunction((count) => window.inputWaits.length >= count, pressed);
    return Math.max(...(await shell.evaluate(() => window.inputWaits)));
  } finally {
    await context.close();
    await server.stop();
  }
}

/** From the key to the shell hearing it and the picture after it. Runs in the page. */
function watchKeys() {
  window.inputWaits = [];
  document.addEventListener(
    "keydown",
    (event) => requestAnimationFrame(() => window.inputWaits.push(performance.now() - event.timeStamp)),
    true,
  );
}

function html(response, body) {
  response.writeHead(200, { "Content-Type": "text/html" }).end(body);
}
