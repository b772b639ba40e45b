import { element } from "../../parts/element";
import { numberParts } from "../../parts/numberParts";
import { barChart } from "../dashboard/barChart";
import type { Figure, Presentation, Row } from "../presentations/presentation";

/** The figures of a page, side by side. */
export function figureList(figures: readonly Figure[]): HTMLElement {
  const one = ({ label, value, unit, context, tone = "plain" }: Figure) =>
    element(
      "div",
      {},
      element("dt", {}, label),
      element("dd", { "data-tone": tone }, element("b", {}, value), ...(unit === undefined ? [] : ["\u202f", element("small", {}, unit)])),
      element("dd", { class: "context" }, context),
    );
  return element("dl", { class: "figures" }, ...figures.map(one));
}

/** The list of a page: a table, whose cells stand under the name on a phone. */
export function rowTable({ title, columns, rows }: Presentation["list"], openAnimal: (id: string) => void): HTMLElement {
  const head = columns.map((name) => element("th", { scope: "col" }, name));
  return element(
    "section",
    { class: "list" },
    element("h2", { id: "list" }, title),
    element(
      "table",
      { "aria-labelledby": "list" },
      element("thead", {}, element("tr", {}, ...head)),
      element("tbody", {}, ...rows.map((row) => tableRow(row, openAnimal))),
    ),
  );
}

function tableRow({ who, cells, state }: Row, openAnimal: (id: string) => void): HTMLElement {
  const under = element("small", { class: "under" }, cells.filter((text) => text !== "").join(" · "));
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, whoIn(who, openAnimal), under),
    ...cells.map((text) => element("td", { class: "cell" }, text)),
    element("td", { class: "state" }, element("span", { class: "chip", "data-tone": state.tone }, state.text)),
  );
}

function whoIn(who: Row["who"], openAnimal: (id: string) => void): HTMLElement {
  if ("kind" in who) return element("span", {}, element("b", {}, who.name), ` ${who.kind}`);
  const { head, last } = numberParts(who.number);
  const name = element("button", { type: "button", class: "animal", "data-animal": who.id });
  name.append(element("span", { class: "head" }, `${head} `), element("b", {}, last), ` ${who.name}`);
  name.addEventListener("click", () => openAnimal(who.id));
  return name;
}

/** Bars with a title above and what the first and the last stand for below. */
export function chartCard({ title, bars, ends, isLatest }: Presentation["chart"]): HTMLElement {
  return element(
    "section",
    { class: "chart" },
    element("h2", {}, title),
    element("div", isLatest ? { "data-latest": "" } : {}, barChart(bars)),
    element("p", { class: "ends" }, element("span", {}, ends[0]), element("span", {}, ends[1])),
  );
}
