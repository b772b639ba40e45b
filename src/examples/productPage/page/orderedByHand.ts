import { element } from "../../parts/element";
import { icon } from "../../subject/icon";
import type { Arranging, Placed, Presentation } from "../presentations/presentation";
import "./orderedByHand.css";

const ICON = 22;
const UP = '<path d="M12 19V5M6 11l6-6l6 6"/>';
const DOWN = '<path d="M12 5v14M6 13l6 6l6-6"/>';
/** What begins the identifier of an order. */
const ORDER = "order ";
const SHOWN = "+";

/** An identifier that says the order, and which rows are shown: `order 1+ 0- 2+`. */
export function orderId(placed: readonly Placed[]): string {
  return ORDER + placed.map(({ at, isShown }) => `${at}${isShown ? SHOWN : "-"}`).join(" ");
}

/** The order that was kept; null: none, or that of another version of the page. */
export function orderIn(ids: Iterable<string>, { placed }: Arranging): readonly Placed[] | null {
  const id = [...ids].find((one) => one.startsWith(ORDER));
  const found = id
    ?.slice(ORDER.length)
    .split(" ")
    .map((one) => ({ at: Number.parseInt(one, 10), isShown: one.endsWith(SHOWN) }));
  const isWhole = new Set(found?.map(({ at }) => at)).size === placed.length && found?.every(({ at }) => at in placed);
  return found !== undefined && isWhole ? found : null;
}

/** Rows with what moves them and what shows them, below the line that results; `change` is null where nothing can be kept. */
export function orderedByHand(
  { title, rows }: Presentation["list"],
  { title: preview, line, placed, up, down }: Arranging,
  change: ((next: readonly Placed[]) => void) | null,
): HTMLElement {
  const moved = (from: number, to: number) => {
    const next = [...placed];
    next.splice(to, 0, ...next.splice(from, 1));
    return next;
  };
  /** Where the next one of the line stands; what is hidden has no place in it. */
  const beside = (place: number, by: -1 | 1) => {
    let to = place + by;
    while (placed[to]?.isShown === false) to += by;
    return placed[to] === undefined ? null : to;
  };
  const mover = (place: number, by: -1 | 1, name: string) => {
    const { at } = placed[place] ?? { at: 0 };
    const to = beside(place, by);
    const label = by < 0 ? up : down;
    const button = element("button", {
      type: "button",
      "data-act": `${at} ${by}`,
      title: label,
      "aria-label": `${label}, ${name}, ${place + 1}`,
    });
    button.append(icon(by < 0 ? UP : DOWN, ICON));
    // It keeps the focus at the end of the line, where it moves nothing and is not seen.
    button.setAttribute("aria-disabled", String(change === null || to === null));
    button.addEventListener("click", () => to === null || change?.(moved(place, to)));
    return button;
  };
  const rowOf = ({ who, cells, state }: (typeof rows)[number], place: number) => {
    const { at, isShown } = placed[place] ?? { at: 0, isShown: false };
    const toggle = element("button", { type: "button", role: "switch", "data-act": `${at}`, "aria-label": who.name });
    toggle.setAttribute("aria-checked", String(isShown));
    toggle.setAttribute("aria-disabled", String(change === null));
    toggle.append(element("span", { class: "switchTrack" }), element("span", { class: "word" }, state.text));
    toggle.addEventListener("click", () => change?.(placed.map((one) => (one.at === at ? { ...one, isShown: !isShown } : one))));
    return element(
      "li",
      { ...(isShown ? {} : { "data-hidden": "" }) },
      element("span", { class: "field" }, element("b", {}, who.name), element("small", {}, cells.at(-1) ?? "")),
      ...(isShown ? [element("span", { class: "moves" }, mover(place, -1, who.name), mover(place, 1, who.name))] : []),
      toggle,
    );
  };
  const parts = line.map((part, at) => element("span", {}, at === 0 ? element("b", {}, part) : part));
  return element(
    "div",
    { class: "arranging" },
    element(
      "section",
      { class: "list example" },
      element("h2", {}, preview),
      element("p", {}, element("span", { class: "exampleLine" }, ...parts)),
    ),
    element(
      "section",
      { class: "list arranged" },
      element("h2", { id: "list" }, title),
      element("ol", { "aria-labelledby": "list" }, ...rows.map(rowOf)),
    ),
  );
}
