import { type CalendarDay, formatDay, isoDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { oneDecimal, sum, whole, withUnit } from "../numbers";
import type { Present } from "../presentation";
import { HARVESTS } from "./harvestsTexts";

/** Fields of a farm: hectares, tonnes of dry matter a hectare, when it is cut, and the silo it goes to, as the stores have it: maize in the first, grass in the second; null: the shed. */
const FIELDS = [
  { name: "Le Grand Pré", hectares: 8, yields: 4.2, month: 5, day: 14, silo: 2 },
  { name: "La Noé", hectares: 5, yields: 3.1, month: 8, day: 22, silo: null },
  { name: "Les Longs Champs", hectares: 12, yields: 13.4, month: 9, day: 18, silo: 1 },
  { name: "Le Clos", hectares: 6, yields: 2.6, month: 7, day: 3, silo: 2 },
  { name: "La Lande", hectares: 7, yields: 6.8, month: 6, day: 25, silo: 2 },
] as const;

/** What was harvested on each field, how much, and where it is. */
export const presentHarvests: Present = (herd, { language }) => {
  const texts = textsIn(HARVESTS, language);
  const { next } = drawsFor(`${herd.numCheptel} harvests`);
  const rows = FIELDS.map((field, at) => ({
    ...field,
    crop: texts.crops[at] ?? "",
    tonnes: Math.round(field.hectares * field.yields * (0.9 + next() * 0.2)),
    on: lastOn(field, herd.today),
  }));
  // What came in last is still with the laboratory.
  const latest = [...rows].sort((a, b) => isoDay(b.on).localeCompare(isoDay(a.on)))[0];
  const hectares = sum(rows.map((row) => row.hectares));
  const total = sum(rows.map(({ tonnes }) => tonnes));
  return {
    figures: [
      { label: texts.total, value: whole(total), unit: "t", context: texts.dry },
      { label: texts.fields, value: whole(rows.length), context: texts.hectares(whole(hectares)) },
      { label: texts.yield, value: oneDecimal(total / hectares), unit: "t", context: texts.onAverage },
      { label: texts.toAnalyse, value: whole(1), context: texts.samples, tone: "wait" },
    ],
    list: {
      title: texts.title,
      columns: [texts.field, texts.harvested, texts.tonnage, texts.store, texts.state],
      lead: 1,
      facts: [0, 2],
      bars: { cell: 1 },
      rows: rows.map((row) => ({
        who: { name: row.name, kind: row.crop },
        cells: [formatDay(row.on), withUnit(whole(row.tonnes), "t"), row.silo === null ? texts.shed : texts.silo(row.silo)],
        bar: row.tonnes,
        state: row === latest ? { text: texts.waiting, tone: "wait" } : { text: texts.stored, tone: "good" },
      })),
    },
  };
};

/** The last time that it was this day of the year. */
function lastOn({ month, day }: { readonly month: number; readonly day: number }, today: CalendarDay): CalendarDay {
  const thisYear = { year: today.year, month, day };
  return isoDay(thisYear) <= isoDay(today) ? thisYear : { ...thisYear, year: today.year - 1 };
}
