import { expect, type Page, test } from "@playwright/test";
import { DEMO, STORAGE } from "../../generated/settings";
import { BUTTON, FIELDS } from "./support/publicPages";

/** Holds the shell back; the answer lets it come. */
async function holdShell(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/assets\/index-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Only the living page asks for the accounts of the demo. */
const isLiving = (page: Page) => expect(page.locator("[data-account]").first()).toBeVisible();

test("the login page is there before the shell is, in the language of the address or of the device", async ({ page }) => {
  await holdShell(page);
  await page.goto("/welcome/login", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Bienvenue sur Clarine" })).toBeVisible();
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

test("somebody who is in does not see the login page on the way home", async ({ page }) => {
  await holdShell(page);
  await page.addInitScript((key) => localStorage.setItem(key, "{}"), STORAGE.sessionKey);
  await page.goto("/welcome/login", { waitUntil: "commit" });
  await expect(page.locator("script[src*=index-]")).toBeAttached();
  await expect(page.locator("#root")).toBeEmpty();
});
