import { formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import { textsIn } from "../../parts/textsIn";
import { ACTS } from "./actTexts";
import { mean, oneDecimal, whole, withUnit } from "./numbers";
import type { HerdOnDay, Presentation, Row } from "./presentation";
import type { PresentationTexts } from "./texts/presentationTexts";

/** Litres and % Brix that protect a calf, and the hours after which it is late. */
const ENOUGH = 3;
const GOOD = 22;
/** Percent of the calves that should have drunk as much. */
const MOST = 80;
const EARLY = 4;
const LATEST = 12;

/** What the latest calves drank first. */
export function presentCalves(
  { young }: HerdOnDay,
  { animal, language, lists: { calves: texts, state } }: PresentationTexts,
): Presentation {
  const calves = young.slice(0, LATEST).map((one) => {
    const { next, between } = drawsFor(`${one.number} colostrum`);
    return { animal: one, litres: 2 + next() * 2.5, brix: between(19, 29), hours: between(1, 6) };
  });
  // What misses most comes first: poor colostrum more than anything.
  const missed = ({ litres, brix, hours }: (typeof calves)[number]) =>
    4 * Number(brix < GOOD) + 2 * Number(litres < ENOUGH) + Number(hours >= EARLY);
  // They are already the latest first.
  const weakest = [...calves].sort((a, b) => missed(b) - missed(a));
  const enough = (100 * calves.filter(({ litres }) => litres >= ENOUGH).length) / Math.max(1, calves.length);
  const of = texts.ofCalves(calves.length);
  const poor = calves.filter(({ brix }) => brix < GOOD).length;
  const rowOf = (calf: (typeof calves)[number]): Row => {
    const { animal: who, litres, brix, hours } = calf;
    const row: Omit<Row, "state"> = {
      who,
      cells: [formatDay(who.born), withUnit(oneDecimal(litres), "L"), withUnit(whole(hours), "h"), withUnit(whole(brix), "% Brix")],
    };
    if (missed(calf) === 0) return { ...row, state: { text: texts.fine, tone: "good" } };
    const isLate = hours >= EARLY;
    const little = isLate ? texts.isLittleAndLate : texts.isLittle;
    if (brix >= GOOD) return { ...row, state: { text: litres < ENOUGH ? little : texts.isLate, tone: "wait" } };
    // Poor colostrum is followed up; who drank little needs no more than a look.
    const act = { id: who.number, ...textsIn(ACTS, language).follow, counts: [[3, -1]] as const };
    return { ...row, state: { text: texts.poor, tone: "late" }, act };
  };
  return {
    figures: [
      { label: texts.drunk, value: oneDecimal(mean(calves.map(({ litres }) => litres))), unit: "L", context: texts.goal(`${ENOUGH} L`) },
      { label: texts.after, value: oneDecimal(mean(calves.map(({ hours }) => hours))), unit: "h", context: texts.goal(`< ${EARLY} h`) },
      {
        label: texts.enough,
        value: whole(enough),
        unit: "%",
        context: of,
        ...(enough < MOST && { tone: "wait" as const }),
      },
      { label: texts.poor, value: whole(poor), amount: poor, context: of, ...(poor > 0 && { tone: "late" as const }) },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [animal, texts.born, texts.drunk, texts.after, texts.quality, state],
      lead: 3,
      facts: [1, 2],
      bare: [1],
      spoken: { 2: (hours) => `${hours} ${texts.after.charAt(0).toLowerCase()}${texts.after.slice(1)}` },
      rows: weakest.map(rowOf),
    },
    noting: {
      name: texts.noting,
      fields: [
        { name: animal, kind: "animal" },
        { name: texts.drunk, kind: "amount", unit: "L" },
        { name: texts.after, kind: "amount", unit: "h" },
        { name: texts.quality, kind: "amount", unit: "% Brix" },
      ],
      row: ([number, litres, hours, brix]) => {
        const who = young.find((one) => one.number === number);
        if (who === undefined) return undefined;
        const noted = { animal: who, litres: Number(litres), hours: Number(hours), brix: Number(brix) };
        const was = calves.some((calf) => calf.animal === who && calf.brix < GOOD);
        return { row: rowOf(noted), counts: [[3, Number(noted.brix < GOOD) - Number(was)]] };
      },
      replaces: true,
    },
    chart: {
      title: texts.chart,
      bars: calves.map(({ brix }) => brix).reverse(),
      called: calves.map(({ animal: one }) => one.name).reverse(),
      ends: texts.ends,
      unit: "%",
      target: GOOD,
      falls: true,
      targetName: texts.goodFrom(withUnit(whole(GOOD), "%")),
    },
  };
}
