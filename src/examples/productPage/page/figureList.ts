import { callable } from "../../parts/callable";
import { element } from "../../parts/element";
import type { Figure } from "../presentations/figure";

/** `8 j`: the number, and what it counts. */
const MEASURED = /^([+−]?[\d.,]+)[\s\u202f\u00a0](.+)$/;

/** A name in the place of a number. */
const WORDS = /^\D+ \D+$/;

/** The figures of a page, side by side. */
export function figureList(figures: readonly Figure[], toOwn?: () => void): HTMLElement {
  const one = ({ label, value, unit, context, tone = "plain", isOwn, isDue }: Figure) => {
    const [, number = value, counted = unit] = MEASURED.exec(value) ?? [];
    const after = counted === undefined ? [] : [element("small", {}, ` ${counted.replaceAll(" ", "\u00a0")}`)];
    return element(
      "div",
      {},
      element("dt", {}, isOwn === undefined || toOwn === undefined ? label : reach(label, toOwn)),
      element("dd", { "data-tone": tone, ...(WORDS.test(value) && { "data-words": "" }) }, element("b", {}, number), ...after),
      element("dd", { class: "context", ...(isDue && { "data-tone": tone }) }, callable(context)),
    );
  };
  return element("dl", { class: "figures" }, ...figures.map(one));
}

/** Pressed anywhere on its figure. */
function reach(label: string, press: () => void): HTMLElement {
  const button = element("button", { type: "button", class: "reach" }, label);
  button.addEventListener("click", press);
  return button;
}
