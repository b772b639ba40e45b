import { animalTyped, calledName } from "../../../herd/animalTyped";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { presentMovements } from "../movements";
import { whole } from "../numbers";
import type { HerdOnDay, Present, Presentation, Row } from "../presentation";
import type { PresentationTexts } from "../texts/presentationTexts";
import { SALE } from "./saleTexts";

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
      show: (typed) => {
        const asked = typed.trim() === "" ? next : animalTyped(herd.animals, typed);
        return asked === undefined ? null : saleOf(asked, herd, words);
      },
    },
  };
};

function saleOf(animal: SampleAnimal, herd: HerdOnDay, words: PresentationTexts): Presentation {
  const texts = textsIn(SALE, words.language);
  const { figures, list } = presentMovements(herd, words);
  const open = texts.points.length - KNOWN.size;
  return {
    figures: [
      { label: texts.toCheck, value: whole(open), amount: open, context: calledName(animal), tone: "wait" },
      {
        label: texts.fine,
        value: whole(KNOWN.size),
        context: texts.points.flatMap(([name], at) => (KNOWN.has(at) ? [name] : [])).join(", "),
      },
      ...figures.slice(2),
    ],
    list: {
      title: texts.title(calledName(animal)),
      columns: [texts.point, texts.what, texts.state],
      isGrouped: true,
      rows: texts.points.map(
        ([name, what], at): Row => ({
          who: { name, kind: "" },
          cells: [what],
          state: KNOWN.has(at) ? { text: texts.fine, tone: "good" } : { text: texts.toCheck, tone: "wait" },
          ...(!KNOWN.has(at) && {
            act: { id: `${animal.number} point ${at}`, ...textsIn(ACTS, words.language).check, counts: [[0, -1]] as const },
          }),
        }),
      ),
      ...(list.note !== undefined && { note: list.note }),
    },
  };
}

function dueOf({ due }: { readonly due: { readonly reforme?: number } }): number {
  return due.reforme ?? Number.POSITIVE_INFINITY;
}
