import { formatDay } from "../../../../sdk/formats";
import { numberParts } from "../../../parts/numberParts";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { whole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { scaleReading, weighingOf } from "./lastWeighing";
import { IMPORT } from "./weighingImportTexts";

/** Of what is done with all that are ready. */
const READY = "ready";
/** Kg of a bar. */
const STEP = 2;

/** Weighings read from a scale: who is recognised, and which weights are in doubt. */
export const presentWeighingImport: Present = (herd, { language, animal: animalWord }) => {
  const texts = textsIn(IMPORT, language);
  const acts = textsIn(ACTS, language);
  const reading = scaleReading(herd);
  const kg = (weight: number) => withUnit(whole(weight), "kg");
  // The number of one that the herd does not have.
  const { last } = numberParts(herd.animals.at(-1)?.number ?? "");
  const unknown: Row = {
    who: { name: String(Number(last) + 2).padStart(4, "0"), kind: "" },
    cells: [kg(212), "–"],
    state: { text: texts.isUnknown, tone: "wait" },
    act: { id: "unknown again", ...acts.weighAgain, doneTone: "wait", counts: [[3, -1]] },
    other: { id: "unknown", ...acts.drop, counts: [[3, -1]] },
  };
  const many = Math.max(0, reading.length - 1);
  const known = reading.map(({ animal, before, read, isDoubtful }): Row => {
    return {
      who: animal,
      cells: [kg(read), kg(before)],
      state: isDoubtful ? { text: texts.isDoubtful, tone: "wait" } : { text: texts.isReady, tone: "good" },
      act: isDoubtful
        ? { id: animal.number, ...acts.weighAgain, doneTone: "wait", counts: [[2, -1]] }
        : { id: READY, ...acts.take, counts: [] },
      ...(isDoubtful && {
        other: { id: `${animal.number} kept`, name: texts.keep, done: texts.kept(kg(read)), counts: [[2, -1]] as const },
      }),
    };
  });
  // Of what is taken over: who is in doubt has no place in it.
  const steps = reading.filter(({ isDoubtful }) => !isDoubtful).map(({ before, read }) => Math.floor((read - before) / STEP));
  const first = Math.min(...steps);
  const ranges = steps.length === 0 ? [] : Array.from({ length: Math.max(...steps) - first + 1 }, (_, at) => first + at);
  const doubtful = reading.find(({ isDoubtful }) => isDoubtful);
  const ready = known.filter(({ state }) => state.tone === "good").length;
  return {
    figures: [
      { label: texts.lines, value: whole(known.length + 1), context: texts.file(formatDay(herd.today)) },
      { label: texts.ready, value: whole(ready), amount: ready, context: texts.toTake, tone: "good" },
      { label: texts.doubtful, value: whole(known.length - ready), amount: known.length - ready, context: texts.far, tone: "wait" },
      { label: texts.unknown, value: whole(1), amount: 1, context: texts.noAnimal, tone: "wait" },
    ],
    ...(steps.length > 0 && {
      chart: {
        title: texts.chart,
        bars: ranges.map((range) => steps.filter((step) => step === range).length),
        named: ranges.map((range) => ({ name: `${whole(range * STEP)}–${kg(range * STEP + STEP - 1)}` })),
      },
    }),
    list: {
      title: texts.title,
      columns: [animalWord, texts.read, texts.before, texts.state],
      isNamed: true,
      isDoneBelow: true,
      // What is expected stands above the weight that it is about.
      rows: [...known.filter(({ act }) => act?.id !== READY), unknown, ...known.filter(({ act }) => act?.id === READY)],
      isWhole: true,
      ...(doubtful && {
        lede: texts.isExpected(doubtful.animal.name, kg(doubtful.expected), withoutYear(formatDay(weighingOf(herd).day))),
      }),
      bulk: {
        name: texts.areReady(many),
        look: texts.look(many),
        act: { id: READY, name: texts.takeAll(many), done: texts.taken(many), counts: [[1, -many]] },
      },
    },
  };
};
