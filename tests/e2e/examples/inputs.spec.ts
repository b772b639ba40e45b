import { expect, type Page, test } from "@playwright/test";
import { buildGallery, type Gallery, openGallery } from "../support/gallery";

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await buildGallery();
});
test.beforeEach(({ page }) => openGallery(page, gallery));

const weight = (page: Page) => page.getByRole("spinbutton", { name: "Poids" });
const calving = (page: Page) => page.getByRole("textbox", { name: "Vêlage" });
const told = (page: Page) => page.locator("[data-told]");

test("12,5 and 12.5 never become 125: 13 is kept and shown on leaving [VAL-04] [VAL-05]", async ({ page }) => {
  for (const keys of ["12,5", "12.5"]) {
    await weight(page).fill("");
    await weight(page).pressSequentially(keys);
    await expect(weight(page)).toHaveValue(keys);
    await expect(told(page)).toContainText('"value":13');
    await page.keyboard.press("Tab");
    await expect(weight(page)).toHaveValue("13");
  }
  await expect(page.getByText("Arrondi")).toBeVisible();
});

test("a number button works by mouse and key, repeats while it is held and stops when it is let go [VAL-06] [VAL-08] [VAL-09]", async ({
  page,
}) => {
  const more = page.getByRole("button", { name: /Poids/ }).last();
  const less = page.getByRole("button", { name: /Poids/ }).first();
  const value = async () => Number(await weight(page).inputValue());
  await more.click();
  await expect(weight(page)).toHaveValue("10");
  await more.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(weight(page)).toHaveValue("30");
  await less.click({ clickCount: 5, delay: 5 });
  await expect(weight(page)).toHaveValue("0");

  await more.hover();
  await page.mouse.down();
  await expect.poll(value).toBeGreaterThanOrEqual(40);
  await page.mouse.up();
  const left = await value();
  await page.mouse.down();
  // Leaving the button ends it too, with the mouse still down.
  await page.mouse.move(5, 5);
  await expect(weight(page)).toHaveValue(String(left + 10));
  await page.mouse.up();

  await weight(page).focus();
  await page.keyboard.down("ArrowUp");
  await expect.poll(value).toBeGreaterThanOrEqual(left + 40);
  await page.keyboard.up("ArrowUp");
  const stopped = await value();
  await page.getByRole("spinbutton", { name: "Veaux" }).press("ArrowUp");
  await expect(page.getByRole("spinbutton", { name: "Veaux" })).toHaveValue("1");
  await expect(weight(page)).toHaveValue(String(stopped));
});

test("a date is typed without its slashes, and a future one is explained, not emptied [VAL-01] [VAL-02] [VAL-03]", async ({ page }) => {
  await calving(page).pressSequentially("05032025");
  await expect(calving(page)).toHaveValue("05/03/2025");
  await expect(told(page)).toContainText('"day":5');
  await calving(page).fill("");
  await calving(page).pressSequentially("05052026");
  await page.keyboard.press("Tab");
  await expect(calving(page)).toHaveValue("05/05/2026");
  await expect(page.getByText("dans le futur")).toBeVisible();
  await calving(page).fill("31/02/2025");
  await expect(page.getByRole("alert").filter({ hasText: "n’existe pas" })).toBeVisible();
  await calving(page).fill("04/05/2026");
  await expect(calving(page)).toHaveAttribute("aria-invalid", "false");
});

test("a slip in the middle of a date is mended where it is, and Backspace takes the slashes away [VAL-01]", async ({ page }) => {
  await calving(page).pressSequentially("05032025");
  for (let at = 0; at < 5; at++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("4");
  await expect(calving(page)).toHaveValue("05/04/2025");
  await page.keyboard.press("End");
  for (let at = 0; at < 10; at++) await page.keyboard.press("Backspace");
  await expect(calving(page)).toHaveValue("");
});

test("the calendar is used with the keyboard alone, offers no day after today, and gives the focus back [VAL-02] [VAL-03]", async ({
  page,
}) => {
  await calving(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("dialog", { name: "Vêlage" });
  await expect(calendar.getByRole("button", { name: "lundi 4 mai 2026" })).toBeFocused();
  await expect(calendar.getByRole("button", { name: "mardi 5 mai 2026" })).toBeDisabled();
  await page.keyboard.press("ArrowDown");
  await expect(calendar.getByRole("button", { name: "lundi 4 mai 2026" })).toBeFocused();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  await expect(calendar.getByRole("button", { name: "dimanche 5 avril 2026" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(calving(page)).toHaveValue("05/04/2026");
  await expect(page.getByRole("button", { name: "Ouvrir le calendrier" }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(calving(page)).toHaveValue("05/04/2026");
});

test("the search says below 3 characters what it waits for, and starts by itself from there [VAL-10]", async ({ page }) => {
  const search = page.getByRole("searchbox", { name: "Animal" });
  await search.fill("12");
  await expect(page.getByText(/au moins 3/)).toBeVisible();
  await search.fill("123");
  await expect(page.getByText(/au moins 3/)).toBeHidden();
  await expect(told(page)).toHaveText('"123"');
});

for (const theme of ["light", "dark", "sun"])
  test(`on a narrow phone with text at 200 %, theme ${theme}: nothing overflows, every button is large enough, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      document.documentElement.style.fontSize = "200%";
    }, theme);
    await calving(page).fill("05/05/2026");
    await page.addScriptTag({ path: "node_modules/axe-core/axe.min.js" });
    const check = async () => {
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
      expect(await page.evaluate("axe.run().then((found) => found.violations.map(({ id }) => id))")).toEqual([]);
    };
    await check();
    for (const button of await page.getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    }
    await page.getByRole("button", { name: "Ouvrir le calendrier" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check();
  });
