import { formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import type { SampleAnimal } from "../../herd/sampleAnimals";
import { textsIn } from "../../parts/textsIn";
import { withoutYear } from "../../parts/withoutYear";
import { ACTS } from "./actTexts";
import { daysBetween } from "./daysBetween";
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
/** Days for which a calf that drank badly is followed. */
const FOLLOWED = 14;

/** What the latest calves drank first. */
export function presentCalves(
  { young, today }: HerdOnDay,
  { animal, language, lists: { calves: texts, state } }: PresentationTexts,
): Presentation {
  const isYoung = ({ animal: { born } }: { readonly animal: SampleAnimal }) => daysBetween(born, today) < FOLLOWED;
  const calves = young.slice(0, LATEST).map((one, at) => {
    const { next, between } = drawsFor(`${one.number} colostrum`);
    const drunk = { animal: one, litres: 2 + next() * 2.5, brix: between(19, 29), hours: between(1, 6) };
    // The latest is to be followed, the others of these weeks drank well.
    const { litres, brix, hours } = drunk;
    if (at === 0) return { ...drunk, brix: Math.min(brix, GOOD - 1), hours: Math.min(hours, EARLY - 1) };
    return isYoung(drunk)
      ? { ...drunk, litres: Math.max(litres, ENOUGH), brix: Math.max(brix, GOOD), hours: Math.min(hours, EARLY - 1) }
      : drunk;
  });
  type Calf = (typeof calves)[number];
  const isWell = ({ litres, brix, hours }: Calf) => brix >= GOOD && litres >= ENOUGH && hours < EARLY;
  const isFollowed = (calf: Calf) => isYoung(calf) && !isWell(calf);
  const groupOf = (calf: Calf) => (isFollowed(calf) ? texts.toFollow : isYoung(calf) ? texts.fine : texts.older);
  const enough = (100 * calves.filter(({ litres }) => litres >= ENOUGH).length) / Math.max(1, calves.length);
  const of = texts.ofCalves(calves.length);
  const followed = calves.filter(isFollowed);
  const isPoor = ({ brix }: Calf) => brix < GOOD;
  const rowOf = (calf: Calf): Row => {
    const { animal: who, litres, brix, hours } = calf;
    const row: Omit<Row, "state"> = {
      who,
      group: groupOf(calf),
      cells: [
        withoutYear(formatDay(who.born)),
        withUnit(oneDecimal(litres), "L"),
        withUnit(whole(hours), "h"),
        withUnit(whole(brix), "% Brix"),
      ],
    };
    // That it drank well its group says, or nothing does.
    if (isWell(calf)) return { ...row, state: { text: isYoung(calf) ? texts.fine : "", tone: "good" } };
    const isLate = hours >= EARLY;
    const little = isLate ? texts.isLittleAndLate : texts.isLittle;
    const text = isPoor(calf) ? texts.poor : litres < ENOUGH ? little : texts.isLate;
    // What was missed by an older one cannot be made good.
    if (!isFollowed(calf)) return { ...row, state: { text, tone: "plain" } };
    const act = { id: who.number, ...textsIn(ACTS, language).follow, counts: [[3, -1]] as const };
    return { ...row, state: { text, tone: isPoor(calf) ? "late" : "wait" }, act };
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
      {
        label: texts.toFollow,
        value: whole(followed.length),
        amount: followed.length,
        context: texts.under(FOLLOWED),
        tone: followed.some(isPoor) ? "late" : followed.length > 0 ? "wait" : "good",
      },
    ],
    list: {
      title: texts.title,
      columns: [animal, texts.born, texts.drunk, texts.after, texts.quality, state],
      lead: 3,
      facts: [0, 1],
      offered: [0, 1],
      isDoneBelow: true,
      bare: [1],
      // They are already the latest first.
      rows: [...calves].sort((a, b) => Number(isFollowed(b)) - Number(isFollowed(a))).map(rowOf),
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
        const was = followed.some((calf) => calf.animal === who);
        return { row: rowOf(noted), counts: [[3, Number(isFollowed(noted)) - Number(was)]] };
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
      marked: calves.map(isFollowed).reverse(),
      targetName: texts.goodFrom(withUnit(whole(GOOD), "%")),
    },
  };
}
