import { addDays, formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import type { PaperKind } from "./listTexts/listTexts";
import { sum, whole, withUnit } from "./numbers";
import type { Present, Presentation } from "./presentation";

const MONTHS = 6;
/** Days between two of them. */
const BETWEEN = { least: 4, most: 13 };
/** Euros. */
const AMOUNT = { least: 60, most: 1900 };

/** What came by post or mail, the latest first, and what is still to be done with it. */
export function presentPapers(kind: PaperKind): Present {
  return ({ numCheptel, today }, { lists: { state, papers } }): Presentation => {
    const { title, thing, open, done, all, items } = papers.kinds[kind];
    const { between } = drawsFor(`${numCheptel} ${kind}`);
    const isPaid = kind === "invoices";
    let ago = 0;
    const rows = items.map((name, at) => {
      ago += between(BETWEEN.least, BETWEEN.most);
      return { name, day: formatDay(addDays(today, -ago)), amount: between(AMOUNT.least, AMOUNT.most), isOpen: at < 2 };
    });
    const left = rows.filter(({ isOpen }) => isOpen);
    const bars = Array.from({ length: MONTHS }, () => between(2, 7));
    const euros = (value: number) => withUnit(whole(value), "€");
    return {
      figures: [
        {
          label: open,
          value: whole(left.length),
          context: isPaid ? euros(sum(left.map(({ amount }) => amount))) : (rows[0]?.name ?? ""),
          tone: "wait",
        },
        { label: all, value: whole(sum(bars)), context: papers.sixMonths },
        {
          label: done,
          value: whole(rows.length - left.length),
          context: isPaid ? euros(sum(rows.map(({ amount, isOpen }) => (isOpen ? 0 : amount)))) : papers.latest,
        },
        { label: papers.latest, value: rows[0]?.day.slice(0, 5) ?? "", context: rows[0]?.name ?? "" },
      ],
      list: {
        title,
        columns: [thing, papers.day, ...(isPaid ? [papers.amount] : []), state],
        rows: rows.map(({ name, day, amount, isOpen }) => ({
          who: { name, kind: "" },
          cells: [day, ...(isPaid ? [euros(amount)] : [])],
          state: isOpen ? { text: open, tone: "wait" } : { text: done, tone: "good" },
        })),
      },
      chart: { title: papers.chart, bars, isLatest: true, ends: papers.ends },
    };
  };
}
