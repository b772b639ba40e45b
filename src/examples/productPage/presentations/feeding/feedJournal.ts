import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { fedIn, intakeOf, rationsOf } from "../feed";
import { mean, oneDecimal, sum, whole, withUnit } from "../numbers";
import { MOST_ROWS, type Present, type Row } from "../presentation";
import { JOURNAL } from "./feedJournalTexts";

/** Percent of what was fed. */
const MUCH = 5;
/** Changes of the ration, in the order of their words: days ago, and kg a cow. */
const CHANGES = [
  { ago: 2, kg: 1 },
  { ago: 4, kg: -0.3 },
] as const;

/** What was fed in the last days, what was left of it, and what was changed, the latest first. */
export const presentFeedJournal: Present = (herd, { language }) => {
  const texts = textsIn(JOURNAL, language);
  const { between } = drawsFor(`${herd.numCheptel} journal`);
  const cows = rationsOf(herd).filter(({ lot }) => lot.of === "cows");
  const today = sum(cows.map(fedIn));
  // What was left of the ration of a day is known in the morning after: of this one the rations say it.
  const leftThen = (100 * sum(cows.map((one) => (fedIn(one) * one.left) / 100))) / Math.max(1, today);
  const rows = Array.from({ length: MOST_ROWS }, (_, ago) => ({
    ago,
    refused: ago === 0 ? null : ago === 1 ? Math.round(leftThen) : between(2, 6),
    // Before a change it was what came without it.
    given: Math.round(today - sum(CHANGES.map((change) => (change.ago < ago ? change.kg * herd.cows.length : 0)))),
  }));
  const known = rows.flatMap(({ ago, refused }) => (refused === null ? [] : [{ ago, refused }]));
  const percent = (share: number) => withUnit(whole(share), "%");
  const [worst] = [...known].sort((a, b) => b.refused - a.refused || a.ago - b.ago);
  const rowOf = (ago: number, { refused, given }: Pick<(typeof rows)[number], "refused" | "given">, change: string): Row => ({
    who: { name: withoutYear(formatDay(addDays(herd.today, -ago))), kind: "" },
    cells: [change, withUnit(whole(given), "kg")],
    // That it was well eaten goes without saying.
    state:
      refused === null
        ? { text: texts.tomorrow, tone: "plain" }
        : { text: texts.left(percent(refused)), tone: refused > MUCH ? "wait" : "plain" },
  });
  return {
    figures: [
      { label: texts.today, value: whole(today), amount: today, unit: "kg", context: texts.forHerd },
      { label: texts.perCow, value: oneDecimal(intakeOf(herd.cows)), unit: "kg", context: texts.withoutLeft },
      {
        label: texts.refusals,
        value: whole(mean(known.map(({ refused }) => refused))),
        unit: "%",
        context:
          worst !== undefined && worst.refused > MUCH
            ? texts.most(percent(worst.refused), withoutYear(formatDay(addDays(herd.today, -worst.ago))))
            : texts.goal(percent(MUCH)),
      },
      {
        label: texts.changes,
        value: whole(CHANGES.length),
        amount: CHANGES.length,
        context: texts.days(rows.length),
      },
    ],
    list: {
      title: texts.title,
      columns: [texts.day, texts.change, texts.given, texts.refused],
      lead: 1,
      facts: [0],
      isByDay: true,
      note: texts.refusedNote,
      rows: rows.map(({ ago, ...day }) => rowOf(ago, day, texts.more[CHANGES.findIndex((change) => change.ago === ago)] ?? "")),
    },
    noting: {
      name: texts.noting,
      fields: [
        { name: texts.given, kind: "amount", unit: "kg" },
        { name: texts.change, kind: "choice", options: [texts.noChange, ...texts.more] },
      ],
      row: ([amount, change]) => {
        const [now] = rows;
        if (now === undefined) return undefined;
        const given = Math.round(Number(amount));
        return {
          row: rowOf(0, { ...now, given }, texts.more[Number(change) - 1] ?? ""),
          counts: [
            [0, given - today],
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
      ends: [withoutYear(formatDay(addDays(herd.today, 1 - MOST_ROWS))), withoutYear(formatDay(herd.today))],
      unit: "kg",
    },
  };
};
