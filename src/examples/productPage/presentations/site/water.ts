import { drawsFor } from "../../../herd/drawsFor";
import { type LotOf, lotsOf } from "../../../herd/lots";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { mean, oneDecimal, sum, whole, withSignWhole, withUnit } from "../numbers";
import type { HerdOnDay, Present } from "../presentation";
import { endsUntilNow } from "../texts/chartEnds";
import { WATER } from "./waterTexts";

/** Litres a day, of who gives no milk. */
const DRUNK: Readonly<Record<LotOf, number>> = { cows: 48, heifers: 27, calves: 8 };
const FOR_A_KG_OF_MILK = 1.3;
/** Percent below which a trough is looked at, and the part that the worst gives. */
const FAR = 15;
const BLOCKED = 0.74;
const DAYS = 14;

/** What is drunk today, trough by trough, and what is out of line. */
export const presentWater: Present = (herd, { language, lot: lotName, lotOf, lists: { state } }) => {
  const texts = textsIn(WATER, language);
  const troughs = troughsOf(herd);
  const total = sum(troughs.map(({ today }) => today));
  const usual = sum(troughs.map((trough) => trough.usual));
  const ofCows = troughs.filter(({ lot }) => lot.of === "cows");
  const cows = sum(ofCows.map(({ lot }) => lot.animals.length));
  const milk = sum(herd.animals.map((animal) => animal.milk));
  const far = troughs.filter(({ gap }) => gap < -FAR);
  const each = (those: typeof troughs, of: (trough: (typeof troughs)[number]) => number) => sum(those.map(of)) / Math.max(1, cows);
  const litres = (value: number) => withUnit(whole(value), "L");
  const { next } = drawsFor(`${herd.numCheptel} water`);
  return {
    figures: [
      {
        label: texts.drunk,
        value: whole(total),
        unit: "L",
        context: texts.against(withUnit(withSignWhole(100 * (total / Math.max(1, usual) - 1)), "%")),
      },
      {
        label: texts.perCow,
        value: whole(each(ofCows, ({ today }) => today)),
        unit: "L",
        context: texts.usually(litres(each(ofCows, (trough) => trough.usual))),
      },
      milk > 0
        ? { label: texts.perMilk, value: oneDecimal(sum(ofCows.map(({ today }) => today)) / milk), unit: "L", context: texts.ofMilk }
        : { label: texts.usual, value: whole(usual), unit: "L", context: texts.aDay },
      {
        label: texts.toCheck,
        value: whole(far.length),
        context: far[0] === undefined ? texts.allFine : lotName(far[0].lot.id),
        tone: far.length > 0 ? "wait" : "good",
      },
    ],
    list: {
      title: texts.title,
      columns: [texts.trough, texts.today, texts.perAnimal, texts.usual, texts.gap, state],
      lead: 3,
      facts: [0, 1],
      rows: [...troughs]
        .sort((a, b) => a.gap - b.gap)
        .map(({ lot, today, usual: before, gap }) => ({
          who: { name: lotName(lot.id), kind: lotOf[lot.of] },
          cells: [litres(today), litres(today / lot.animals.length), litres(before), withUnit(withSignWhole(gap), "%")],
          state: gap < -FAR ? { text: texts.toCheck, tone: "wait" } : { text: texts.normal, tone: "good" },
        })),
    },
    chart: {
      title: texts.chart,
      bars: Array.from({ length: DAYS }, (_, at) => (at === DAYS - 1 ? total : usual * (0.94 + next() * 0.12))),
      isLatest: true,
      ends: endsUntilNow(language, "day", DAYS),
      unit: "L",
    },
  };
};

/** A trough for every lot; one of them gives less today. */
function troughsOf({ numCheptel, animals }: HerdOnDay) {
  const { between, next } = drawsFor(`${numCheptel} troughs`);
  const lots = lotsOf(animals);
  const blocked = between(0, lots.length - 1);
  return lots.map((lot, at) => {
    const usual = lot.animals.length * mean(lot.animals.map((animal: SampleAnimal) => DRUNK[lot.of] + animal.milk * FOR_A_KG_OF_MILK));
    const today = usual * (at === blocked ? BLOCKED : 0.96 + next() * 0.08);
    return { lot, usual, today, gap: 100 * (today / usual - 1) };
  });
}
