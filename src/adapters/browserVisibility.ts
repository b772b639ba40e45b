import type { Visibility } from "../ports/visibility";

/** Visibility by an IntersectionObserver, also within scrolling parts. */
export function createBrowserVisibility(browser: Pick<typeof globalThis, "IntersectionObserver">): Visibility {
  const watched = new Map<Element, (inSight: boolean) => void>();
  const observer = new browser.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
  });
  return {
    watch: (element, changed) => {
      watched.set(element, changed);
      observer.observe(element);
      return () => {
        watched.delete(element);
        observer.unobserve(element);
      };
    },
  };
}
