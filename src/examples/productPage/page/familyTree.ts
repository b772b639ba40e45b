import { element } from "../../parts/element";
import type { Presentation, Row } from "../presentations/presentation";
import { whoIn } from "./whoIn";
import "./familyTree.css";

/** Which generation each row of a tree is of. */
const GENERATIONS = [0, 1, 1, 2, 2, 2, 2];

/** An animal, its parents and grandparents: from left to right, on a phone indented below each other. */
export function familyTree({ title, rows, note }: Presentation["list"], openAnimal: (id: string) => void): HTMLElement {
  const box = (row: Row, at: number) => {
    const { cells, state } = row;
    const [relation = "", ...values] = cells;
    const isKnown = values.some((value) => value !== "–");
    return element(
      "li",
      { "data-at": String(at), "data-generation": String(GENERATIONS[at] ?? 0), ...(isKnown ? {} : { "data-unknown": "" }) },
      element("small", {}, relation),
      whoIn(row, openAnimal),
      ...(isKnown
        ? [element("span", { class: "amount" }, ...values, " ", element("span", { class: "chip", "data-tone": state.tone }, state.text))]
        : []),
    );
  };
  return element(
    "section",
    { class: "list" },
    element("h2", { id: "list" }, title),
    element("ol", { class: "family", "aria-labelledby": "list" }, ...rows.map(box)),
    ...(note === undefined ? [] : [element("p", { class: "units" }, note)]),
  );
}
