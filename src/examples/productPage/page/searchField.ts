import { element } from "../../parts/element";
import { CROSS, icon } from "../../subject/icon";
import type { HerdOnDay, Search } from "../presentations/presentation";
import { ANIMAL_NAMES, animalNames } from "./animalNames";
import type { SearchTexts } from "./searchTexts";

const LENS = '<path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6"/>';

interface Field {
  readonly search: Search;
  readonly herd: HerdOnDay;
  readonly texts: SearchTexts;
  readonly show: (typed: string, choice: number | null) => void;
}

/** A field for a number or a name above the list of a page, and choices to press; where the page is about one animal, who that is. */
export function searchField({ search, herd, texts, show }: Field): HTMLElement {
  const isChoice = search.typed !== undefined;
  const input = element("input", {
    type: isChoice ? "text" : "search",
    id: "listed",
    list: ANIMAL_NAMES,
    placeholder: texts.label,
    value: search.typed ?? "",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  let chosen: number | null = null;
  const choose = (at: number | null) => {
    chosen = chosen === at ? null : at;
    for (const [place, button] of choices.entries()) button.ariaPressed = String(place === (chosen === null ? 0 : chosen + 1));
    show(input.value, chosen);
  };
  const choiceOf = (name: string, count: number, at: number | null) => {
    const pressed = String(at === chosen);
    const button = element("button", { type: "button", "aria-pressed": pressed }, name, " ", element("small", {}, String(count)));
    button.addEventListener("click", () => choose(at));
    return button;
  };
  const all = choiceOf(texts.all, herd.animals.length, null);
  const choices = search.choices.length === 0 ? [] : [all, ...search.choices.map(({ name, count }, at) => choiceOf(name, count, at))];
  // What stands there is typed over.
  input.addEventListener("focus", () => input.select());
  input.addEventListener("input", () => show(input.value, chosen));
  const clear = element("button", { type: "button", class: "clear", "aria-label": texts.clear }, icon(CROSS, 20));
  clear.addEventListener("click", () => {
    input.value = "";
    input.focus();
    show("", chosen);
  });
  return element(
    "div",
    { class: isChoice ? "search listed one" : "search listed", role: "search" },
    element("label", { for: "listed", class: isChoice ? "" : "seenByReaders" }, isChoice ? texts.animal : texts.label),
    element("div", { class: "lens" }, ...(isChoice ? [input, clear] : [icon(LENS, 20), input])),
    animalNames(herd),
    ...(choices.length === 0 ? [] : [element("div", { class: "choices" }, ...choices)]),
  );
}
