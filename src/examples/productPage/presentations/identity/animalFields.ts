import { ageMonths } from "../../../herd/ageMonths";
import { numberParts } from "../../../parts/numberParts";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { ageIn, whole } from "../numbers";
import type { Present } from "../presentation";
import { FIELDS } from "./animalFieldsTexts";

/** The first of the fields are shown. */
const SHOWN = 4;

/** What the lists of the shell say of an animal, and in which order. */
export const presentAnimalFields: Present = (herd, { language, months, lot, herd: words }) => {
  const texts = textsIn(FIELDS, language);
  const acts = textsIn(ACTS, language);
  const [animal] = herd.animals;
  if (animal === undefined) throw new Error("A herd has animals.");
  const { head, last } = numberParts(animal.number);
  const examples = [
    last,
    animal.name,
    lot(animal.lot),
    ageIn(ageMonths(animal.born, herd.today), months, words.atAge),
    animal.breed,
    `${head} ${last}`,
  ];
  return {
    figures: [
      { label: texts.inLists, value: whole(SHOWN), amount: SHOWN, context: texts.of(examples.length) },
      {
        label: texts.hidden,
        value: whole(examples.length - SHOWN),
        amount: examples.length - SHOWN,
        context: texts.line(examples.slice(0, SHOWN)),
      },
      { label: texts.animals, value: whole(herd.animals.length), context: texts.everywhere },
    ],
    list: {
      title: texts.title,
      columns: [texts.field, texts.place, texts.example, texts.state],
      rows: examples.map((example, at) => {
        const isShown = at < SHOWN;
        const change = isShown ? -1 : 1;
        return {
          who: { name: texts.names[at] ?? "", kind: "" },
          cells: [isShown ? whole(at + 1) : "–", example],
          state: isShown ? { text: texts.shown, tone: "good" } : { text: texts.hidden, tone: "plain" },
          act: {
            id: `field ${at}`,
            ...(isShown ? acts.hide : acts.show),
            counts: [
              [0, change],
              [1, -change],
            ],
          },
        };
      }),
    },
  };
};
