import { expect, type Page, test } from "@playwright/test";
import { DEMO, SKY, STORAGE } from "../../../generated/settings";
import { BUTTON, FIELDS } from "../support/publicPages";

/** Holds the shell back; the answer lets it come. */
async function holdShell(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/assets\/public-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Only the running page asks for the accounts of the demo. */
const isLiving = (page: Page) => expect(page.locator("[data-account]").first()).toBeVisible();

test("the login page is there before the shell is, in the language of the address or of the device", async ({ page }) => {
  await holdShell(page);
  await page.goto("/welcome/login", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Bienvenue sur Clarine" })).toBeVisible();
  const logo = page.locator("#prerendered [data-logo] img");
  await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await page.goto("/welcome/login?lang=de", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Willkommen bei Clarine" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", /^de/);
  await page.evaluate((key) => localStorage.setItem(`${key}.language`, '"it"'), STORAGE.sessionKey);
  await page.goto("/welcome/login", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Benvenuto in Clarine" })).toBeVisible();
});

test("what is typed before the shell has come is kept, the place in it too, and a form sent by then is sent", async ({ page }) => {
  const letGo = await holdShell(page);
  await page.goto("/welcome/login", { waitUntil: "commit" });
  await FIELDS.login(page).fill("eleveur-lai");
  await FIELDS.login(page).press("End");
  letGo();
  await isLiving(page);
  await expect(FIELDS.login(page)).toBeFocused();
  await page.keyboard.type("t");
  await expect(FIELDS.login(page)).toHaveValue("eleveur-lait");

  await page.unrouteAll();
  const letGoAgain = await holdShell(page);
  await page.goto("/welcome/login", { waitUntil: "commit" });
  await FIELDS.login(page).fill("eleveur-lait");
  await FIELDS.password(page).fill(DEMO.password);
  await BUTTON.submit(page).click();
  expect(new URL(page.url()).search).toBe("");
  letGoAgain();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
});

test("a press of the login page that began before the shell has come is done, whether it ends before or after", async ({ page }) => {
  const show = page.getByRole("button", { name: "Afficher les caractères" });
  for (const ends of ["before", "after"]) {
    const letGo = await holdShell(page);
    await page.goto("/welcome/login", { waitUntil: "commit" });
    await FIELDS.password(page).fill("clarine");
    await show.hover();
    await page.mouse.down();
    if (ends === "before") await page.mouse.up();
    letGo();
    await expect(page.locator("#root [data-account]").first()).toBeAttached();
    if (ends === "after") await page.mouse.up();
    await expect(page.locator("#prerendered")).toHaveCount(0);
    await expect(FIELDS.password(page)).toHaveAttribute("type", "text");
    await expect(FIELDS.password(page)).toHaveValue("clarine");
    await page.unrouteAll();
  }
});

for (const [screen, viewport] of Object.entries({ phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } }))
  test(`on a ${screen} nothing of the login page moves when the shell takes it over`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const letGo = await holdShell(page);
    await page.goto("/welcome/login", { waitUntil: "commit" });
    const parts = [page.getByRole("heading", { level: 1 }), FIELDS.login(page), FIELDS.password(page), BUTTON.submit(page)];
    const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
    await expect(BUTTON.submit(page)).toBeVisible();
    const before = await boxes();
    letGo();
    await isLiving(page);
    expect(await boxes()).toEqual(before);
  });

test("a user who is in does not see the login page on the way home", async ({ page }) => {
  await holdShell(page);
  await page.addInitScript((key) => localStorage.setItem(key, "{}"), STORAGE.sessionKey);
  await page.goto("/welcome/login", { waitUntil: "commit" });
  await expect(page.locator("#root")).toBeAttached();
  await expect(page.getByRole("heading")).toHaveCount(0);
});

for (const [time, sky, stars] of [
  ["05:59", "night", SKY.stars],
  ["12:00", "day", 0],
] as const)
  test(`at ${time} the sky is that of the ${sky} before the shell is there, whenever it was built`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-05-04T${time}:00`));
    await holdShell(page);
    await page.goto("/welcome/login", { waitUntil: "commit" });
    await expect(page.locator(`#prerendered [data-sky="${sky}"]`)).toBeAttached();
    await expect(page.locator("#prerendered [data-sky] circle")).toHaveCount(stars);
  });
