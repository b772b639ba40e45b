import { expect, type Locator, type Page } from "@playwright/test";
import { TIMING } from "../../../generated/settings";

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1366, height: 768 };
export const THEMES = ["light", "dark", "sun"] as const;

/** The looks of this device, set before the first page. */
export function chooseTheme(page: Page, theme: (typeof THEMES)[number]): Promise<unknown> {
  return page.addInitScript((choice) => localStorage.setItem("clarine.session.theme", JSON.stringify(choice)), theme);
}

/** However long a page takes, the bar that shows it goes after a fixed time: from the next page on it stays. */
export function keepPageBar(page: Page): Promise<unknown> {
  return page.addInitScript((ms) => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, after: number) => (after === ms ? 0 : setTimeout(run, after)) });
  }, TIMING.progressResetMs);
}

/** As in a browser without close watchers: the back button finds what the page itself put into its history. */
export function withoutCloseWatcher(page: Page): Promise<unknown> {
  return page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
}

export function rail(page: Page) {
  const side = page.getByRole("complementary", { name: "Volet" });
  return {
    side,
    widen: side.getByRole("button", { name: "Élargir le volet" }),
    narrow: side.getByRole("button", { name: "Réduire le volet" }),
    herds: page.getByRole("banner").getByRole("button", { name: "Afficher la liste des élevages" }),
    logout: side.getByRole("button", { name: "Se déconnecter" }),
  };
}

export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error("It is not on the page.");
  return box;
}

/** The page of the frame that is shown has answered. */
export function expectFrame(page: Page) {
  return expect(page.locator('[data-shown="true"][data-state="connected"] iframe')).toBeVisible();
}

/** Letters as large as a reader sets them in the browser, in percent. */
export function enlargeText(page: Pick<Page, "evaluate">, percent: number): Promise<void> {
  return page.evaluate((size) => document.documentElement.style.setProperty("font-size", `${size}%`, "important"), percent);
}

/** Parts that stick out of the window at a side. */
export function outside(page: Pick<Page, "evaluate">): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? [`page: ${document.documentElement.scrollWidth}`] : [];
    const controls = [...document.querySelectorAll("button, a, input:not([hidden]), select, h2, h3, p, li")];
    // Choices in a line that scrolls by itself are reached there: such a line is measured as a whole.
    const lineOf = (control: Element): Element => {
      const line = control.closest("fieldset");
      return line !== null && getComputedStyle(line).overflowX === "auto" ? line : control;
    };
    const out = controls.filter((control) => {
      const { left, right, width, height } = lineOf(control).getBoundingClientRect();
      const isSkipped = control.matches(".visuallyHidden *, .visuallyHidden, option");
      return !isSkipped && width > 1 && height > 1 && (left < -0.5 || right > window.innerWidth + 0.5);
    });
    return [...wide, ...out.map((control) => control.outerHTML.slice(0, 160))];
  });
}
