import { element } from "../../parts/element";
import "./holdForm.css";

const FIELDS = 4;

/** The place of the account form before it has come, so that what stands below does not move: a card of fields, and a closed row. */
export function holdForm(place: HTMLElement): void {
  if (place.hasChildNodes()) return;
  const fields = Array.from({ length: FIELDS }, () => element("i", {}));
  place.append(element("div", { class: "heldForm", "aria-hidden": "true" }, element("div", {}, ...fields), element("div", {})));
  place.hidden = false;
}
