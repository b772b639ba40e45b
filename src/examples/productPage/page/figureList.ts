import { callable } from "../../parts/callable";
import { element } from "../../parts/element";
import type { Figure } from "../presentations/presentation";
import { breakable } from "./breakable";

/** `8 j`: the number, and what it counts. */
const MEASURED = /^([+−]?[\d.,]+)[\s\u202f\u00a0](.+)$/;

/** `127.000`: from here on a phone counts in thousands. */
const MANY = /^\d{2,3}\.\d{3}$/;

/** The figures of a page, side by side. */
export function figureList(figures: readonly Figure[], toOwn?: () => void): HTMLElement {
  const one = ({ label, value, unit, context, tone = "plain", isOwn }: Figure) => {
    const [, number = value, counted = unit] = MEASURED.exec(value) ?? [];
    // Where there is no room beside the number, what it counts stands below it.
    const after = counted === undefined ? [] : [element("small", {}, ` ${counted.replaceAll(" ", "\u00a0")}`)];
    return element(
      "div",
      {},
      element("dt", {}, isOwn === undefined || toOwn === undefined ? breakable(label) : reach(breakable(label), toOwn)),
      element("dd", { "data-tone": tone }, ...numberIn(number), ...after),
      element("dd", { class: "context" }, callable(context)),
    );
  };
  return element("dl", { class: "figures" }, ...figures.map(one));
}

/** `127.000`, and `127 k` where there is less room: read aloud it is whole. */
function numberIn(number: string): readonly HTMLElement[] {
  if (!MANY.test(number)) return [element("b", {}, number)];
  const [thousands = "", rest = ""] = number.split(".");
  const short = rest === "000" || thousands.length > 2 ? Math.round(Number(thousands + rest) / 1000) : `${thousands},${rest[0]}`;
  return [element("b", { class: "whole" }, number), element("b", { class: "short", "aria-hidden": "true" }, `${short}\u00a0k`)];
}

/** Pressed anywhere on its figure. */
function reach(label: string, press: () => void): HTMLElement {
  const button = element("button", { type: "button", class: "reach" }, label);
  button.addEventListener("click", press);
  return button;
}
