import type { SampleAnimal } from "../herd/sampleAnimals";
import { numberParts } from "../parts/numberParts";

/** A part of the page by the name it has in the document. */
export function part<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

export function write(name: string, text: string): void {
  part(`[data-shown="${name}"]`).textContent = text;
}

/** A national number, its last digits bold. */
export function numberNodes(number: string): readonly (string | Node)[] {
  const { head, last } = numberParts(number);
  const bold = document.createElement("b");
  bold.textContent = last;
  return [head, " ", bold];
}

export function button(text: string, run: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", run);
  return made;
}

/** A way to the card of an animal, by its number and name. */
export function animalButton({ id, number, name }: SampleAnimal, isCurrent: boolean, run: () => void): HTMLButtonElement {
  const made = button("", run);
  const shown = document.createElement("span");
  shown.className = "number";
  shown.append(...numberNodes(number));
  made.append(shown, ` ${name}`);
  made.dataset.animal = id;
  if (isCurrent) made.setAttribute("aria-current", "true");
  return made;
}

export function term(word: string, value: string, name: string): HTMLElement {
  const [row, title, text] = [document.createElement("div"), document.createElement("dt"), document.createElement("dd")];
  title.textContent = word;
  text.textContent = value;
  text.dataset.fact = name;
  row.append(title, text);
  return row;
}

export function chip(text: string, name: string, value: string): HTMLElement {
  const made = document.createElement("li");
  made.textContent = text;
  made.dataset[name] = value;
  return made;
}
