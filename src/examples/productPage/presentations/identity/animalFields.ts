import { ageMonths } from "../../../herd/ageMonths";
import { numberParts } from "../../../parts/numberParts";
import { textsIn } from "../../../parts/textsIn";
import { ageIn, whole } from "../numbers";
import type { HerdOnDay, Placed, Present, Presentation } from "../presentation";
import type { PresentationTexts } from "../texts/presentationTexts";
import { FIELDS } from "./animalFieldsTexts";

/** The first of the fields are shown, until somebody arranges them. */
const SHOWN = 4;

/** What the lists of the shell say of an animal, and in which order. */
export const presentAnimalFields: Present = (herd, words) => arranged(herd, words, null);

function arranged(herd: HerdOnDay, words: PresentationTexts, chosen: readonly Placed[] | null): Presentation {
  const { language, months, lot } = words;
  const texts = textsIn(FIELDS, language);
  const [animal] = herd.animals;
  if (animal === undefined) throw new Error("A herd has animals.");
  const { head, last } = numberParts(animal.number);
  const examples = [
    last,
    animal.name,
    lot(animal.lot),
    ageIn(ageMonths(animal.born, herd.today), months, words.herd.atAge),
    animal.breed,
    `${head} ${last}`,
  ];
  const placed = chosen ?? examples.map((_, at) => ({ at, isShown: at < SHOWN }));
  const line = placed.flatMap(({ at, isShown }) => (isShown ? (examples[at] ?? []) : []));
  return {
    // The switches say how many there are.
    figures: [],
    list: {
      title: texts.title,
      isByDay: true,
      columns: [texts.field, texts.place, texts.example, texts.state],
      rows: placed.map(({ at, isShown }, place) => ({
        who: { name: texts.names[at] ?? "", kind: "" },
        cells: [whole(place + 1), examples[at] ?? ""],
        state: {
          text: (isShown ? texts.shown : texts.hidden)[Number(texts.feminine.includes(at))] ?? "",
          tone: isShown ? "good" : "plain",
        },
      })),
    },
    arranging: { title: texts.preview, placed, line, up: texts.up, down: texts.down, show: (next) => arranged(herd, words, next) },
  };
}
