import { element } from "../../parts/element";
import "./holdForm.css";

const CARDS = 3;

/** The place of the account form before it has come: cards with fields and a button, so that what stands below does not move. */
export function holdForm(place: HTMLElement): void {
  if (place.hasChildNodes()) return;
  const card = () => element("div", {}, element("i", {}), element("i", {}), element("i", {}), element("i", {}));
  place.append(element("div", { class: "heldForm", "aria-hidden": "true" }, ...Array.from({ length: CARDS }, card)));
  place.hidden = false;
}
