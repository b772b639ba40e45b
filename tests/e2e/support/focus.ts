import { expect, type Locator, type Page } from "@playwright/test";

/** Goes on with the Tab key until what the selector names has the focus. */
export async function tabTo(page: Page, selector: string, key = "Tab"): Promise<void> {
  for (let steps = 0; steps < 90; steps++) {
    await page.keyboard.press(key);
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`${key} never comes to ${selector}`);
}

/** What has the focus: outside the page, still or again what had it before, or something new, and how much of that is in sight. */
type Focused =
  | { readonly kind: "outside" | "same" | "met" }
  | {
      readonly kind: "new";
      readonly name: string;
      /** Parts of 25. */
      readonly seen: number;
      /** How many parts it takes: one of what is too large to be in sight at once, half of anything else. */
      readonly needed: number;
    };

/** Goes once round with the key; answers what had the focus while it was covered or outside the window, and how many had it. */
export async function coveredFocus(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<{ covered: readonly string[]; stops: number }> {
  await page.evaluate(() => document.querySelectorAll("[data-met]").forEach((met) => void met.removeAttribute("data-met")));
  const covered: string[] = [];
  let stops = 0;
  let outside = 0;
  let inFrames = 0;
  for (let steps = 0; steps < 200 && inFrames < 5000; steps++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(readFocused);
    // A frame has the focus for as many steps as its page has stops, hundreds in a long list.
    if (focused.kind === "same") {
      inFrames++;
      steps--;
    }
    if (focused.kind === "new") {
      stops++;
      outside = 0;
      if (focused.seen < focused.needed) covered.push(`${focused.name}: ${focused.seen} of 25`);
    }
    // Between the last and the first the focus is outside the page.
    if (focused.kind === "outside") outside++;
    if (focused.kind === "met" || outside > 2) return { covered, stops };
  }
  throw new Error("the Tab key finds no end");
}

function readFocused(): Focused {
  const focus = document.activeElement;
  if (!(focus instanceof HTMLElement) || focus === document.body) return { kind: "outside" };
  const last = document.querySelector('[data-met="last"]');
  if (last === focus) return { kind: "same" };
  if (focus.hasAttribute("data-met")) return { kind: "met" };
  last?.setAttribute("data-met", "");
  focus.setAttribute("data-met", "last");
  const { left, top, width, height } = focus.getBoundingClientRect();
  const owner = focus.closest("label") ?? focus;
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const seen = parts.flatMap((x) => parts.filter((y) => owner.contains(document.elementFromPoint(left + width * x, top + height * y))));
  const needed = height > window.innerHeight / 3 ? 1 : 13;
  const name = `${focus.localName} ${focus.getAttribute("aria-label") ?? focus.textContent}`.trim().slice(0, 60);
  return { kind: "new", name, seen: seen.length, needed };
}

/** Nothing is covered on the way forth and back, from where the focus is or shall be first; and there is a way at all. */
export async function expectFocusInSight(page: Page, where: string, from?: Locator): Promise<void> {
  for (const key of ["Tab", "Shift+Tab"] as const) {
    await from?.focus();
    const { covered, stops } = await coveredFocus(page, key);
    expect(covered, `${where}, ${key}`).toEqual([]);
    expect(stops, `${where}, ${key}`).toBeGreaterThan(0);
  }
}
