import { formatNumber, isoDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import { type LotOf, lotsOf, type SampleLot } from "../../herd/lots";
import { textsIn } from "../../parts/textsIn";
import { ACTS } from "./actTexts";
import { mean, oneDecimal, sum, whole, withUnit } from "./numbers";
import type { HerdOnDay, Presentation } from "./presentation";
import type { PresentationTexts } from "./texts/presentationTexts";

/** kg of dry matter a day, of who gives no milk. */
const NEEDED: Readonly<Record<LotOf, number>> = { cows: 11.5, heifers: 7.8, calves: 2.9 };
const FOR_A_KG_OF_MILK = 0.33;
/** Euros. */
const FEED_PRICE = 0.24;
const MILK_PRICE = 0.46;

/** What every lot is given today, and what it costs. */
export function presentFeed(
  { numCheptel, workshop, today, animals, cows }: HerdOnDay,
  { language, feed: texts, unit, lotOf, lot: lotName }: PresentationTexts,
): Presentation {
  const lots = rationsOf({ animals });
  const given = drawsFor(`${numCheptel} feeding`).between(2, Math.max(2, lots.length - 2));
  const amount = ({ lot, each }: { readonly lot: SampleLot; readonly each: number }) => lot.animals.length * each;
  const total = sum(lots.map(amount));
  const left = sum(lots.slice(given).map(amount));
  const byNumber = [...lots].sort((a, b) => a.lot.id.localeCompare(b.lot.id));
  const intake = intakeOf(cows);
  const milk = mean(cows.map(({ animal }) => animal.milk));
  const isDairy = workshop === "dairy";
  return {
    figures: [
      { label: texts.intake, value: oneDecimal(intake), unit: unit.dryMatter, context: texts.perCow },
      {
        label: texts.cost,
        value: euros(intake * FEED_PRICE),
        unit: "€",
        context: isDairy ? texts.perTonne(whole((1000 * intake * FEED_PRICE) / Math.max(1, milk))) : texts.perCow,
      },
      isDairy
        ? { label: texts.margin, value: euros(milk * MILK_PRICE - intake * FEED_PRICE), unit: "€", context: texts.perCow }
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
      note: texts.note,
      isGrouped: true,
      columns: [texts.lot, texts.animals, texts.each, texts.total, texts.state],
      lead: 2,
      facts: [0],
      rows: lots.map((one, at) => ({
        who: { name: lotName(one.lot.id), kind: lotOf[one.lot.of] },
        cells: [
          whole(one.lot.animals.length),
          withUnit(oneDecimal(one.each), unit.dryMatter),
          withUnit(whole(amount(one)), unit.dryMatter),
        ],
        state: at < given ? { text: texts.given, tone: "good" } : { text: texts.notYet, tone: "wait" },
        ...(at >= given && {
          act: {
            id: `${isoDay(today)} ${one.lot.id}`,
            ...textsIn(ACTS, language).give,
            isState: true,
            counts: [[3, -amount(one)]] as const,
          },
        }),
      })),
      isWhole: true,
    },
    chart: {
      title: texts.chart,
      bars: byNumber.map(amount),
      named: byNumber.map((one) => ({
        name: lotName(one.lot.id),
        tone: lots.indexOf(one) < given ? ("good" as const) : ("wait" as const),
      })),
      unit: unit.dryMatter,
    },
  };
}

/** What an animal of each lot is given in a day. */
export function rationsOf({ animals }: Pick<HerdOnDay, "animals">): readonly { readonly lot: SampleLot; readonly each: number }[] {
  return lotsOf(animals).map((lot) => ({
    lot,
    each: mean(lot.animals.map((animal) => NEEDED[lot.of] + animal.milk * FOR_A_KG_OF_MILK)),
  }));
}

/** What a cow eats in a day, on the average. */
export function intakeOf(cows: HerdOnDay["cows"]): number {
  return mean(cows.map(({ animal }) => NEEDED.cows + animal.milk * FOR_A_KG_OF_MILK));
}

function euros(value: number): string {
  return formatNumber(value, { min: 2, max: 2 });
}
