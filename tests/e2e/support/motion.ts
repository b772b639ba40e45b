import type { Page } from "@playwright/test";

/** From the next page on, notes every animation and transition that takes more than a moment, also across a reload; the answer reads the notes. */
export async function watchMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    // What a frame shows is its own.
    if (window.top !== window) return;
    const noted = (): readonly string[] => JSON.parse(sessionStorage.getItem("moved") ?? "[]");
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        const what = animation instanceof CSSAnimation ? animation.animationName : Reflect.get(animation, "transitionProperty");
        const moves = Number(duration) * Number(iterations) > 1;
        if (moves) sessionStorage.setItem("moved", JSON.stringify([...new Set([...noted(), String(what)])]));
      }
    };
    for (const start of ["animationstart", "transitionrun"]) document.addEventListener(start, note, true);
    // Also what is gone before it could be announced.
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem("moved") ?? "[]"));
}
