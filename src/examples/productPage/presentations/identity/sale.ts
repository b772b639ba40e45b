import { addDays, formatDay } from "../../../../sdk/formats";
import { animalTyped, calledName } from "../../../herd/animalTyped";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { presentMovements } from "../movements";
import { whole } from "../numbers";
import type { HerdOnDay, Present, Presentation, Row } from "../presentation";
import type { PresentationTexts } from "../texts/presentationTexts";
import { SALE } from "./saleTexts";

/** The notification, which follows within so many days. */
const AFTER = 4;
const NOTIFIED_IN = 7;
/** Passport, withdrawal, tags, herd of arrival, notification: of the second and the third the herd knows that they are in order. */
const KNOWN: ReadonlySet<number> = new Set([1, 2]);

/** What is looked at before an animal is sold, point by point: the next that leaves, or who is asked for. */
export const presentSale: Present = (herd, words) => {
  const [next = herd.animals[0]] = herd.cows.map(({ animal }) => animal).sort((a, b) => dueOf(a) - dueOf(b));
  if (next === undefined) throw new Error("A herd has animals.");
  return {
    ...saleOf(next, herd, words),
    search: {
      choices: [],
      typed: calledName(next),
      show: (typed) => {
        const asked = typed.trim() === "" ? next : animalTyped(herd.animals, typed);
        return asked === undefined ? null : saleOf(asked, herd, words);
      },
    },
  };
};

function saleOf(animal: SampleAnimal, herd: HerdOnDay, words: PresentationTexts): Presentation {
  const texts = textsIn(SALE, words.language);
  const { list } = presentMovements(herd, words);
  const open = texts.points.length - KNOWN.size - 1;
  const { reforme: days } = animal.due;
  const leavesOn = days === undefined ? undefined : formatDay(addDays(herd.today, days));
  return {
    figures: [
      { label: texts.toCheck, value: whole(open), amount: open, context: texts.ofAll(texts.points.length), tone: "wait" },
      {
        label: texts.fine,
        value: whole(KNOWN.size),
        context: texts.points.flatMap(([name], at) => (KNOWN.has(at) ? [name] : [])).join(", "),
      },
      {
        label: texts.departure,
        value: withoutYear(leavesOn ?? "–"),
        context:
          days === undefined ? texts.noDeparture : new Intl.RelativeTimeFormat(words.language, { numeric: "auto" }).format(days, "day"),
        ...(days !== undefined && days < 0 && { tone: "late" as const }),
      },
      {
        label: texts.points[AFTER]?.[0] ?? "",
        value: days === undefined ? "–" : withoutYear(formatDay(addDays(herd.today, days + NOTIFIED_IN))),
        context: days === undefined ? texts.noDeparture : texts.latest,
      },
    ],
    isInGroups: true,
    list: {
      title: leavesOn === undefined ? texts.title : texts.leaves(withoutYear(leavesOn)),
      isTitled: true,
      columns: [texts.point, texts.what, texts.state],
      isGrouped: true,
      isChecked: true,
      rows: texts.points.map(
        ([point, what], at): Row => ({
          who: { name: point, kind: "" },
          cells: [what],
          state: stateOf(at, texts),
          ...(!KNOWN.has(at) &&
            at !== AFTER && {
              act: { id: `${animal.number} point ${at}`, ...textsIn(ACTS, words.language).check, counts: [[0, -1]] as const },
            }),
        }),
      ),
      ...(list.note !== undefined && { note: list.note }),
    },
  };
}

function stateOf(at: number, texts: (typeof SALE)["fr"]): Row["state"] {
  if (at === AFTER) return { text: texts.after, tone: "plain" };
  return KNOWN.has(at) ? { text: texts.fine, tone: "good" } : { text: texts.toCheck, tone: "wait" };
}

function dueOf({ due }: { readonly due: { readonly reforme?: number } }): number {
  return due.reforme ?? Number.POSITIVE_INFINITY;
}
