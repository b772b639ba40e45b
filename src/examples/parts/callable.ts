import { element } from "./element";

const PHONE = /^0\d(?:\s\d\d){4}$/;

export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

function hrefOf(number: string): string {
  return `tel:${number.replace(/\s/g, "")}`;
}

/** A telephone number is dialled by a press. */
export function callable(text: string): Node | string {
  return isPhone(text) ? element("a", { class: "call", href: hrefOf(text) }, element("span", {}, text)) : text;
}
