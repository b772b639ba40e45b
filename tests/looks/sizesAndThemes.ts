import { join } from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { STORAGE } from "../../generated/settings";
import { STORAGE_KEYS } from "../../src/flows/storageKeys";

/** The sizes the product is looked at in. */
export const SIZES: Readonly<Record<"phone" | "desktop", BrowserContextOptions>> = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1366, height: 768 } },
};
export type Size = keyof typeof SIZES;
export const SIZE_NAMES = ["phone", "desktop"] as const satisfies readonly Size[];

/** Day, night milking and full sun, as the device keeps them. */
export const THEMES = ["light", "dark", "sun"] as const;
export type Theme = (typeof THEMES)[number];

/** This morning: by it the sky of the public pages is drawn, and the server names its animals by the same day. */
const MORNING = new Date().setHours(10, 0, 0, 0);

/** Makes one run of a day like the next: the same time, the same chance. */
export async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(MORNING);
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  });
}

/** The theme from the next page on. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, JSON.stringify(value)), [
    `${STORAGE.sessionKey}.theme`,
    theme,
  ] as const);
}

/** As on every day but the first: loaded anew, once the typeface is on the device. */
export async function visitAgain(page: Page): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) === "true", STORAGE_KEYS.typeface);
  await page.reload();
}

/** As on a device on which somebody has signed in before. */
export async function keepTypeface(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, "true"), STORAGE_KEYS.typeface);
  await page.goto("/welcome/login");
  await page.evaluate(() => document.fonts.load("1em Inter"));
}

export interface Picture {
  readonly who: string;
  readonly size: Size;
  readonly theme: Theme;
  readonly screen: string;
}

export async function take(page: Page, { who, size, theme, screen }: Picture): Promise<void> {
  const path = join(process.env.LOOKS_OUT ?? "test-results/looks", `${who}--${size}--${theme}--${screen}.png`);
  await page.locator("[data-page-bar]").waitFor({ state: "detached" });
  await page.locator("[data-progress]:not(:empty)").waitFor({ state: "detached" });
  await page.evaluate(landscape);
  await page.evaluate(setInTypeface);
  // One that is kept but not shown sets no line.
  for (const element of await page.locator("iframe:visible").elementHandles())
    await (await element.contentFrame())?.evaluate(setInTypeface);
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
}

/** On a device that has time the typeface is there before the first line is set; a machine that draws many pages at once may leave it out. */
async function setInTypeface(): Promise<void> {
  if (!("typeface" in document.documentElement.dataset)) return;
  for (const sheet of document.styleSheets)
    for (const [at, rule] of [...sheet.cssRules].entries())
      if (rule instanceof CSSFontFaceRule) {
        sheet.deleteRule(at);
        sheet.insertRule(rule.cssText.replace("font-display: optional", "font-display: block"), at);
      }
  await document.fonts.load("1em Inter");
}

/** A picture of the style sheet comes when it comes. */
async function landscape(): Promise<void> {
  for (const sky of document.querySelectorAll("[data-sky]")) {
    const picture = new Image();
    picture.src = /url\("(.+?)"\)/.exec(getComputedStyle(sky).backgroundImage)?.[1] ?? "";
    if (picture.src !== "") await picture.decode();
  }
}
