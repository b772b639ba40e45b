import { addDays, formatDay } from "../../../../sdk/formats";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { whole } from "../numbers";
import type { Present, Row } from "../presentation";
import { lastSold } from "../transfers";
import { refusedBirth } from "./declarations";
import { DISCREPANCIES } from "./discrepanciesTexts";

/** Where the cows stand whose records differ. */
const AT = { left: 4, born: 11, settled: 17 };
/** Days ago. */
const LEFT = 31;
const MISREAD = 30;

/** Where the herd and the national database do not say the same, one difference after the other. */
export const presentDiscrepancies: Present = (herd, { language, animal: animalWord }) => {
  const { animals, cows, today } = herd;
  const texts = textsIn(DISCREPANCIES, language);
  const refused = refusedBirth(herd);
  const ago = (days: number) => withoutYear(formatDay(addDays(today, -days)));
  const toCorrect: Row["state"] = { text: texts.toCorrect, tone: "late" };
  const toCheck: Row["state"] = { text: texts.toCheck, tone: "wait" };
  const act = (id: string, name: string) => ({
    id,
    name,
    done: texts.settled,
    isState: true as const,
    counts: [[0, -1]] as const,
  });
  const gone = lastSold({ animals, today });
  const sold = { name: gone.name, kind: "" };
  const ofCow = (at: number, of: (born: string, misread: string) => Omit<Row, "who">): readonly Row[] => {
    const who = cows[at]?.animal;
    return who === undefined ? [] : [{ who, ...of(formatDay(who.born), formatDay(addDays(who.born, MISREAD))) }];
  };
  const differing: readonly Row[] = [
    { who: sold, cells: [texts.sold(ago(gone.ago)), texts.inBase], state: toCorrect, act: act("sold", texts.declareExit) },
    ...ofCow(AT.left, () => ({
      cells: [texts.onFarm, texts.left(ago(LEFT))],
      state: toCorrect,
      act: act("left", texts.cancelExit),
    })),
    // What was refused is mended where it was declared.
    ...(refused === undefined
      ? []
      : [
          {
            who: refused,
            cells: [texts.born(formatDay(refused.born)), texts.refused],
            state: toCorrect,
            continues: texts.correctDeclaration,
            opens: "declarations" as const,
          },
        ]),
    ...ofCow(AT.born, (born, misread) => ({
      cells: [texts.born(born), texts.born(misread)],
      state: toCheck,
      act: act("misread", texts.correctBirth),
    })),
  ];
  const settled = ofCow(AT.settled, () => ({
    cells: [texts.onFarm, texts.inBase],
    state: { text: texts.settledOnes, tone: "good" },
  }));
  const on = texts.onDay(formatDay(today));
  return {
    figures: [
      { label: texts.differ, value: whole(differing.length), amount: differing.length, context: texts.toSettle, tone: "late" },
      { label: texts.ours, value: whole(animals.length), context: on },
      // One sold is still there; one that left by mistake and one just born are not.
      { label: texts.theirs, value: whole(animals.length + 1 - 2), context: on },
      { label: texts.same, value: whole(animals.length - (differing.length - 1)), context: texts.ofAll },
    ],
    list: {
      title: texts.title,
      isNamed: true,
      isDoneBelow: true,
      isGrouped: true,
      columns: [animalWord, texts.here, texts.base, texts.state],
      facts: [0, 1],
      rows: [...differing, ...settled],
    },
  };
};
