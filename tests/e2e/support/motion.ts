import type { Page } from "@playwright/test";

/**
 * From the next page on, notes every animation and transition that takes more than a moment, also across a reload; the answer reads
 * the notes of those who ask for less motion or of those who do not. A page that is being left forgets what the driver has asked for.
 */
export async function watchMotion(page: Page): Promise<(wish: "reduce" | "no-preference") => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    // What a frame shows is its own.
    if (window.top !== window) return;
    const keep = (names: readonly string[]) => {
      const wish = matchMedia("(prefers-reduced-motion: reduce)").matches ? "reduce" : "no-preference";
      const noted: readonly string[] = JSON.parse(sessionStorage.getItem(wish) ?? "[]");
      sessionStorage.setItem(wish, JSON.stringify([...new Set([...noted, ...names])]));
    };
    const note = () =>
      keep(
        document.getAnimations().flatMap((animation) => {
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
          const what = animation instanceof CSSAnimation ? animation.animationName : Reflect.get(animation, "transitionProperty");
          return Number(duration) * Number(iterations) > 1 ? [String(what)] : [];
        }),
      );
    document.addEventListener("animationstart", note, true);
    // A busy page is told of a transition when it is over, and of one without a duration never.
    document.addEventListener("transitionrun", ({ propertyName }) => keep([propertyName]), true);
    // Also what is gone before it could be announced.
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  return (wish) => page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? "[]"), wish);
}
