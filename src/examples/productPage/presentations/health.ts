import { addDays, formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import type { SampleAnimal, Workshop } from "../../herd/sampleAnimals";
import { withoutYear } from "../../parts/withoutYear";
import { figureOf } from "../dashboard/figures";
import { percent, sum, whole } from "./numbers";
import { type HerdOnDay, MOST_ROWS, type Presentation, type Row } from "./presentation";
import { endsUntilNow } from "./texts/chartEnds";
import type { Ailment, PresentationTexts } from "./texts/presentationTexts";

/** Days for which milk and meat are kept back after the treatment of an ailment. */
const KEPT_BACK: Readonly<Record<Ailment, { readonly milk: number; readonly meat: number }>> = {
  mastitis: { milk: 6, meat: 14 },
  lameness: { milk: 0, meat: 8 },
  metritis: { milk: 4, meat: 10 },
  milkFever: { milk: 0, meat: 0 },
  cough: { milk: 5, meat: 28 },
  worms: { milk: 3, meat: 21 },
};
const AILMENTS: Readonly<Record<Workshop, readonly Ailment[]>> = {
  dairy: ["mastitis", "mastitis", "lameness", "metritis", "milkFever", "cough"],
  suckler: ["lameness", "metritis", "cough", "worms"],
};
/** A treatment goes on for this long, in days. */
const UNDER_WAY = 5;
const HALF_A_YEAR = 182;

interface Treated {
  readonly animal: SampleAnimal;
  readonly ailment: Ailment;
  /** Days ago. */
  readonly ago: number;
  /** Days until the milk may be delivered again; 0: it may, or there is none. */
  readonly milk: number;
  /** Days until the meat may be sold again; 0: it may. */
  readonly meat: number;
}

/** The latest treatments, and whose milk or meat is kept back. */
export function presentHealth(herd: HerdOnDay, { language, health: texts, animal }: PresentationTexts): Presentation {
  const { cows, today, workshop } = herd;
  const treated = cows.map(({ animal: one, cow }) => treatedOf(one, cow.treated, workshop)).sort((a, b) => a.ago - b.ago);
  // Whose milk or meat is kept back is never missing, however long ago the treatment was.
  const latest = treated.filter((one, at) => at < MOST_ROWS || one.milk > 0 || one.meat > 0);
  const isKept = ({ milk, meat }: Treated) => (workshop === "suckler" ? meat : milk) > 0;
  const kept = treated.filter(isKept);
  const rank = (one: Treated) => (isKept(one) ? 0 : one.meat > 0 ? 1 : 2);
  const { value, bars } = figureOf(
    "treatments",
    cows.map(({ cow }) => cow),
  );
  const before = sum(bars.slice(0, bars.length / 2));
  const spared = treated.filter(({ ago }) => ago > HALF_A_YEAR).length;
  const day = (days: number) => formatDay(addDays(today, days));
  const isDairy = workshop === "dairy";
  return {
    figures: [
      { label: texts.underWay, value: whole(treated.filter(({ ago }) => ago <= UNDER_WAY).length), context: texts.since(UNDER_WAY) },
      {
        label: isDairy ? texts.milkKept : texts.meatKept,
        value: whole(kept.length),
        context: isDairy ? texts.keptPerMilking(whole(sum(kept.map(({ animal: { milk } }) => milk)) / 2)) : texts.meatDelay,
        ...(kept.length > 0 && { tone: "late" as const }),
      },
      { label: texts.treatments, value: whole(value), context: texts.before(before) },
      { label: texts.spared, value: percent(spared, treated.length), unit: "%", context: texts.sparedSince },
    ],
    list: {
      title: texts.title,
      columns: [animal, texts.reason, texts.on, texts.state],
      facts: [0, 1],
      // What must not be milked into the tank or sold comes first.
      rows: [...latest]
        .sort((a, b) => rank(a) - rank(b))
        .map((one) => ({
          who: one.animal,
          cells: [texts.ailments[one.ailment], day(-one.ago)],
          ...stateOf(one, workshop, isKept(one), texts, (days) => withoutYear(day(days))),
        })),
    },
    chart: { title: texts.chart, bars, isLatest: true, ends: endsUntilNow(language, "week", bars.length) },
  };
}

function treatedOf(animal: SampleAnimal, ago: number, workshop: Workshop): Treated {
  const among = AILMENTS[workshop];
  const ailment = among[drawsFor(`${animal.number} treatment`).between(0, among.length - 1)] ?? "lameness";
  const delay = KEPT_BACK[ailment];
  return {
    animal,
    ailment,
    ago,
    milk: workshop === "suckler" || animal.milk === 0 ? 0 : Math.max(0, delay.milk - ago),
    meat: Math.max(0, delay.meat - ago),
  };
}

/** Where it stands, and until when its milk is kept back, or else its meat. */
function stateOf(
  { animal, milk, meat }: Treated,
  workshop: Workshop,
  isKept: boolean,
  texts: PresentationTexts["health"],
  dayIn: (days: number) => string,
): Pick<Row, "state" | "group"> {
  if (milk > 0) return { state: { text: `${texts.keptUntil.milk} ${dayIn(milk)}`, tone: "late" }, group: texts.kept };
  const until = `${texts.keptUntil.meat} ${dayIn(meat)}`;
  if (meat > 0) return { state: { text: until, tone: isKept ? "late" : "wait" }, group: isKept ? texts.kept : texts.meatKept };
  if (workshop === "dairy" && animal.milk === 0) return { state: { text: texts.dry, tone: "plain" }, group: texts.dry };
  return { state: { text: texts.noDelay, tone: "good" }, group: texts.noDelay };
}
