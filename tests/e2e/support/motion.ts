import type { Page } from "@playwright/test";

/**
 * From the next page on, notes every animation and transition that takes more than a moment, also across a reload; the answer reads
 * the notes of those who ask for less motion or of those who do not. A page that is being left forgets what the driver has asked for.
 */
export async function watchMotion(page: Page): Promise<(wish: "reduce" | "no-preference") => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    // What a frame shows is its own.
    if (window.top !== window) return;
    const note = () => {
      const wish = matchMedia("(prefers-reduced-motion: reduce)").matches ? "reduce" : "no-preference";
      const noted: readonly string[] = JSON.parse(sessionStorage.getItem(wish) ?? "[]");
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        const what = animation instanceof CSSAnimation ? animation.animationName : Reflect.get(animation, "transitionProperty");
        const moves = Number(duration) * Number(iterations) > 1;
        if (moves) sessionStorage.setItem(wish, JSON.stringify([...new Set([...noted, String(what)])]));
      }
    };
    for (const start of ["animationstart", "transitionrun"]) document.addEventListener(start, note, true);
    // Also what is gone before it could be announced.
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  return (wish) => page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? "[]"), wish);
}
