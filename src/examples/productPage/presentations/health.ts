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
  /** Days until milk or meat may be sold again; 0: they may. */
  readonly left: number;
}

/** The latest treatments, and whose milk or meat is kept back. */
export function presentHealth(herd: HerdOnDay, { language, health: texts, animal }: PresentationTexts): Presentation {
  const { cows, today, workshop } = herd;
  const treated = cows.map(({ animal: one, cow }) => treatedOf(one, cow.treated, workshop)).sort((a, b) => a.ago - b.ago);
  // Whose milk or meat is kept back is never missing, however long ago the treatment was.
  const latest = treated.filter((one, at) => at < MOST_ROWS || one.left > 0);
  const isKept = ({ left, animal: { milk } }: Treated) => left > 0 && (workshop === "suckler" || milk > 0);
  const kept = treated.filter(isKept);
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
      rows: [...latest.filter(isKept), ...latest.filter((one) => !isKept(one))].map((one) => ({
        who: one.animal,
        cells: [texts.ailments[one.ailment], day(-one.ago)],
        ...stateOf(one, workshop, texts, `${texts.keptUntil} ${withoutYear(day(one.left))}`),
      })),
    },
    chart: { title: texts.chart, bars, isLatest: true, ends: endsUntilNow(language, "week", bars.length) },
  };
}

function treatedOf(animal: SampleAnimal, ago: number, workshop: Workshop): Treated {
  const among = AILMENTS[workshop];
  const ailment = among[drawsFor(`${animal.number} treatment`).between(0, among.length - 1)] ?? "lameness";
  const delay = KEPT_BACK[ailment][workshop === "dairy" ? "milk" : "meat"];
  return { animal, ailment, ago, left: Math.max(0, delay - ago) };
}

/** Where it stands, and until when its milk or meat is kept back. */
function stateOf(
  { animal, left }: Treated,
  workshop: Workshop,
  texts: PresentationTexts["health"],
  until: string,
): Pick<Row, "state" | "group"> {
  if (workshop === "dairy" && animal.milk === 0) return { state: { text: texts.dry, tone: "plain" }, group: texts.dry };
  if (left > 0) return { state: { text: until, tone: "late" }, group: texts.kept };
  return { state: { text: texts.noDelay, tone: "good" }, group: texts.noDelay };
}
