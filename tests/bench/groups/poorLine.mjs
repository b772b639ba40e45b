import { launchBrowser, startProduct } from "../browser.mjs";
import { median } from "../cpu.mjs";
import { figure } from "../figure.mjs";
import { openPoorLine } from "../openPoorLine.mjs";

const LINE = { kbitPerSecond: 400, roundTripMs: 400 };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: "fr-FR" };
const ROUNDS = 5;
const GIVE_UP_MS = 60_000;
/** A breeder whose first page is the planning, and an adviser with many herds. */
const PERSONAS = ["eleveur-lait", "technicien-multi"];
const PASSWORD = "demo-herd";
/** Seconds, at most. */
const BOUNDS = { login: 2, menu: 3.5, data: 6 };
/** Rows of the planning, herds of the desk. */
const DATA = "[data-task], [data-desk]";

/**
 * A phone in the yard with an empty cache: when the login can be typed into, then from the sign-in to the menu and the data of the first
 * page, after as long as somebody types and, for comparison, at once.
 */
export async function measure(work) {
  const product = await startProduct(work);
  try {
    const figures = [];
    for (const persona of PERSONAS) {
      const [typed, hurried] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        typed.push(await firstVisit(product.origin, persona, true));
        hurried.push(await firstVisit(product.origin, persona, false));
      }
      for (const [name, bound] of Object.entries(BOUNDS)) {
        const visits = name === "login" ? [...typed, ...hurried] : typed;
        figures.push(seconds(`poor-line-${name}-${persona}`, visits, name, bound));
      }
      for (const name of ["menu", "data"]) figures.push(seconds(`poor-line-${name}-at-once-${persona}`, hurried, name));
    }
    return figures;
  } finally {
    await product.stop();
  }
}

function seconds(name, visits, part, bound) {
  return figure({ name, value: median(visits.map((visit) => visit[part])) / 1000, unit: "s", bound });
}

async function firstVisit(origin, persona, takesTime) {
  const line = await openPoorLine(LINE);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, proxy: { server: line.address, bypass: "<-loopback>" } });
    const page = await context.newPage();
    page.setDefaultTimeout(GIVE_UP_MS);
    await page.goto(`${origin}/welcome/login`, { waitUntil: "commit" });
    const name = page.locator('input[name="login"]');
    await name.fill(persona);
    const login = await name.evaluate(whenTyped, persona);
    await page.locator('input[name="password"]').fill(PASSWORD);
    // Nobody types as fast as the rest of the page comes.
    if (takesTime) await page.waitForLoadState("networkidle");
    const start = Date.now();
    await page.keyboard.press("Enter");
    await page.locator("#root [data-tab]").first().waitFor();
    const menu = Date.now() - start;
    await page.frameLocator("iframe").first().locator(DATA).first().waitFor();
    return { login, menu, data: Date.now() - start };
  } finally {
    await browser.close();
    await line.close();
  }
}

/** In the page: since the address was entered, until what was typed stands in a field that has been painted. */
async function whenTyped(field, text) {
  while (performance.getEntriesByName("first-contentful-paint").length === 0) await new Promise(requestAnimationFrame);
  if (field.value !== text) throw new Error("What was typed is not in the field.");
  return performance.now();
}
