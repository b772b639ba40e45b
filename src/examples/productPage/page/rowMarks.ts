import { callable } from "../../parts/callable";
import { element } from "../../parts/element";
import { icon } from "../../subject/icon";
import type { Aim, Dots, Paper, PaperSort, Presentation, Row } from "../presentations/presentation";

const SHEET = '<path d="M14 3v4a1 1 0 0 0 1 1h4M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M9 13h6M9 17h6"/>';
const SORTS: Readonly<Record<PaperSort, string>> = {
  alert: '<path d="M10 5a2 2 0 0 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3H4a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6M9 17v1a3 3 0 0 0 6 0v-1"/>',
  analysis: '<path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 14h9"/>',
  contract:
    '<path d="M13 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v3M14 3v4a1 1 0 0 0 1 1h4M9 12h3M16 20l4.5-4.5a1.5 1.5 0 0 0-2-2L14 18v2z"/>',
  letter: '<path d="M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7l9 6l9-6"/>',
};

const PHONE = '<path d="M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2"/>';
/** `4018 Noisette`, `4018 Noisette et 6 autres` */
const ANIMAL = /^(\d{4})((?: \p{Lu}[^\s\d]*)+)/u;

/** Text of a cell: the number an animal is called by stands out, one of a telephone is dialled. */
export function written(text: string): Node | string {
  const [animal, number, name] = ANIMAL.exec(text) ?? [];
  if (animal === undefined || number === undefined || name === undefined) return callable(text);
  return element("span", {}, element("span", { class: "number" }, element("b", {}, number), name), text.slice(animal.length));
}

/** Calls somebody: a phone, where there is less room, has the icon alone. */
export function callOf(name: string, number: string): Node | string {
  const link = callable(number);
  if (!(link instanceof HTMLElement)) return link;
  link.ariaLabel = `${name}, ${number}`;
  link.prepend(icon(PHONE, 22));
  return link;
}

/** What a paper is, at a glance. */
export function paperMark({ sort }: Paper): string {
  return sort === undefined ? SHEET : SORTS[sort];
}

/** Oneself beside a group and the best of it, from the worst on the left; amber where that is to be looked at. */
export function dotsOf({ dots, state }: Row): readonly HTMLElement[] {
  if (dots === undefined) return [];
  const one = (of: keyof Dots) => {
    const at = dots[of];
    if (at === undefined) return [];
    const dot = element("span", { "data-of": of, ...(of === "own" && state.tone === "wait" && { "data-tone": state.tone }) });
    dot.style.setProperty("--share", String(Math.min(1, Math.max(0, at))));
    return [dot];
  };
  return [element("span", { class: "dots", "aria-hidden": "true" }, ...one("group"), ...one("best"), ...one("own"))];
}

/** What each dot is, and a line as in the rows with what its ends mean. */
export function legendOf({ dots, ends }: NonNullable<Presentation["list"]["legend"]>): HTMLElement {
  const one = ([of, name]: readonly [string, string]) => element("span", {}, element("i", { "data-of": of }), name);
  const line = ends === undefined ? [] : [element("span", { class: "scale" }, ends[0], element("i", {}), ends[1])];
  return element("p", { class: "legend" }, ...Object.entries(dots).map(one), ...line);
}

/** Draws how far a row reaches beside the others, and what is aimed at; only by that is it fine or not. */
export function barsOf({ bars, rows }: Bars): (row: Row) => readonly HTMLElement[] {
  if (bars === undefined) return () => [];
  const { aim, full } = bars;
  const greatest = full ?? Math.max(1e-9, aim?.most ?? aim?.least ?? 0, ...rows.map(({ bar = 0 }) => bar));
  return ({ bar, state }) => {
    if (bar === undefined) return [];
    const drawn = element("span", { class: "fill", ...(aim && { "data-tone": state.tone }) });
    drawn.style.setProperty("--share", String(bar / greatest));
    if (aim !== undefined) {
      const mark = element("span", { class: "aim", ...(isMeasured(bar, aim) && { role: "img", "aria-label": aim.name }) });
      mark.style.setProperty("--share", String(aim.least / greatest));
      mark.style.setProperty("--until", String((aim.most ?? aim.least) / greatest));
      drawn.append(mark);
    }
    return [drawn];
  };
}

/** Below the rows: what their bars are measured by, and what helps to read them. */
export function footOf({ bars, rows, note }: Bars & Pick<Presentation["list"], "note">): readonly HTMLElement[] {
  const { aim } = bars ?? {};
  const isSaid = aim !== undefined && rows.some(({ bar }) => bar !== undefined);
  const key = isSaid ? [element("span", { class: "key", "data-line": aim.most === undefined ? "least" : "within" }, aim.name)] : [];
  return key.length === 0 && note === undefined ? [] : [element("p", { class: "units" }, ...key, note ?? "")];
}

type Bars = Pick<Presentation["list"], "bars" | "rows">;

/** Of what has no upper end, only what is short of it is told to who does not see where the mark stands. */
function isMeasured(bar: number, { least, most }: Aim): boolean {
  return most !== undefined || bar < least;
}
