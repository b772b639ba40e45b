import { callable } from "../../parts/callable";
import { element } from "../../parts/element";
import type { Figure } from "../presentations/presentation";

/** `8 j`: the number, and what it counts. */
const MEASURED = /^([+−]?[\d.,]+)[\s\u202f\u00a0](.+)$/;

/** Letters of all their numbers, from which a phone writes them smaller. */
const WIDE = 24;

/** The figures of a page, side by side. */
export function figureList(figures: readonly Figure[], toOwn?: () => void): HTMLElement {
  const one = ({ label, value, unit, context, tone = "plain", isOwn }: Figure) => {
    const [, number = value, counted = unit] = MEASURED.exec(value) ?? [];
    const after = counted === undefined ? [] : [element("small", {}, `\u00a0${counted}`)];
    return element(
      "div",
      {},
      element("dt", {}, isOwn === undefined || toOwn === undefined ? label : reach(label, toOwn)),
      element("dd", { "data-tone": tone }, element("b", {}, number), ...after),
      element("dd", { class: "context" }, callable(context)),
    );
  };
  const length = figures.reduce((sum, { value, unit = "" }) => sum + value.length + unit.length, 0);
  return element("dl", { class: "figures", ...(length >= WIDE && { "data-wide": "" }) }, ...figures.map(one));
}

/** Pressed anywhere on its figure. */
function reach(label: string, press: () => void): HTMLElement {
  const button = element("button", { type: "button", class: "reach" }, label);
  button.addEventListener("click", press);
  return button;
}
