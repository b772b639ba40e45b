// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { dataMoment } from "../../src/examples/herd/dataMoment";
import { HERD_LINE } from "../../src/examples/herd/herdLineTexts";
import { axisOver } from "../../src/examples/productPage/chart/axisOver";
import { chartCard } from "../../src/examples/productPage/chart/chartCard";
import { drawChart } from "../../src/examples/productPage/dashboard/drawChart";
import { cellWords } from "../../src/examples/productPage/page/cellWords";
import { figureList } from "../../src/examples/productPage/page/figureList";
import { TEXTS as PAGE_TEXTS } from "../../src/examples/productPage/page/pageTexts";
import { rowTable } from "../../src/examples/productPage/page/rowTable";
import type { Chart } from "../../src/examples/productPage/presentations/chart";
import { herdOnDay } from "../../src/examples/productPage/presentations/herdOnDay";
import type { Presentation, Row } from "../../src/examples/productPage/presentations/presentation";
import { PRESENTS, presentationOf } from "../../src/examples/productPage/presentations/samples/presentationOf";
import { TEXTS } from "../../src/examples/productPage/presentations/texts/texts";
import { urgentFirst } from "../../src/examples/productPage/presentations/urgentFirst";

const DAY = { year: 2026, month: 11, day: 26 };
const WORDS = { day: "Date", year: 2026 };
const CHART = PAGE_TEXTS.fr.chart;
const SAMPLES = Object.keys(PRESENTS).filter((name): name is keyof typeof PRESENTS => name in PRESENTS);
const rowOf = (name: string, tone: Row["state"]["tone"], ...cells: readonly string[]): Row => ({
  who: { name, kind: "" },
  cells,
  state: { text: tone, tone },
});
const listOf = (...rows: readonly Row[]): Presentation["list"] => ({ title: "Liste", columns: ["Qui", "Lait", "État"], rows });

test("of what a page shows the most urgent comes first", () => {
  const rows = [rowOf("a", "good"), rowOf("b", "late"), rowOf("c", "wait")];
  const arranged = urgentFirst({ figures: [], list: listOf(...rows) });
  expect(arranged.list.rows.map(({ who }) => who.name)).toEqual(["b", "c", "a"]);
  expect(urgentFirst({ figures: [], list: { ...listOf(...rows), isByDay: true } }).list.rows).toEqual(rows);
});

test("no page of the demo has what is fine above what is to be done, except where its rows are days", () => {
  const ranks = { late: 0, wait: 1, plain: 2, good: 2 };
  for (const sample of SAMPLES) {
    const { list } = presentationOf(sample, herdOnDay("FR35901112", "dairy", DAY), TEXTS.fr);
    const shown = list.rows.map(({ state }) => ranks[state.tone]);
    if (!list.isByDay) expect(shown, sample).toEqual([...shown].sort((a, b) => a - b));
  }
});

test("on a phone a number stands beside the name of its column, a day without the year of today", () => {
  const said = (column: string, text: string) => cellWords(column, text, WORDS).map(({ name, text: shown }) => [name, shown]);
  expect(said("TB", "41,2")).toEqual([["TB", "41,2"]]);
  expect(said("Par animal", "20,1\u00a0kg\u00a0MS")).toEqual([["Par animal", "20,1\u00a0kg\u00a0MS"]]);
  expect(said("Motif", "Mammite")).toEqual([[null, "Mammite"]]);
  expect(said("Traité le", "12/03/2026")).toEqual([["Traité le", "12/03"]]);
  expect(said("Expire le", "12/03/2027")).toEqual([["Expire le", "12/03/2027"]]);
  expect(said("Date", "12/03/2026")).toEqual([[null, "12/03"]]);
  expect(said("Lait", "")).toEqual([]);
});

test("columns of numbers end in one line with their heads, columns of words begin in one", () => {
  const table = rowTable(
    {
      title: "",
      columns: ["Qui", "Lait", "Lot", "État"],
      rows: [rowOf("a", "good", "31,5\u00a0kg", "Lot 1"), rowOf("b", "good", "–", "Lot 2")],
    },
    WORDS,
    () => undefined,
  );
  expect([...table.querySelectorAll("thead th")].map(({ className }) => className)).toEqual(["", "amount", "", "state"]);
  expect([...table.querySelectorAll("tbody tr:first-child td")].map(({ className }) => className.trim())).toEqual([
    "cell amount",
    "cell",
    "state",
  ]);
});

test("the unit of a figure is light, also where it came with the number", () => {
  const list = figureList([{ label: "Le plus court", value: "8\u00a0j", context: "Foin" }]);
  expect(list.querySelector("b")?.textContent).toBe("8");
  expect(list.querySelector("small")?.textContent).toBe(" j");
});

