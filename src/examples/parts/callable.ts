import { element } from "./element";

const PHONE = /^0\d(?:\s\d\d){4}$/;

export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/** A telephone number is dialled by a press. */
export function callable(text: string): Node | string {
  return isPhone(text) ? element("a", { class: "call", href: `tel:${text.replace(/\s/g, "")}` }, element("span", {}, text)) : text;
}
