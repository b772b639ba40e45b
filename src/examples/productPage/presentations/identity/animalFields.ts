import { ageMonths } from "../../../herd/ageMonths";
import { numberParts } from "../../../parts/numberParts";
import { textsIn } from "../../../parts/textsIn";
import { ageIn, whole } from "../numbers";
import type { Present } from "../presentation";
import { FIELDS } from "./animalFieldsTexts";

/** The first of the fields are shown. */
const SHOWN = 4;

/** What the lists of the shell say of an animal, and in which order. */
export const presentAnimalFields: Present = (herd, { language, months, lot, herd: words }) => {
  const texts = textsIn(FIELDS, language);
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
      { label: texts.inLists, value: whole(SHOWN), context: texts.of(examples.length) },
      { label: texts.first, value: last, context: texts.names[0] ?? "" },
      { label: texts.hidden, value: whole(examples.length - SHOWN), context: texts.names.slice(SHOWN).join(", ") },
      { label: texts.line, value: animal.name, context: `${last} ${animal.name}, ${lot(animal.lot)}` },
    ],
    list: {
      title: texts.title,
      columns: [texts.field, texts.place, texts.example, texts.state],
      rows: examples.map((example, at) => ({
        who: { name: texts.names[at] ?? "", kind: "" },
        cells: [at < SHOWN ? whole(at + 1) : "–", example],
        state: at < SHOWN ? { text: texts.shown, tone: "good" } : { text: texts.hidden, tone: "plain" },
      })),
    },
  };
};
