import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { intakeOf } from "../feed";
import { mean, oneDecimal, whole, withUnit } from "../numbers";
import { MOST_ROWS, type Present, type Row } from "../presentation";
import { JOURNAL } from "./feedJournalTexts";

/** Percent of what was fed. */
const MUCH = 5;
/** Days on which the ration was changed. */
const CHANGED: Readonly<Record<number, number>> = { 1: 0, 4: 1 };

/** What was fed in the last days, what was left of it, and what was changed, the latest first. */
export const presentFeedJournal: Present = (herd, { language }) => {
  const texts = textsIn(JOURNAL, language);
  const { between } = drawsFor(`${herd.numCheptel} journal`);
  const intake = intakeOf(herd.cows);
  const rows = Array.from({ length: MOST_ROWS }, (_, ago) => {
    const refused = between(2, 6);
    return { ago, refused, given: Math.round((intake * herd.cows.length * (1 + between(-2, 2) / 100)) / 10) * 10 };
  });
  const percent = (share: number) => withUnit(whole(share), "%");
  const [worst] = [...rows].sort((a, b) => b.refused - a.refused || a.ago - b.ago);
  const rowOf = (ago: number, { refused, given }: { readonly refused: number; readonly given: number }, change: string): Row => ({
    who: { name: formatDay(addDays(herd.today, -ago)), kind: change },
    cells: [withUnit(whole(given), "kg")],
    // That it was well eaten goes without saying.
    state: { text: percent(refused), tone: refused >= MUCH ? "wait" : "plain" },
  });
  return {
    figures: [
      { label: texts.today, value: whole(rows[0]?.given ?? 0), amount: rows[0]?.given ?? 0, unit: "kg", context: texts.forHerd },
      { label: texts.perCow, value: oneDecimal(intake), unit: "kg", context: texts.ofRation },
      {
        label: texts.refusals,
        value: whole(mean(rows.map(({ refused }) => refused))),
        unit: "%",
        context:
          worst !== undefined && worst.refused >= MUCH
            ? texts.most(percent(worst.refused), formatDay(addDays(herd.today, -worst.ago)).slice(0, 5))
            : texts.goal(percent(MUCH)),
      },
      {
        label: texts.changes,
        value: whole(Object.keys(CHANGED).length),
        amount: Object.keys(CHANGED).length,
        context: texts.days(rows.length),
      },
    ],
    list: {
      title: texts.title,
      columns: [texts.day, texts.given, texts.refused],
      lead: 0,
      facts: ["kind"],
      isStateNamed: true,
      isByDay: true,
      note: texts.refusedNote,
      rows: rows.map(({ ago, ...day }) => rowOf(ago, day, texts.more[CHANGED[ago] ?? -1] ?? "")),
    },
    noting: {
      name: texts.noting,
      fields: [
        { name: texts.given, kind: "amount", unit: "kg" },
        { name: texts.change, kind: "choice", options: [texts.noChange, ...texts.more] },
      ],
      row: ([amount, change]) => {
        const [today] = rows;
        if (today === undefined) return undefined;
        const given = Math.round(Number(amount));
        return {
          row: rowOf(0, { ...today, given }, texts.more[Number(change) - 1] ?? ""),
          counts: [
            [0, given - today.given],
            [3, Math.min(1, Number(change))],
          ],
        };
      },
      replaces: true,
    },
    chart: {
      title: texts.chart,
      bars: rows.map(({ given }) => given).reverse(),
      isLatest: true,
      ends: [formatDay(addDays(herd.today, 1 - MOST_ROWS)).slice(0, 5), formatDay(herd.today).slice(0, 5)],
      unit: "kg",
    },
  };
};
