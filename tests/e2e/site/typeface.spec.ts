import { expect, type Page, test } from "@playwright/test";
import { isOnDevice } from "../support/onDevice";
import { enter, isLiving, shortcutsAreThere } from "../support/shell";

const MOST_BYTES = 50_000;

/** When each file of a typeface was asked for, and the first data of a frame. */
function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return { typefaces: () => asked.filter((path) => path.endsWith(".woff2")), asked };
}

const typeface = (page: Page) =>
  page.evaluate(() => ({
    set: getComputedStyle(document.body).fontFamily.split(",")[0],
    loaded: [...document.fonts].map(({ status }) => status),
  }));

test("the typeface of the product, of 50 kB at most, is fetched after the first page, which keeps its letters; the next one is set in it", async ({
  page,
}) => {
  const { typefaces, asked } = watchRequests(page);
  await page.goto("/welcome/login");
  await isLiving(page);
  expect(typefaces()).toEqual([]);
  await enter(page, "eleveur-lait");
  await expect.poll(typefaces).toHaveLength(1);
  expect((await (await page.request.get(typefaces()[0] ?? "")).body()).length).toBeLessThanOrEqual(MOST_BYTES);
  const frame = asked.findIndex((path) => path.startsWith("/planning/"));
  expect(frame).toBeGreaterThan(0);
  expect(asked.findIndex((path) => path.endsWith(".woff2"))).toBeGreaterThan(frame);
  expect((await typeface(page)).set).toBe("system-ui");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(".typeface")))).toBe(true);
  await page.reload();
  await expect.poll(() => typeface(page)).toEqual({ set: "Inter", loaded: ["loaded"] });
  // It is none of the user's: the login page is set in it too.
  await page.context().clearCookies();
  await page.goto("/welcome/login");
  await expect.poll(() => typeface(page)).toEqual({ set: "Inter", loaded: ["loaded"] });
});

test("who saves data does without", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } }));
  const { typefaces } = watchRequests(page);
  await enter(page, "eleveur-lait");
  await shortcutsAreThere(page);
  await page.reload();
  await shortcutsAreThere(page);
  expect([typefaces(), (await typeface(page)).set]).toEqual([[], "system-ui"]);
});

test.describe("with what is kept on the device", () => {
  test.use({ serviceWorkers: "allow" });

  test("without network the page is set in the typeface as well", async ({ page, context }) => {
    await enter(page, "eleveur-lait");
    await isOnDevice(page);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(".typeface")))).toBe(true);
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => typeface(page)).toEqual({ set: "Inter", loaded: ["loaded"] });
  });
});
