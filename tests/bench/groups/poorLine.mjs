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

/** A phone in the yard with an empty cache: when the login can be typed into, then from the sign-in to the menu and the data of the first page. */
export async function measure(work) {
  const product = await startProduct(work);
  try {
    const figures = [];
    for (const persona of PERSONAS) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await firstVisit(product.origin, persona));
      for (const [name, bound] of Object.entries(BOUNDS)) {
        const value = median(rounds.map((round) => round[name])) / 1000;
        figures.push(figure({ name: `poor-line-${name}-${persona}`, value, unit: "s", bound }));
      }
    }
    return figures;
  } finally {
    await product.stop();
  }
}

async function firstVisit(origin, persona) {
  const line = await openPoorLine(LINE);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, proxy: { server: line.address, bypass: "<-loopback>" } });
    const page = await context.newPage();
    page.setDefaultTimeout(GIVE_UP_MS);
    await page.goto(`${origin}/welcome/login`, { waitUntil: "commit" });
    await page.locator('input[name="login"]').fill(persona);
    await page.locator('input[name="password"]').fill(PASSWORD);
    const login = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime);
    // Nobody types as fast as the rest of the page comes.
    await page.waitForLoadState("networkidle");
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
