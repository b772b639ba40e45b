import { element } from "../../parts/element";
import { icon } from "../../subject/icon";
import type { Bulk, Row } from "../presentations/presentation";

export const AHEAD = '<path d="M9 6l6 6l-6 6"/>';
const DOWN = '<path d="M6 9l6 6l6-6"/>';
const TICK = '<path d="M5 12l5 5l10 -10"/>';

/** What is done on a row: `done` are those that were, `press` does it or takes it back; `show` opens its paper. */
export interface RowActs {
  readonly done: ReadonlySet<string>;
  readonly undo: string;
  readonly press: (row: Row) => void;
  readonly show: (row: Row) => void;
  readonly go: (row: Row) => void;
  /** What is offered on it is due before all else on the page. */
  readonly due?: Row | undefined;
  /** Groups of which all rows are shown. */
  readonly opened: ReadonlySet<string>;
  readonly open: (group: string) => void;
  /** `Voir les 154` */
  readonly all: (count: number) => string;
}

/** Rows that offer the same in a word, of which there are so many that their frames would shout. */
const MANY = 3;

/** Whether the buttons of some rows repeat a word, so that they are quiet: done or not, further or not. */
export function areQuiet(rows: readonly Row[]): boolean {
  const names = rows.flatMap(nameOn);
  return names.some((name) => names.filter((other) => other === name).length >= MANY);
}

/** As a text of CSS, a line each: the buttons of a table are as wide as the widest. */
export function widestOf(rows: readonly Row[]): string {
  return `"${[...new Set(rows.flatMap(nameOn))].map((name) => name.replaceAll(/["\\]/g, "\\$&")).join("\\a ")}"`;
}

function nameOn({ continues, act }: Row): readonly string[] {
  return continues !== undefined ? [continues] : act === undefined || act.byOpening ? [] : [act.name];
}

/** What is done by opening the row is done by its name. */
export function actIn(given: Row, acts: RowActs, isChecked = false): readonly HTMLElement[] {
  const { other, ...row } = given;
  const isDue = given === acts.due;
  const { act, who, cells, paper, continues } = row;
  if (continues !== undefined) {
    const button = element("button", { type: "button", "aria-label": `${continues}, ${who.name}, ${cells[0] ?? ""}` });
    button.toggleAttribute("data-due", isDue);
    button.append(continues);
    button.addEventListener("click", () => acts.go(row));
    return [button];
  }
  if (act === undefined || act.byOpening) return [];
  const isDone = acts.done.has(act.id);
  // A colon never begins a line.
  const name = (isDone && !isChecked ? acts.undo : act.name).replaceAll(" :", "\u00a0:");
  const button = element("button", { type: "button", "data-act": act.id, "aria-label": `${name}, ${who.name}, ${cells[0] ?? ""}` });
  if (isChecked) {
    button.role = "checkbox";
    button.ariaChecked = String(isDone);
    button.append(icon(TICK, 20));
  } else button.append(name);
  button.toggleAttribute("data-done", isDone);
  button.toggleAttribute("data-due", isDue);
  button.addEventListener("click", () => (paper !== undefined && !isDone ? acts.show : acts.press)(row));
  return [button, ...(other === undefined || isDone ? [] : actIn({ ...row, act: other }, acts))];
}

/** In a check list: what is in order without anybody ticking it off. */
export function tickOf({ act, state }: Row): readonly HTMLElement[] {
  return act === undefined && state.tone === "good" ? [element("span", { class: "ticked" }, icon(TICK, 20))] : [];
}

/** An animal opens as its card; the whole row leads on. */
export function aheadOf({ who, opens, paper }: Row): readonly SVGElement[] {
  return "kind" in who && opens === undefined && paper === undefined ? [] : [icon(AHEAD, 20)];
}

/** The last row of a group, or of a list without any, that has more: it shows them all. */
export function moreOf(group: string | undefined, title: string, count: number, { open, all }: RowActs): HTMLElement {
  const name = all(count);
  const button = element("button", { type: "button", "aria-label": `${name}, ${group ?? title}` }, name, icon(DOWN, 20));
  button.addEventListener("click", () => open(group ?? ""));
  return element("tr", { class: "more" }, element("td", {}, button));
}

/** Rows with which nothing is wrong: closed, with what is done with all of them. */
export function bulkRows({ name, look, act }: Bulk, table: HTMLElement, acts: RowActs): HTMLElement {
  const isDone = acts.done.has(act.id);
  const button = element("button", { type: "button", "data-act": act.id, class: isDone ? "" : "main" }, isDone ? acts.undo : act.name);
  button.addEventListener("click", () => acts.press({ who: { name, kind: "" }, cells: [], state: { text: "", tone: "good" }, act }));
  return element(
    "div",
    { class: "bulk" },
    element("p", {}, element("b", {}, isDone ? act.done : name)),
    button,
    element("details", {}, element("summary", {}, look), table),
  );
}
