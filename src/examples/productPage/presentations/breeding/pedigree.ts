import { animalTyped, calledName } from "../../../herd/animalTyped";
import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { mean, oneDecimal, whole, withSignWhole } from "../numbers";
import type { HerdOnDay, Present, Presentation, Row } from "../presentation";
import type { PresentationTexts } from "../texts/presentationTexts";
import { PEDIGREE } from "./pedigreeTexts";

const AVERAGE = 100;
/** Percent from which another line is to be chosen. */
const CLOSE = 5;
/** Of the bulls that are known. */
const INDEXES = [112, 118, 105, 109, 116, 103];
/** The sire of a bull is so many places after him. */
const SIRES_SIRE = 2;

/** One of a family, with its index; null: not known. */
type Kin = { readonly who: Row["who"]; readonly index: number } | null;

/** An animal with its parents and grandparents: who is asked for, else the youngest cow of a line of the herd. */
export const presentPedigree: Present = (herd, words) => {
  const first = herd.asked ?? youngestOfLine(herd);
  return {
    ...pedigreeOf(first, herd, words),
    search: {
      choices: [],
      ...(first !== undefined && { typed: calledName(first) }),
      show: (typed) => {
        const asked = typed.trim() === "" ? first : animalTyped(herd.animals, typed);
        return asked === undefined ? null : pedigreeOf(asked, herd, words);
      },
    },
  };
};

function pedigreeOf(animal: SampleAnimal | undefined, herd: HerdOnDay, words: PresentationTexts): Presentation {
  const texts = textsIn(PEDIGREE, words.language);
  const bulls = words.lists.stock.kinds.semen.items;
  const bull = (at: number): Kin => ({ who: { name: bulls[at]?.split(",")[0] ?? "", kind: "" }, index: INDEXES[at] ?? AVERAGE });
  const dam = damOf(herd, animal);
  const granddam = damOf(herd, dam);
  const known = (one: SampleAnimal | undefined): Kin => (one === undefined ? null : { who: one, index: indexOf(herd, one) });
  const sire = animal === undefined ? null : sireAt(herd, animal);
  const kin = [
    known(animal),
    known(dam),
    sire === null ? null : bull(sire),
    known(granddam),
    dam === undefined ? null : bull(sireAt(herd, dam)),
    null,
    sire === null ? null : bull((sire + SIRES_SIRE) % INDEXES.length),
  ];
  const [self] = kin;
  const parents = kin.slice(1, 3).flatMap((one) => one?.index ?? []);
  const inbreeding = drawsFor(`${animal?.number} inbreeding`).between(4, 62) / 10;
  const isClose = inbreeding >= CLOSE;
  const rowOf = (one: Kin, at: number): Row => ({
    who: one?.who ?? { name: texts.unknown, kind: "" },
    cells: [texts.kin[at] ?? "", one === null ? "–" : whole(one.index)],
    state: { text: one === null ? "–" : withSignWhole(one.index - AVERAGE), tone: one !== null && one.index >= AVERAGE ? "good" : "plain" },
  });
  return {
    figures: [
      { label: texts.own, value: whole(self?.index ?? 0), context: texts.above(withSignWhole((self?.index ?? 0) - AVERAGE)) },
      { label: texts.parents, value: whole(mean(parents)), context: texts.bothOf },
      {
        label: texts.inbreeding,
        value: oneDecimal(inbreeding),
        unit: "%",
        context: isClose ? texts.high : texts.low,
        tone: isClose ? "wait" : "good",
      },
      { label: texts.known, value: whole(kin.slice(1).filter((one) => one !== null).length), context: texts.generations },
    ],
    list: {
      title: texts.title(animal === undefined ? "" : calledName(animal)),
      columns: [words.animal, texts.relation, texts.index, texts.against],
      rows: kin.map(rowOf),
      isTree: true,
    },
  };
}

function damOf({ animals }: HerdOnDay, one: SampleAnimal | undefined): SampleAnimal | undefined {
  return one === undefined ? undefined : animals.find(({ number }) => number === one.dam);
}

/** Which bull: never that of the dam. */
function sireAt(herd: HerdOnDay, one: SampleAnimal): number {
  const dam = damOf(herd, one);
  const at = drawsFor(`${one.number} sire`).between(0, INDEXES.length - 1);
  return dam !== undefined && sireAt(herd, dam) === at ? (at + 1) % INDEXES.length : at;
}

/** Her own, as the dashboards have it; of the young what is to be expected of the dam. */
function indexOf({ cows }: HerdOnDay, one: SampleAnimal): number {
  const own = cows.find(({ animal }) => animal === one) ?? cows.find(({ animal }) => animal.number === one.dam);
  return own?.cow.index ?? AVERAGE;
}

/** The youngest cow whose dam and granddam are of the herd. */
function youngestOfLine(herd: HerdOnDay): SampleAnimal | undefined {
  return herd.cows.findLast(({ animal }) => damOf(herd, damOf(herd, animal)) !== undefined)?.animal;
}