test("telephone numbers are dialled by a press; a long kind stands under its name", () => {
  const number = "06 39 98 12 40";
  const row: Row = {
    ...rowOf("Luc", "good", number.replaceAll(" ", "\u00a0")),
    who: { name: "Collecte", kind: "Le camion passe plus tôt." },
  };
  const table = rowTable({ title: "", columns: ["Qui", "Téléphone", "État"], rows: [row] }, WORDS, () => undefined);
  expect([...table.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(Array(2).fill("tel:0639981240"));
  expect(table.querySelector(".who small")?.textContent).toBe("Le camion passe plus tôt.");
});

test("a graph names its bars; numbers that are near to each other are a line", () => {
  const named = chartCard({ title: "", bars: [8, 90], named: [{ name: "Foin" }, { name: "Maïs" }] }, CHART);
  expect([...named.querySelectorAll("li > span:first-child")].map(({ textContent }) => textContent)).toEqual(["Foin", "Maïs"]);
  const near = chartCard({ title: "", bars: [28.5, 28.1, 28.9, 30.2], isLatest: true, ends: ["a", "b"] }, CHART);
  expect(near.querySelector("rect")).toBeNull();
  expect(near.querySelector(".line, .mean")).not.toBeNull();
  expect(near.querySelector(".latest")?.textContent).toBe("30,2");
  const far = chartCard({ title: "", bars: [2, 9, 1, 4], isLatest: true, ends: ["a", "b"] }, CHART);
  expect(far.querySelectorAll("rect").length).toBe(4);
  expect([...far.querySelectorAll(".value")].map(({ textContent }) => textContent)).toEqual(["2", "9", "1", "4"]);
});

test("a number of a table has its bar below it, not in a graph of its own; what is aimed at is marked on every bar, and said once below the rows", () => {
  const table = (aim: { least: number; most?: number }, ...bars: readonly number[]) =>
    rowTable(
      {
        ...listOf(...bars.map((bar) => ({ ...rowOf(`Silo ${bar}`, "good", `${bar} j`), bar }))),
        bars: { cell: 0, aim: { ...aim, name: "fin sous 14 jours" } },
      },
      WORDS,
      () => undefined,
    );
  const short = table({ least: 14 }, 8, 80);
  const shares = [...short.querySelectorAll<HTMLElement>("td.cell .fill")].map(({ style }) => style.getPropertyValue("--share"));
  expect(shares).toEqual(["0.1", "1"]);
  // Only who falls short of it is said to.
  expect([...short.querySelectorAll("td .aim")].map((mark) => mark.getAttribute("aria-label"))).toEqual(["fin sous 14 jours", null]);
  expect(short.querySelector("td:has(.aim)")?.textContent).toBe("8 j");
  expect(short.querySelector(".units")?.textContent).toBe("fin sous 14 jours");
  expect(short.querySelector<HTMLElement>("td .fill")?.dataset.tone).toBe("good");
  const none = table({ least: 14 }, 20, 80);
  expect([none.querySelectorAll("td .aim").length, none.querySelectorAll(".key").length]).toEqual([2, 1]);
  expect(table({ least: 14, most: 30 }, 20, 80).querySelectorAll("td .aim").length).toBe(2);
  for (const sample of SAMPLES) {
    const { list, chart } = presentationOf(sample, herdOnDay("FR35901112", "dairy", DAY), TEXTS.fr);
    const bars = list.rows.flatMap(({ bar }) => bar ?? []);
    if (list.bars !== undefined) expect([bars.length, chart], sample).toEqual([list.rows.length, undefined]);
  }
});

test("where a table offers the same on three rows or more, done or not, its buttons are quiet", () => {
  const isQuiet = (names: readonly string[], ...done: readonly string[]) => {
    const offered = names.map((name, at) => ({ ...rowOf(name, "wait"), act: { id: String(at), name, done: "fait", counts: [] } }));
    const nothing = () => undefined;
    const acts = { undo: "Annuler", press: nothing, show: nothing, go: nothing, opened: new Set<string>(), open: nothing, all: String };
    const table = rowTable(listOf(...offered), WORDS, nothing, { ...acts, done: new Set(done) });
    return table.querySelector("[data-quiet]") !== null;
  };
  expect(isQuiet(["Noter", "Noter", "Noter"])).toBe(true);
  expect(isQuiet(["Noter", "Noter", "Noter"], "0", "1")).toBe(true);
  expect(isQuiet(["Noter", "Noter"])).toBe(false);
  expect(isQuiet(["Noter", "Corriger", "Écarter"])).toBe(false);
});

test("in a graph what falls short of what is aimed at is named", () => {
  const calves = chartCard({ title: "", bars: [26, 21], target: 22, falls: true, called: ["Bise", "Bulle"] }, CHART);
  expect(calves.querySelector('[data-line="short"]')?.textContent).toBe("Bulle");
  const value = chartCard({ title: "", bars: [233, 250], isLatest: true, isFromZero: true }, CHART);
  expect([value.querySelectorAll("rect").length, value.querySelectorAll(".value").length]).toEqual([2, 2]);
});

test("the graph of a small view has a number on each bar, and nothing where there is nothing", () => {
  const chart = drawChart({ bars: [0, 3, 0, 12] });
  expect([...chart.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual(["3", "12"]);
  expect([...chart.querySelectorAll("rect")].map((bar) => bar.getAttribute("height"))).toEqual(["0", "10", "0", "40"]);
  expect(drawChart({ bars: [28.1, 28.9], isLatest: true }).textContent).toBe("");
});

test("a graph says what its dashes are and how high it goes; without anything but zeros it is a sentence", () => {
  const keys = (chart: Omit<Chart, "title">) => {
    const card = chartCard({ title: "", ends: ["a", "b"], ...chart }, CHART);
    return [...card.querySelectorAll(".key, .value, .latest")].map(({ textContent }) => textContent);
  };
  expect(keys({ bars: [28.5, 28.1, 28.9, 30.1], isLatest: true })).toEqual(["30,1", "moyenne 28,9, de 28,1 à 30,1", "axe à partir de 25"]);
  expect(keys({ bars: [12, 26], target: 22 })).toEqual(["12", "26", "objectif 22"]);
  expect(keys({ bars: [3, 9], across: { at: 0.5, name: "moyenne 102" } })).toEqual(["3", "9", "moyenne 102"]);
  const many = [0, 0, 0, 340, 1530, 310, 1740, 0, 1840, 1630, 3200, 1440, 20_000, 30_000, 10_000];
  expect(keys({ bars: many, isLatest: true })).toEqual(["30.000", "10.000", "moyenne 4.802"]);
  const empty = chartCard({ title: "Vêlages", bars: [0, 0, 0], ends: ["a", "b"] }, CHART);
  expect(empty.querySelector("svg")).toBeNull();
  expect(empty.textContent).toBe(`Vêlages${CHART.none}`);
});

test("a graph of few numbers has no dashes through them; what falls short stands out; who falls behind is marked", () => {
  const few = chartCard({ title: "", bars: [2, 9, 1, 4], isLatest: true, ends: ["a", "b"] }, CHART);
  expect(few.querySelector(".mean")).toBeNull();
  expect(few.querySelector(".key")?.textContent).toBe("moyenne 4");
  const short = chartCard({ title: "", bars: [26, 21, 22], target: 22, falls: true }, CHART);
  expect(short.querySelectorAll(".short").length).toBe(1);
  const neutral = chartCard(
    { title: "", bars: [80, 85, 90], isLatest: true, target: 82, isReference: true, targetName: "aujourd’hui" },
    CHART,
  );
  expect(neutral.querySelector(".aim")).toBeNull();
  expect(neutral.querySelector(".key")?.textContent).toBe("aujourd’hui");
});

test("an axis begins and ends with round numbers, close around what it holds, but shows a small change as small", () => {
  expect(axisOver([28.1, 28.9, 30.1])).toEqual({ from: 25, to: 35 });
  expect(axisOver([2360, 2430])).toEqual({ from: 2000, to: 2800 });
  expect(axisOver([100, 100])).toEqual({ from: 90, to: 110 });
});

test("a page says of which morning its data are", () => {
  const said = (hour: number) => dataMoment("FR35901112", new Date(2026, 10, 26, hour), HERD_LINE.fr)[0];
  expect(said(9)).toMatch(/^Données de ce matin, 6\u00a0h\u00a0\d\d$|^Données de ce matin, 5\u00a0h\u00a0\d\d$/);
  expect(said(4)).toMatch(/^Données d’hier, /);
});

test("rows of one state stand below it, which is said once with their number; one that was done says what it is now", () => {
  const rows = ["good", "wait", ...Array(7).fill("good")].map((tone, at) => rowOf(String(at), tone));
  const { list } = urgentFirst({ figures: [], list: { ...listOf(...rows), isGrouped: true } });
  const drawn = (of: Presentation["list"]) => {
    const table = rowTable(of, WORDS, () => undefined);
    const heads = [...table.querySelectorAll(".group")].map(({ textContent }) => textContent);
    return [heads, [...table.querySelectorAll(".chip:not([data-said])")].map(({ textContent }) => textContent)];
  };
  expect(drawn(list)).toEqual([["wait 1", "good 8"], []]);
  const done = list.rows.map((row, at) => (at === 0 ? { ...row, state: { text: "fait", tone: "good" as const } } : row));
  expect(drawn({ ...list, rows: done })).toEqual([["wait 0", "good 8"], ["fait"]]);
});
