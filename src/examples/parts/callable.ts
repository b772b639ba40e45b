import { element } from "./element";

const PHONE = /^0\d(?:\s\d\d){4}$/;

/** A telephone number is dialled by a press. */
export function callable(text: string): Node | string {
  return PHONE.test(text) ? element("a", { class: "call", href: `tel:${text.replace(/\s/g, "")}` }, text) : text;
}
