import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { DEMO } from "../../../generated/settings";
import { enlargeText } from "../support/layout";
import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES } from "../support/publicPages";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } };

/** What axe finds on a page, a line a finding. The viewer inside the terms is the browser's own. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, "axe");
    if (typeof axe !== "object" || axe === null) return ["axe did not load"];
    const { violations } = await Reflect.get(axe, "run")({ exclude: ["iframe"] });
    const lines: string[] = [];
    for (const { id, nodes } of violations) for (const { html } of nodes) lines.push(`${id}: ${html}`);
    return lines;
  });
}

for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of ["light", "dark", "sun"] as const)
    test(`axe finds nothing on the six public pages: ${size}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((choice) => localStorage.setItem("clarine.session.theme", JSON.stringify(choice)), theme);
      for (const name of PUBLIC_PAGE_NAMES) {
        await PUBLIC_PAGES[name](page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        expect(await findings(page), name).toEqual([]);
      }
    });

/** Buttons, links and fields that stick out of the window at a side. */
function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? [`page: ${document.documentElement.scrollWidth}`] : [];
    const controls = [...document.querySelectorAll("button, a, input:not([hidden]), select, h1, p, li")];
    const out = controls.filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && (left < 0 || right > window.innerWidth + 0.5);
    });
    return [...wide, ...out.map((control) => control.outerHTML.slice(0, 120))];
  });
}

/** Controls too small for a thumb in a glove; links within a sentence are none here. */
function small(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll(
        "main button, main a, input:not([type=checkbox]):not([hidden]), label:has([type=checkbox]), select, footer a",
      ),
    ];
    return controls.filter((control) => control.getBoundingClientRect().height < 47.5).map((control) => control.outerHTML.slice(0, 120));
  });
}

for (const text of [100, 200])
  test(`on 320 px and with ${text} % text, in the longest language, the six public pages fit and every control is 48 px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of PUBLIC_PAGE_NAMES) {
      await PUBLIC_PAGES[name](page, "?lang=de");
      await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
      await enlargeText(page, text);
      expect(await outside(page), name).toEqual([]);
      expect(await small(page), name).toEqual([]);
    }
  });

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("Tab");
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`the Tab key never comes to ${selector}`);
}

test("with the keyboard alone: the password shown, several herds searched and one of them entered", async ({ page }) => {
  await page.goto("/welcome/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, "input[name=login]");
  await page.keyboard.type("plusieurs-elevages");
  await tabTo(page, "input[name=password]");
  await page.keyboard.type(DEMO.password);
  await tabTo(page, "form button[type=button]");
  await page.keyboard.press("Space");
  await expect(page.locator("input[name=password]")).toHaveAttribute("type", "text");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-herd-card]").first()).toBeVisible();
  await tabTo(page, "input[type=search]");
  await page.keyboard.type("moulin");
  await expect(page.locator("[data-herd-card]")).toHaveCount(1);
  await tabTo(page, "[data-herd-card]");
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-herd="FR88912603"]').first()).toBeAttached();
});

test("with the keyboard alone: language, forgotten password and back, demo account", async ({ page }) => {
  await page.goto("/welcome/login");
  await tabTo(page, "select");
  await page.keyboard.type("EN");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  await tabTo(page, 'a[href="/welcome/forgot"]');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, "input[type=email]");
  await page.keyboard.press("Enter");
  await expect(page.locator("form").getByRole("alert")).not.toBeEmpty();
  await tabTo(page, 'a[href="/welcome/login"]');
  await page.keyboard.press("Enter");
  await tabTo(page, '[data-account="eleveur-viande"]');
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-tab]").first()).toBeVisible();
});

test("with the keyboard alone: the terms are ticked and sent, past the viewer", async ({ page }) => {
  await page.goto("/welcome/cgu");
  await tabTo(page, "a[download]");
  await tabTo(page, "input[type=checkbox]");
  await page.keyboard.press("Space");
  await tabTo(page, "button.primary");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toBeVisible();
});
