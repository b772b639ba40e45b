import { element } from "../../parts/element";
import { numberParts } from "../../parts/numberParts";
import { icon } from "../../subject/icon";
import { bodyOf } from "../../subject/subjectOf";
import type { Row } from "../presentations/presentation";
import type { RowActs } from "./rowActs";
import { paperMark } from "./rowMarks";

/** A number of an animal that is in the herd no more, and its name. */
const NUMBERED = /^(\d{4})(?: (.+))?$/;

/** Whom or what a row is about: an animal that opens its card, a paper or page that opens, or a name. */
export function whoIn(row: Row, openAnimal: (id: string) => void, acts?: RowActs, isBelow = false): HTMLElement {
  const { who, paper, opens } = row;
  if ("kind" in who) {
    const news = row.news === undefined ? [] : [" ", element("span", { class: "news" }, row.news)];
    const kind = who.kind === "" ? [] : isBelow ? [element("small", {}, who.kind, ...news)] : [` ${who.kind}`];
    const mark = who.hue === undefined ? [] : [element("span", { class: "swatch", "data-hue": String(who.hue) })];
    const [, number, called = ""] = NUMBERED.exec(who.name) ?? [];
    const name =
      number === undefined ? element("b", {}, who.name) : element("span", { class: "number" }, element("b", {}, number), ` ${called}`);
    const named = element("span", { class: "who" }, ...mark, name, ...kind);
    const body = row.picture === undefined ? paper && paperMark(paper) : bodyOf(row.picture);
    const pictured = [...(body === undefined ? [] : [icon(body, 22)]), named];
    if (acts === undefined || (paper === undefined && opens === undefined))
      return row.picture === undefined ? named : element("span", { class: "pictured" }, ...pictured);
    const button = element("button", { type: "button", class: "animal titled", ...(paper && { "data-paper": paper.id }) });
    button.append(...pictured);
    button.addEventListener("click", () => (paper === undefined ? acts.go : acts.show)(row));
    return button;
  }
  const { head, last } = numberParts(who.number);
  const name = element("button", { type: "button", class: "animal", "data-animal": who.id });
  name.append(element("span", { class: "head" }, `${head} `), element("b", {}, last), ` ${who.name}`);
  name.addEventListener("click", () => openAnimal(who.id));
  return name;
}
