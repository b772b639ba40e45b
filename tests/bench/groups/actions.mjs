import { launchBrowser, signIn, startProduct } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { figure } from "../figure.mjs";
import { buildWiderProduct } from "../widerProduct.mjs";

const PERSONA = "technicien-multi";
const TILES = 40;
const HERDS = 5000;
const SLOWDOWN = 6;
const ROUNDS = 5;
const BOUND_MS = 200;
const SHIFT_BOUND = 0.02;

/** What people press in the shell, on a slow processor: from the press to the next paint, and how far the page jumps meanwhile. */
export async function measure(work) {
  const { root, section } = await buildWiderProduct(work, TILES);
  const product = await startProduct(work, root);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1366, height: 768 } });
    await context.route("**/api/**", manyHerds);
    await context.addInitScript(noteInteractions);
    const page = await context.newPage();
    await signIn(page, product.origin, PERSONA);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const taken = new Map();
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, press] of Object.entries(actions(page, section))) {
        const ms = await timeOf(page, press);
        taken.set(name, [...(taken.get(name) ?? []), ms]);
      }
    const shift = await page.evaluate(() => window.shift());
    const figures = [...taken].map(([name, times]) =>
      figure({ name: `action-${name}`, value: median(times), unit: "ms", bound: BOUND_MS }),
    );
    return [...figures, figure({ name: "action-shift", value: shift, unit: "CLS", bound: SHIFT_BOUND })];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Each leaves what the next one needs; the presses are those of a mouse and keys. */
function actions(page, section) {
  const tab = page.locator(`[data-tab="${section}"]`);
  const otherTab = page.locator(`[data-tab][aria-expanded]:not([data-tab="${section}"])`).first();
  const drawer = page.getByRole("dialog");
  const search = drawer.getByRole("searchbox");
  const close = async () => {
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
  };
  return {
    "open-tab": () => otherTab.click(),
    [`tiles-${TILES}`]: () => tab.click(),
    "close-menu": () => page.keyboard.press("Escape"),
    [`herds-${HERDS}`]: async () => {
      await page.getByRole("button", { name: "liste des élevages" }).click();
      await search.waitFor();
    },
    "type-in-search": async () => {
      await search.focus();
      await page.keyboard.press("a");
    },
    "close-herds": async () => {
      // The first one empties the search.
      await page.keyboard.press("Escape");
      await close();
    },
    theme: async () => {
      await page.getByRole("combobox", { name: "Affichage" }).focus();
      await page.keyboard.press("ArrowDown");
    },
    dialog: async () => {
      await page.getByRole("button", { name: "Se déconnecter" }).first().click();
      await drawer.waitFor();
    },
    "close-dialog": async () => {
      // It asks for an answer: no key closes it. The way back stands first.
      await drawer.getByRole("button").first().click();
      await drawer.waitFor({ state: "hidden" });
    },
    palette: async () => {
      await page.keyboard.press("Control+k");
      await drawer.waitFor();
    },
    // From the fourth letter on nothing is found but by forgiving a slip in the names of all herds.
    [`slip-in-palette-${HERDS}`]: () => page.keyboard.type("gaex moulim"),
    "close-palette": close,
  };
}

/** Does it, and gives the longest time from a press to its paint. Presses quicker than the browser notes count as 16 ms, its resolution. */
async function timeOf(page, press) {
  await page.evaluate(() => window.interactions.splice(0));
  await press();
  return page.evaluate(async () => {
    // Noted after the paint: two frames, and a turn for the note.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));
    return Math.max(16, ...window.interactions);
  });
}

function noteInteractions() {
  if (window !== top) return;
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) window.interactions.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  window.shift = () => shift;
}

/** The herds of the user many times over. */
async function manyHerds(route) {
  const response = await route.fetch();
  const text = await response.text();
  const answer = /"infoCheptels":\[\{/.test(text) ? JSON.stringify(multiplied(JSON.parse(text))) : text;
  await route.fulfill({ response, body: answer });
}

function multiplied(value) {
  if (Array.isArray(value)) return value.map(multiplied);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, key === "infoCheptels" && field.length > 0 ? many(field) : multiplied(field)]),
  );
}

function many(herds) {
  return Array.from({ length: HERDS }, (_, at) => {
    const herd = herds[at % herds.length];
    return at < herds.length ? herd : { ...herd, numCheptel: `${herd.numCheptel}-${at}`, raisonSociale: `${herd.raisonSociale} ${at}` };
  });
}
