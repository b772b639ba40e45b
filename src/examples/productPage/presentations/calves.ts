import { formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import { mean, oneDecimal, percent, whole, withUnit } from "./numbers";
import type { HerdOnDay, Presentation } from "./presentation";
import type { PresentationTexts } from "./texts/presentationTexts";

/** Litres and % Brix that protect a calf, and the hours after which it is late. */
const ENOUGH = 3;
const GOOD = 22;
const EARLY = 4;
const LATEST = 12;

/** What the latest calves drank first. */
export function presentCalves({ young }: HerdOnDay, { animal, lists: { calves: texts } }: PresentationTexts): Presentation {
  const calves = young.slice(0, LATEST).map((one) => {
    const { next, between } = drawsFor(`${one.number} colostrum`);
    return { animal: one, litres: 2 + next() * 2.5, brix: between(19, 29), hours: between(1, 6) };
  });
  const weakest = [...calves].sort((a, b) => a.brix - b.brix);
  const share = (fits: (calf: (typeof calves)[number]) => boolean) => percent(calves.filter(fits).length, calves.length);
  const of = texts.ofCalves(calves.length);
  const poor = calves.filter(({ brix }) => brix < GOOD).length;
  return {
    figures: [
      { label: texts.drunk, value: oneDecimal(mean(calves.map(({ litres }) => litres))), unit: "L", context: texts.goal(`${ENOUGH} L`) },
      { label: texts.after, value: oneDecimal(mean(calves.map(({ hours }) => hours))), unit: "h", context: texts.goal(`< ${EARLY} h`) },
      { label: texts.enough, value: share(({ litres }) => litres >= ENOUGH), unit: "%", context: of },
      { label: texts.poor, value: whole(poor), context: of, ...(poor > 0 && { tone: "late" as const }) },
    ],
    list: {
      title: texts.title,
      columns: [animal, texts.born, texts.drunk, texts.after, texts.quality],
      rows: weakest.map(({ animal: who, litres, brix, hours }) => ({
        who,
        cells: [formatDay(who.born), withUnit(oneDecimal(litres), "L"), withUnit(whole(hours), "h")],
        state: { text: withUnit(whole(brix), "% Brix"), tone: brix < GOOD ? "late" : "good" },
      })),
    },
    chart: {
      title: texts.chart,
      bars: calves.map(({ brix }) => brix).reverse(),
      ends: texts.ends,
      unit: "%",
      target: GOOD,
    },
  };
}
