import { element } from "../../parts/element";
import { CROSS, icon } from "../../subject/icon";
import { AHEAD } from "./rowActs";
import "./styles/paper.css";

/** What an action asks first. */
export interface Choices {
  readonly close: string;
  /** What the user may do of it. */
  readonly offered: () => Promise<readonly Choice[]>;
}

interface Choice {
  readonly name: string;
  readonly press: () => void;
}

/** What may be done under one name, over the page: one of them is chosen. */
export async function showChoices(name: string, { close, offered }: Choices): Promise<void> {
  const leave = element("button", { type: "button", "aria-label": close }, icon(CROSS, 22));
  const dialog = element("dialog", { class: "paper", "aria-labelledby": "choices" });
  const buttons = (await offered()).map((choice) => {
    const button = element("button", { type: "button" }, choice.name, icon(AHEAD, 20));
    button.addEventListener("click", () => {
      dialog.close();
      choice.press();
    });
    return button;
  });
  const head = element("header", {}, element("h2", { id: "choices" }, name), leave);
  dialog.append(element("div", {}, head, element("div", { class: "choose" }, ...buttons)));
  leave.addEventListener("click", () => dialog.close());
  // A press beside it closes it, as Escape does.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
