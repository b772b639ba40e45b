import { formatNumber, isoDay } from "../../../sdk/formats";
import { eatenFor, feedCost, marginOverFeed } from "../../herd/cowFeed";
import { drawsFor } from "../../herd/drawsFor";
import { type LotOf, lotsOf, type SampleLot } from "../../herd/lots";
import { textsIn } from "../../parts/textsIn";
import { ACTS } from "./actTexts";
import { mean, oneDecimal, sum, whole, withUnit } from "./numbers";
import type { HerdOnDay, Presentation } from "./presentation";
import { spoken } from "./spoken";
import type { PresentationTexts } from "./texts/presentationTexts";

/** kg of dry matter a day, of the young. */
const NEEDED: Readonly<Record<Exclude<LotOf, "cows">, number>> = { heifers: 7.8, calves: 2.9 };
/** Of dry matter, as the heads of the columns say. */
const KG = "kg";
/** Percent of what cows are fed that they leave; the young eat up. */
const LEFT = { least: 1, most: 7 };

/** What every lot is given today, and what it costs. */
export function presentFeed(
  { numCheptel, workshop, today, animals, cows }: HerdOnDay,
  { language, feed: texts, unit, lotOf, lot: lotName }: PresentationTexts,
): Presentation {
  const lots = rationsOf({ numCheptel, animals });
  const given = drawsFor(`${numCheptel} feeding`).between(2, Math.max(2, lots.length - 2));
  const total = sum(lots.map(fedIn));
  const left = sum(lots.slice(given).map(fedIn));
  const intake = intakeOf(cows);
  const milks = cows.map(({ animal }) => animal.milk);
  const isDairy = workshop === "dairy";
  return {
    figures: [
      { label: texts.intake, value: oneDecimal(intake), unit: unit.dryMatter, context: texts.perCow },
      {
        label: texts.cost,
        value: euros(feedCost(intake)),
        unit: "€",
        context: isDairy
          ? `${texts.perCow}, ${whole((1000 * feedCost(intake)) / Math.max(1, mean(milks)))}\u00a0€/1.000\u00a0kg`
          : texts.perCow,
      },
      isDairy
        ? { label: texts.margin, value: euros(marginOverFeed(milks)), unit: "€", context: texts.perCow }
        : { label: texts.fed, value: whole(animals.length), context: texts.lots(lots.length) },
      {
        label: texts.toGive,
        value: whole(left),
        amount: left,
        unit: unit.dryMatter,
        context: texts.of(withUnit(whole(total), unit.dryMatter)),
        tone: "wait",
      },
    ],
    list: {
      title: texts.title,
      note: isDairy ? `${texts.note} ${texts.withDry}` : texts.note,
      isGrouped: true,
      columns: [texts.lot, texts.animals, texts.each, texts.total, texts.state],
      lead: 2,
      facts: [0],
      spoken: { 0: spoken(language, "animals") },
      rows: lots.map((one, at) => ({
        who: { name: lotName(one.lot.id), kind: lotOf[one.lot.of] },
        cells: [whole(one.lot.animals.length), withUnit(oneDecimal(one.each), KG), withUnit(whole(fedIn(one)), KG)],
        state: at < given ? { text: texts.given, tone: "good" } : { text: texts.notYet, tone: "wait" },
        ...(at >= given && {
          act: {
            id: `${isoDay(today)} ${one.lot.id}`,
            ...textsIn(ACTS, language).give,
            isState: true,
            counts: [[3, -fedIn(one)]] as const,
          },
        }),
      })),
      isWhole: true,
      isDoneHere: true,
    },
  };
}

/** What is fed to a lot in a day, and what is left of it. */
export interface Ration {
  readonly lot: SampleLot;
  /** kg that an animal eats, and that it is given. */
  readonly eaten: number;
  readonly each: number;
  /** Percent that is left. */
  readonly left: number;
}

/** What each lot is fed: the pages about feeding all stand on it. */
export function rationsOf({ numCheptel, animals }: Pick<HerdOnDay, "numCheptel" | "animals">): readonly Ration[] {
  const { between } = drawsFor(`${numCheptel} trough`);
  return lotsOf(animals).map((lot) => {
    const eaten = lot.of === "cows" ? eatenFor(lot.animals.map(({ milk }) => milk)) : NEEDED[lot.of];
    const left = lot.of === "cows" ? between(LEFT.least, LEFT.most) : 0;
    return { lot, eaten, left, each: eaten / (1 - left / 100) };
  });
}

/** kg for the whole lot. */
export function fedIn({ lot, each }: Pick<Ration, "lot" | "each">): number {
  return Math.round(lot.animals.length * each);
}

/** What a cow eats in a day, on the average. */
export function intakeOf(cows: HerdOnDay["cows"]): number {
  return eatenFor(cows.map(({ animal }) => animal.milk));
}

function euros(value: number): string {
  return formatNumber(value, { min: 2, max: 2 });
}
