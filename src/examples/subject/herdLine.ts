import { element } from "../parts/element";
import { icon } from "./icon";

const CLOCK = '<path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3"/>';

/** What the head of a page says of the herd it is about. */
export interface HerdFacts {
  readonly name: string;
  readonly numCheptel: string;
  /** How many animals it has. */
  readonly counted: string | null;
  /** How old its data are, in a sentence and in short. */
  readonly age: readonly [string, string] | null;
}

/** The herd of a page in one line. */
export function herdLine({ name, numCheptel, counted, age }: HerdFacts): readonly Node[] {
  const named = name === "" ? [] : [element("b", {}, name)];
  const number = element("span", { class: "number" }, numCheptel);
  const animals = counted === null ? [] : [element("span", {}, counted)];
  if (age === null) return [...named, number, ...animals];
  const [long, short] = age;
  const dated = element(
    "span",
    { class: "age" },
    icon(CLOCK, 18),
    element("span", {}, long),
    element("span", { "aria-hidden": "true" }, short),
  );
  return [...named, number, ...animals, dated];
}
