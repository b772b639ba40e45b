import { element } from "../../parts/element";
import { CROSS, icon } from "../../subject/icon";
import type { Row } from "../presentations/presentation";
import "./styles/paper.css";

interface Shown {
  readonly print: string;
  readonly close: string;
  /** What is done with it, once it was read; null: nothing. */
  readonly offered: { readonly name: string; readonly press: () => void } | null;
  readonly closed: () => void;
}

/** The paper of a row over the page: what it says, and what is done with it. */
export function showPaper({ who, paper }: Row, { print, close, offered, closed }: Shown): void {
  if (paper === undefined) return;
  const { from, text, lines, total } = paper;
  const line = ([name, value]: readonly [string, string]) => element("div", {}, element("dt", {}, name), element("dd", {}, value));
  const leave = element("button", { type: "button", "aria-label": close }, icon(CROSS, 22));
  const foot = element(
    "footer",
    {},
    button(print, () => window.print()),
  );
  const sheet = element(
    "div",
    {},
    element("header", {}, element("div", {}, element("p", {}, from), element("h2", { id: "paper" }, who.name)), leave),
    element("p", {}, text),
    element("dl", {}, ...lines.map(line)),
    ...(total === undefined ? [] : [element("dl", { class: "total" }, line(total))]),
    foot,
  );
  const dialog = element("dialog", { class: "paper", "aria-labelledby": "paper" }, sheet);
  const shut = () => dialog.close();
  if (offered !== null) {
    const act = button(offered.name, () => {
      shut();
      offered.press();
    });
    act.className = "main";
    foot.append(act);
  }
  leave.addEventListener("click", shut);
  // A press beside it closes it, as Escape does.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) shut();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function button(name: string, press: () => void): HTMLButtonElement {
  const made = element("button", { type: "button" }, name);
  made.addEventListener("click", press);
  return made;
}
