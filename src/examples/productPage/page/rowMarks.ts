import { element } from "../../parts/element";
import type { Dots, Presentation, Row } from "../presentations/presentation";

/** Oneself beside a group and the best of it, from the worst on the left. */
export function dotsOf({ dots }: Row): readonly HTMLElement[] {
  if (dots === undefined) return [];
  const one = (of: keyof Dots) => {
    const at = dots[of];
    if (at === undefined) return [];
    const dot = element("span", { "data-of": of });
    dot.style.setProperty("--share", String(Math.min(1, Math.max(0, at))));
    return [dot];
  };
  return [element("span", { class: "dots", "aria-hidden": "true" }, ...one("group"), ...one("best"), ...one("own"))];
}

/** What each dot is, and which side is better. */
export function legendOf({ dots, better }: NonNullable<Presentation["list"]["legend"]>): HTMLElement {
  const one = ([of, name]: readonly [string, string]) => element("span", {}, element("i", { "data-of": of }), name);
  return element("p", { class: "legend" }, ...Object.entries(dots).map(one), ...(better === "" ? [] : [element("span", {}, better)]));
}

/** How full a store is. */
export function fillOf({ fill, state }: Row): readonly HTMLElement[] {
  if (fill === undefined) return [];
  const bar = element("span", { class: "fill", "data-tone": state.tone, "aria-hidden": "true" });
  bar.style.setProperty("--share", String(fill));
  return [bar];
}
