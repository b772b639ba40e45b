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
  const list = element("dl", { class: "figures" }, ...figures.map(one));
  sizes.observe(list);
  return list;
}

/** On a phone name and number share a line where they do in each figure; else they stand one over the other in all. */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    target.removeAttribute("data-stacked");
    target.toggleAttribute("data-stacked", [...target.children].some(isWrapped));
  }
});

function isWrapped({ children: [name, number] }: Element): boolean {
  if (name === undefined || number === undefined) return false;
  const { top, bottom, height } = name.getBoundingClientRect();
  return height > 1.5 * Number.parseFloat(getComputedStyle(name).lineHeight) || number.getBoundingClientRect().top > (top + bottom) / 2;
}

/** Pressed anywhere on its figure. */
function reach(label: string, press: () => void): HTMLElement {
  const button = element("button", { type: "button", class: "reach" }, label);
  button.addEventListener("click", press);
  return button;
}
