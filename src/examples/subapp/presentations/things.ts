import { addDays, type CalendarDay, formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import { sum, whole } from "./numbers";
import type { Present, Presentation } from "./presentation";
import type { ThingKind } from "./thingTexts/thingTexts";

/** What a cell is drawn as: a number, or days ago or ahead that add up from row to row. */
interface Cell {
  readonly as: "count" | "ago" | "ahead";
  readonly least: number;
  readonly most: number;
}

const CELLS: Readonly<Record<ThingKind, readonly [first: Cell, second: Cell]>> = {
  applications: [
    { as: "ago", least: 1, most: 9 },
    { as: "count", least: 3, most: 11 },
  ],
  messages: [
    { as: "ago", least: 1, most: 6 },
    { as: "count", least: 0, most: 2 },
  ],
  protocols: [
    { as: "count", least: 3, most: 7 },
    { as: "count", least: 0, most: 12 },
  ],
  reports: [
    { as: "ago", least: 3, most: 13 },
    { as: "count", least: 3, most: 38 },
  ],
  sessions: [
    { as: "ago", least: 4, most: 15 },
    { as: "count", least: 6, most: 34 },
  ],
  team: [
    { as: "count", least: 1, most: 6 },
    { as: "ahead", least: 1, most: 3 },
  ],
};
/** Which rows are open; the first as a rule. A protocol without an animal is not under way. */
const LAST_IS_OPEN: ReadonlySet<ThingKind> = new Set(["applications", "team", "reports"]);

/** People, messages, lists and the like, and which of them ask for something. */
export function presentThings(kind: ThingKind): Present {
  return ({ numCheptel, today }, { lists: { state }, things }): Presentation => {
    const words = things.kinds[kind];
    const { between } = drawsFor(`${numCheptel} ${kind}`);
    const cells = CELLS[kind];
    const days = [0, 0];
    const openAt = LAST_IS_OPEN.has(kind) ? words.items.length - 1 : 0;
    const rows = words.items.map(([name, what], at) => {
      const values = cells.map(({ as, least, most }, cell) => {
        const drawn = between(least, most);
        if (as === "count") return drawn;
        days[cell] = (days[cell] ?? 0) + drawn;
        return days[cell] ?? 0;
      });
      return { name, what, values, isOpen: kind === "protocols" ? values[1] === 0 : at === openAt };
    });
    const open = rows.filter(({ isOpen }) => isOpen).length;
    const written = (cell: number, value: number) => textOf(cells[cell]?.as ?? "count", value, today);
    const figureOf = (cell: 0 | 1, label: string, context: string) => {
      const values = rows.map(({ values: all }) => all[cell] ?? 0);
      const isCount = cells[cell].as === "count";
      const value = isCount ? whole(sum(values)) : written(cell, Math.min(...values)).slice(0, DAY_AND_MONTH);
      return { label, value, context };
    };
    const [allOf, openOf, firstOf, secondOf] = words.under;
    const [, first, second] = words.columns;
    return {
      figures: [
        { label: words.all, value: whole(rows.length), context: allOf },
        { label: words.open, value: whole(open), context: openOf, ...(open > 0 && { tone: "wait" as const }) },
        figureOf(0, first, firstOf),
        figureOf(1, second, secondOf),
      ],
      list: {
        title: words.title,
        columns: [...words.columns, state],
        rows: rows.map(({ name, what, values, isOpen }) => ({
          who: { name, kind: what },
          // What was never opened has no day of it.
          cells: values.map((value, cell) => (isOpen && kind === "applications" && cell === 0 ? "–" : written(cell, value))),
          state: isOpen ? { text: words.open, tone: "wait" } : { text: words.done, tone: "good" },
        })),
      },
      chart: {
        title: words.chart,
        bars: rows.map(({ values }) => values[cells[1].as === "count" ? 1 : 0] ?? 0),
        ofRows: true,
      },
    };
  };
}

/** Of `23/11/2026`. */
const DAY_AND_MONTH = 5;

function textOf(as: Cell["as"], value: number, today: CalendarDay): string {
  return as === "count" ? whole(value) : formatDay(addDays(today, as === "ago" ? -value : value));
}
