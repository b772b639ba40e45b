import { calledName } from "../../../herd/animalTyped";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { presentMovements } from "../movements";
import { whole } from "../numbers";
import type { Present, Row } from "../presentation";
import { SALE } from "./saleTexts";

/** What is looked at before the next animal is sold, point by point. */
export const presentSale: Present = (herd, words) => {
  const texts = textsIn(SALE, words.language);
  const { figures, list } = presentMovements(herd, words);
  const leaving = herd.cows.map(({ animal }) => animal).sort((a, b) => dueOf(a) - dueOf(b));
  const next = leaving[0] ?? herd.animals[0];
  if (next === undefined) throw new Error("A herd has animals.");
  const fine = drawsFor(`${next.number} sale`).between(0, texts.points.length - 1);
  const open = texts.points.length - 1;
  return {
    figures: [
      { label: texts.toCheck, value: whole(open), amount: open, context: calledName(next), tone: "wait" },
      { label: texts.fine, value: whole(1), context: texts.points[fine]?.[0] ?? "" },
      ...figures.slice(2),
    ],
    list: {
      title: texts.title(calledName(next)),
      columns: [texts.point, texts.what, texts.state],
      isChecked: true,
      rows: texts.points.map(
        ([name, what], at): Row => ({
          who: { name, kind: "" },
          cells: [what],
          state: at === fine ? { text: texts.fine, tone: "good" } : { text: texts.toCheck, tone: "wait" },
          ...(at !== fine && {
            act: { id: `${next.number} point ${at}`, ...textsIn(ACTS, words.language).note, counts: [[0, -1]] as const },
          }),
        }),
      ),
      ...(list.note !== undefined && { note: list.note }),
    },
  };
};

function dueOf({ due }: { readonly due: { readonly reforme?: number } }): number {
  return due.reforme ?? Number.POSITIVE_INFINITY;
}
