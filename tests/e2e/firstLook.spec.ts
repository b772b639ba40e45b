import { expect, type Page, test } from "@playwright/test";
import { DEMO, STORAGE } from "../../generated/settings";
import { LOOK_KEY } from "../../src/firstLook/look";
import { holdFrames } from "./support/holdFrames";
import { BUTTON, FIELDS } from "./support/publicPages";
import { enter, logOut } from "./support/shell";

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
  const logo = page.locator("#look [data-logo] img");
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
    await expect(page.locator("#look")).toHaveCount(0);
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

test("somebody who is in does not see the login page on the way home", async ({ page }) => {
  await holdShell(page);
  await page.addInitScript((key) => localStorage.setItem(key, "{}"), STORAGE.sessionKey);
  await page.goto("/welcome/login", { waitUntil: "commit" });
  await expect(page.locator("link[data-shell]")).toBeAttached();
  await expect(page.locator("#root")).toBeEmpty();
});

for (const [screen, viewport] of Object.entries({ phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } }))
  test(`on a ${screen} the menus are there before the shell is, as they last were; nothing moves, and what is pressed opens`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await enter(page, "eleveur-lait");
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), LOOK_KEY)).not.toBeNull();
    const tabs = page.locator("[data-tab]");
    const boxes = () => tabs.evaluateAll((all) => all.map((tab) => [tab.getAttribute("data-tab"), tab.getBoundingClientRect().toJSON()]));
    const living = await boxes();
    const letGo = await holdShell(page);
    await page.reload({ waitUntil: "commit" });
    await expect(page.locator("#look [data-tab]").first()).toBeVisible();
    expect(await boxes()).toEqual(living);
    const [opener, opened] =
      screen === "phone" ? [tabs.first(), page.getByRole("dialog")] : [page.locator('[data-tab="sante"]'), page.locator("[data-tile]")];
    await opener.click();
    await expect(opener).toHaveAttribute("aria-busy", "true");
    letGo();
    await expect(opened.first()).toBeVisible();
    await expect(page.locator("#look")).toHaveCount(0);
  });

test("the page that opens is named before the shell is, at home and where somebody was; another one is not", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), LOOK_KEY)).not.toBeNull();
  const home = new URL(page.url()).pathname;
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  const letGo = await holdShell(page);
  const ahead = page.locator("#look [data-opening]");
  await page.goto("/sante/carnet/parage/history", { waitUntil: "commit" });
  await expect(page.locator("#look [data-tab]").first()).toBeVisible();
  await expect(ahead).toHaveCount(0);
  await page.goto(home, { waitUntil: "commit" });
  await expect(ahead).toHaveText(`Ouverture de ${name}…`);
  await page.goto("/", { waitUntil: "commit" });
  await expect(ahead).toHaveText(`Ouverture de ${name}…`);
  const box = await ahead.boundingBox();
  const letFramesGo = await holdFrames(page);
  letGo();
  const living = page.locator('#root [data-shown="true"] [data-opening]');
  await expect(living).toBeVisible();
  expect(await living.boundingBox()).toEqual(box);
  letFramesGo();
  await expect(living).toHaveCount(0);
});

test("the menus of somebody else, of another build or of another width are not shown ahead, and those of who leaves are gone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, "eleveur-lait");
  const kept = () => page.evaluate((key) => localStorage.getItem(key), LOOK_KEY);
  await expect.poll(kept).not.toBeNull();
  const look = JSON.parse((await kept()) ?? "{}");
  await holdShell(page);
  const ahead = async (changed: object) => {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [LOOK_KEY, JSON.stringify({ ...look, ...changed })] as const);
    await page.reload({ waitUntil: "commit" });
    await expect(page.locator("link[data-shell]")).toBeAttached();
    return page.locator("#look [data-tab]");
  };
  await expect((await ahead({})).first()).toBeVisible();
  for (const changed of [{ owner: "somebody" }, { build: "/assets/old.js" }, { wide: false }, { drawn: 7 }, { drawn: ["p", null] }])
    await expect(await ahead(changed)).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await logOut(page);
  await expect.poll(kept).toBeNull();
});
