import { addDays, formatDay } from "../../../../sdk/formats";
import { dataTime } from "../../../herd/dataMoment";
import { drawsFor } from "../../../herd/drawsFor";
import { HERD_LINE } from "../../../herd/herdLineTexts";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { oneDecimal, sum, whole, withUnit } from "../numbers";
import type { HerdOnDay, Present, Row } from "../presentation";
import { TANK } from "./tankTexts";

export const DENSITY = 1.03;
/** The share of a day that is milked in the morning. */
export const MORNING = 0.54;
/** °C above which the milk of a tank is not taken. */
const WARMEST = 4;
const COOLED = 3.6;
/** Days between two collections, the next of which is tomorrow. */
export const EVERY = 2;
const COLLECTIONS = 7;
const ROWS = 5;
/** A tank is built for so many days, in steps of so many litres. */
const HOLDS_DAYS = 2.4;
const STEP = 500;

/** Temperature and volume of the tank, the next collection, and the last ones. */
export const presentTank: Present = (herd, { language }) => {
  const texts = textsIn(TANK, language);
  const daily = dailyMilk(herd);
  // The milkings since the last collection: those of yesterday and the one of this morning.
  const held = daily * (1 + MORNING);
  const holds = Math.ceil((daily * HOLDS_DAYS) / STEP) * STEP;
  const collections = collectionsOf(herd);
  const [last] = collections;
  const readAt = dataTime(herd.numCheptel, textsIn(HERD_LINE, language).time);
  const litres = (value: number) => withUnit(whole(value), "L");
  const rowOf = ({ day, volume, degrees, perCow }: (typeof collections)[number]): Row => {
    const read = withUnit(oneDecimal(degrees), "°C");
    return {
      who: { name: day, kind: "" },
      cells: [litres(volume), withUnit(oneDecimal(perCow), texts.kgDay)],
      state: degrees > WARMEST ? { text: `${read}, ${texts.tooWarm.toLowerCase()}`, tone: "wait" } : { text: read, tone: "plain" },
    };
  };
  return {
    figures: [
      { label: texts.temperature, value: oneDecimal(COOLED), unit: "°C", context: texts.coldest(readAt, WARMEST), tone: "good" },
      { label: texts.volume, value: whole(held), amount: held, fullAt: holds, unit: "L", context: texts.of(litres(holds)) },
      { label: texts.next, value: withoutYear(formatDay(addDays(herd.today, 1))), context: texts.about(litres(daily * EVERY)) },
      { label: texts.last, value: whole(last?.volume ?? 0), unit: "L", context: texts.on(last?.day ?? "") },
    ],
    list: {
      title: texts.title,
      isByDay: true,
      columns: [texts.collection, texts.volume, texts.perCow, texts.temperature],
      lead: 0,
      facts: [1],
      rows: collections.slice(0, ROWS).map(rowOf),
    },
    noting: {
      name: texts.noting,
      fields: [
        { name: texts.volume, kind: "amount", unit: "L" },
        { name: texts.temperature, kind: "amount", unit: "°C" },
      ],
      row: ([volume, degrees]) => {
        const taken = Number(volume);
        const one = { day: formatDay(herd.today), volume: taken, degrees: Number(degrees), perCow: perCowOf(herd, taken) };
        return { row: rowOf(one), counts: [[1, -taken]] };
      },
    },
    chart: {
      title: texts.chart,
      bars: [held, daily * EVERY].map((volume) => (100 * volume) / Math.max(1, holds)),
      named: [texts.now, texts.atCollection(withoutYear(formatDay(addDays(herd.today, 1))))].map((name) => ({ name })),
      isFilled: true,
      unit: "%",
    },
  };
};

/** Litres that the cows give in a day. */
export function dailyMilk({ animals }: Pick<HerdOnDay, "animals">): number {
  return sum(animals.map(({ milk }) => milk)) / DENSITY;
}

/** Litres of the last days, that of yesterday first. */
export function milkOfDays(herd: HerdOnDay, days: number): readonly number[] {
  const { next } = drawsFor(`${herd.numCheptel} parlour`);
  const daily = dailyMilk(herd);
  return Array.from({ length: days }, (_, at) => (at === 0 ? daily : daily * (0.97 + next() * 0.06)));
}

/** Each took the milk of the days before its own. */
function collectionsOf(herd: HerdOnDay) {
  const { next } = drawsFor(`${herd.numCheptel} tank`);
  const milked = milkOfDays(herd, EVERY * COLLECTIONS + 1);
  return Array.from({ length: COLLECTIONS }, (_, at) => {
    const volume = sum(milked.slice(EVERY * at + 1, EVERY * (at + 1) + 1));
    return {
      day: formatDay(addDays(herd.today, 1 - EVERY * (at + 1))),
      volume,
      degrees: 3.3 + next() * 0.6,
      perCow: perCowOf(herd, volume),
    };
  });
}

/** Kilos a day that a collection is of each cow. */
function perCowOf({ animals }: HerdOnDay, volume: number): number {
  return (volume * DENSITY) / EVERY / Math.max(1, animals.filter(({ milk }) => milk > 0).length);
}
