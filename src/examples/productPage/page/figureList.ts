import { element } from "../../parts/element";
import type { Figure } from "../presentations/figure";

/** `8 j`: the number, and what it counts. */
const MEASURED = /^([+−]?[\d.,]+)[\s\u202f\u00a0](.+)$/;

/** A name in the place of a number. */
const WORDS = /^\D+ \D+$/;

/** The figures of a page, side by side. */
export function figureList(figures: readonly Figure[]): HTMLElement {
  const one = ({ label, value, unit, context, tone = "plain", isDue }: Figure) => {
    const [, number = value, counted = unit] = MEASURED.exec(value) ?? [];
    const after = counted === undefined ? [] : [element("small", {}, ` ${counted.replaceAll(" ", "\u00a0")}`)];
    return element(
      "div",
      {},
      element("dt", {}, label),
      element("dd", { "data-tone": tone, ...(WORDS.test(value) && { "data-words": "" }) }, element("b", {}, number), ...after),
      element("dd", { class: "context", ...(isDue && { "data-tone": tone }) }, context),
    );
  };
  return element("dl", { class: "figures" }, ...figures.map(one));
}
