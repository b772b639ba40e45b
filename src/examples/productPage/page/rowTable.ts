import { isPhone } from "../../parts/callable";
import { element } from "../../parts/element";
import type { Tone } from "../presentations/figure";
import type { Presentation, Row } from "../presentations/presentation";
import { type CellWords, cellWords, isNumeric } from "./cellWords";
import { actIn, aheadOf, areQuiet, bulkRows, moreOf, type RowActs, tickOf, widestOf } from "./rowActs";
import { barsOf, callOf, dotsOf, footOf, legendOf, written } from "./rowMarks";
import { whoIn } from "./whoIn";

/** What a phone says below a name where the page does not say what. */
const FACTS = [0, 1] as const;

/** Letters of a name and what is said of it, from which that stands below. */
const LONG = 20;
/** A day, or the number of something. */
const DIGITS = /^\d+[/ ][\d/ ]+$/;
/** Letters of a state that has room in one line. */
const BRIEF = 12;
/** Letters of a state beside which what is said of its row has room. */
const WORD = 14;

export interface TableWords {
  /** Head of a column of days, which tell by themselves that they are some. */
  readonly day: string;
  readonly year: number;
}

/** The list of a page: a table; on a phone rows of two lines. `id` is that of its title. */
export function rowTable(
  {
    title,
    columns,
    rows,
    lead,
    facts = FACTS,
    offered = facts,
    legend,
    lede,
    note,
    bars,
    bulk,
    isNamed,
    isDoneBelow,
    isChecked,
    isGrouped,
    isStateNamed,
    isTitled,
    hasFullNumbers,
    isCounted = isGrouped,
    bare,
    spoken,
    why,
  }: Presentation["list"],
  words: TableWords,
  openAnimal: (id: string) => void,
  acts?: RowActs,
  id = "list",
): HTMLElement {
  const looks = columns.map((_, at) => ({ class: columnClass(rows, at - 1) }));
  const isInGroups = rows.some(({ group }) => group !== undefined);
  const isClosed = ({ act }: Row) => acts !== undefined && act !== undefined && act.id === bulk?.act.id;
  const open = rows.filter((row) => !isClosed(row));
  // Where one is too long to stand beside its name, all stand below.
  const isBelow = rows.some(
    ({ who, paper, opens }) =>
      paper !== undefined || opens !== undefined || ("kind" in who && who.kind !== "" && who.name.length + who.kind.length > LONG),
  );
  const calls = lead !== undefined && rows.some(({ cells }) => isPhone(cells[lead] ?? ""));
  /** What stands at the end of a row on a phone. */
  const endNames = [...(lead === undefined ? [] : [columns[lead + 1]]), columns.at(-1)];
  /** It is as its group says: nothing was done with it. */
  const isInGroup = ({ group, state }: Row) => isCounted === true && group === state.text;
  const isSeen = ({ isFurther, group = "" }: Row) => !isFurther || acts?.opened.has(group) === true;
  const barOf = barsOf({ bars, rows });
  const tableOf = (some: readonly Row[], acts?: RowActs) => {
    const hasButtons = acts !== undefined && some.some((row) => actIn(row, acts).length > 0);
    // The head of its group says it, what is offered, or the tick does.
    const says = (row: Row, offers: boolean) =>
      isInGroup(row) ||
      (offers &&
        ((isChecked === true && row.state.tone === "plain") ||
          (row.continues !== undefined && row.opens === undefined) ||
          (row.act?.isState === true && acts?.done.has(row.act.id) === false)));
    const isBare = (row: Row) => row.state.text === "" || says(row, acts !== undefined && actIn(row, acts).length > 0);
    const nameOf = (at: number) => (at === columns.length - 1 ? "state" : (looks[at]?.class ?? ""));
    const headOf = (name: string, at: number) =>
      at === columns.length - 1 && (isGrouped || (!isChecked && some.filter(isSeen).every(isBare)))
        ? element("span", { class: "seenByReaders" }, name)
        : name;
    const head = columns.map((name, at) => element("th", { scope: "col", class: nameOf(at) }, headOf(name, at)));
    const tableRow = (row: Row) => {
      const { who, cells, state, act, why: reason = why } = row;
      const done = acts === undefined ? [] : actIn(row, acts, isChecked);
      const offers = done.length > 0;
      const isSaid = says(row, offers);
      const { tone } = state;
      const said = (at: number) => {
        const text = cells[at] ?? "";
        return spoken?.[at] !== undefined && isNumeric(text) ? spoken[at](text) : null;
      };
      const wordsAt = (at: number) => {
        const text = said(at);
        if (text !== null) return [{ name: null, text, ...(at === reason && { tone }) }];
        return cellWords(columns[at + 1] ?? "", cells[at] ?? "", words, isNamed).map(
          (word): Under => ({ ...word, ...(bare?.includes(at) && { name: null }), ...(at === reason && { tone }) }),
        );
      };
      const fresh = row.news === undefined ? [] : [{ name: null, text: row.news, isNews: true as const }];
      const kind = isBelow && "kind" in who && who.kind !== "" ? [{ name: null, text: who.kind }, ...fresh] : [];
      const under = (offers ? offered : facts).flatMap((at): readonly Under[] => (at === "kind" ? kind : wordsAt(at)));
      // On a phone one thing ends a row: beside what is done there, not below it, what decides stands below the name.
      const isApart = isDoneBelow === true && lead !== undefined;
      const decides =
        lead === undefined || isApart
          ? []
          : wordsAt(lead).map(({ name, text }) => ({ name: isNamed ? name : null, text, ...(isSaid && { tone }) }));
      const progress = [row.progress ?? []].flat();
      const stated = [{ name: null, text: state.text, tone }];
      const first = [...progress.map((text) => ({ name: null, text })), ...(isSaid || isApart ? [] : stated), ...decides];
      const there = calls ? stated : [];
      const cellOf = (text: string, at: number) => {
        const look = `cell ${text === "–" ? "none " : ""}${DIGITS.test(text) ? "digits" : columnClass(rows, at)}`;
        const toned = { ...((at === reason || (at === lead && offers && isSaid)) && { "data-tone": tone }) };
        const bar = at === bars?.cell ? barOf(row) : [];
        if (at !== lead) return element("td", { class: look, ...toned }, written(text), ...bar);
        const said = calls ? [callOf(who.name, text)] : withYear(text, words.year);
        return element("td", { class: `${look} lead`, ...toned }, ...said, ...bar);
      };
      const chip = {
        ...(state.text.length <= BRIEF && { "data-brief": "" }),
        ...(offers && { "data-word": "" }),
        ...(isSaid && { "data-said": "" }),
      };
      const ahead = offers ? [] : aheadOf(row);
      return element(
        "tr",
        {
          ...(offers && { "data-offers": "" }),
          ...(ahead.length > 0 && { "data-opens": "" }),
          ...(offers && isDoneBelow && { "data-below": "" }),
          ...(calls && { "data-calls": "" }),
          ...(!offers && !calls && !isSaid && lead !== undefined && { "data-decides": "" }),
          ...(!offers && lead === undefined && state.text.length > ("kind" in who ? WORD : LONG) && { "data-told": "" }),
          // Led to where it is revealed.
          ...(row.isFurther && { tabindex: "-1", "data-further": row.group ?? "" }),
          ...(act !== undefined && acts?.done.has(act.id) === false && { "data-waits": act.byOpening ? "unread" : "" }),
        },
        element(
          "th",
          { scope: "row" },
          whoIn(row, openAnimal, acts, isBelow),
          ...dotsOf(row),
          ...barOf(row),
          underName(
            offers
              ? (isChecked ? [...under, ...first] : [...first, ...under]).slice(0, isNamed || offered !== facts ? 3 : 2)
              : [...there, ...under],
            isNamed,
          ),
        ),
        ...cells.map(cellOf),
        element(
          "td",
          { class: "state" },
          ...progress.map((text) => element("span", { class: "progress" }, text)),
          element("span", { class: "chip", "data-tone": tone, ...chip }, state.text),
          ...done,
          ...(isChecked && isInGroup(row) ? tickOf(row) : []),
          ...ahead,
        ),
      );
    };
    const bodyOf = (name: string | undefined) => {
      // What was done counts no more.
      const isOpen = (row: Row) => (isGrouped ? isInGroup(row) : row.act === undefined || acts?.done.has(row.act.id) !== true);
      const here = some.filter((row) => row.group === name && isOpen(row));
      // What is only in part to be done now is no warning.
      const [tone = "good", ...others] = new Set(here.map(({ state }) => state.tone));
      const counted = isCounted ? [" ", element("small", { "data-tone": others.length > 0 ? "plain" : tone }, String(here.length))] : [];
      const named =
        name === undefined
          ? []
          : [element("tr", { class: "group" }, element("th", { scope: "rowgroup", colspan: String(head.length) }, name, ...counted))];
      const all = some.filter(({ group }) => group === name);
      const seen = all.filter(isSeen);
      const more = acts === undefined || seen.length === all.length ? [] : [moreOf(name, title, all.length, acts)];
      return element("tbody", {}, ...named, ...seen.map(tableRow), ...more);
    };
    const table = element(
      "table",
      {
        "aria-labelledby": id,
        ...(isInGroups && { "data-groups": "" }),
        ...(!hasFullNumbers && { "data-short": "" }),
        ...(hasButtons && { "data-acts": "" }),
        ...(hasButtons && !isChecked && areQuiet(some) && { "data-quiet": "" }),
        ...(some.some((row) => aheadOf(row).length > 0) && { "data-leads": "" }),
      },
      element("thead", {}, element("tr", {}, ...head)),
      ...[...new Set(some.map(({ group }) => group))].map(bodyOf),
    );
    table.style.setProperty("--more", String(columns.length - 1));
    table.style.setProperty("--act", widestOf(some.filter(isSeen)));
    return table;
  };
  return element(
    "section",
    { class: "list" },
    element("h2", { id, ...(isInGroups && !isTitled && { class: "seenByReaders" }) }, title),
    ...(isStateNamed ? [element("p", { class: "stateName", "aria-hidden": "true" }, endNames.join(" / "))] : []),
    ...(lede === undefined ? [] : [element("p", { class: "lede" }, lede)]),
    ...(legend === undefined ? [] : [legendOf(legend)]),
    tableOf(open, acts),
    ...(bulk === undefined || acts === undefined ? [] : [bulkRows(bulk, tableOf(rows.filter(isClosed)), acts)]),
    ...footOf({ bars, rows, note }),
  );
}

/** The year of today, which a phone leaves out. */
function withYear(text: string, year: number): readonly (Node | string)[] {
  const day = text.replace(`/${year}`, "");
  return day === text ? [written(text)] : [day, element("span", { class: "year" }, `/${year}`)];
}

/** Numbers end in one line, and so do their heads. */
function columnClass(rows: readonly Row[], cell: number): string {
  const texts = rows.flatMap(({ cells }) => cells[cell] ?? []).filter((text) => text !== "" && text !== "–");
  return texts.length > 0 && texts.every((text) => isNumeric(text) && !isPhone(text)) ? "amount" : "";
}

/** What a phone says below a name. */
type Under = CellWords & { readonly tone?: Tone; readonly isNews?: true };

function underName(words: readonly Under[], isNamed = false): HTMLElement {
  const one = ({ name, text, tone, isNews }: Under) =>
    element(
      "span",
      { ...(tone && { "data-tone": tone }), ...(isNews && { "data-news": "" }) },
      ...(name === null ? [] : [element("span", {}, name), isNamed ? " " : "\u00a0"]),
      written(text),
    );
  return element("small", { class: isNamed ? "under named" : "under" }, ...words.map(one));
}
