import { ageMonths } from "../../../herd/ageMonths";
import { findAnimals } from "../../../herd/findAnimals";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { categoriesOf } from "../categories";
import { ageIn, counter, mean, whole } from "../numbers";
import type { Present, Presentation } from "../presentation";
import { INVENTORY } from "./inventoryTexts";

/** Who is on the farm: each animal by category, breed, age and lot; searched by number or name, chosen by category. */
export const presentInventory: Present = (herd, { language, animal, months, herd: words, movements, feed, reproduction, lot: lotName }) => {
  const texts = textsIn(INVENTORY, language);
  const counted = counter(language);
  const { animals, cows, young, today } = herd;
  const breeds = [...new Set(animals.map(({ breed }) => breed))];
  const age = (those: readonly SampleAnimal[]) => ageIn(mean(those.map(({ born }) => ageMonths(born, today))), months, words.atAge);
  const categories = categoriesOf(herd);
  const lots = new Set(animals.map(({ lot }) => lot)).size;
  // Of a cow how often she has calved says more than what many others are, too.
  const kindOf = (one: SampleAnimal) => {
    const known = cows.find(({ animal: cow }) => cow === one);
    if (known !== undefined) return reproduction.cow(known.cow.calvings);
    const [category] = categories.find(([, those]) => those.includes(one)) ?? [];
    return category === undefined ? "–" : words.categories[category];
  };
  const shown = (title: string, those: readonly SampleAnimal[]): Presentation => ({
    figures: [
      { label: movements.present, value: whole(animals.length), context: [texts.females, ...breeds].join(", ") },
      { label: words.cows, value: whole(cows.length), context: texts.onAverage(age(cows.map(({ animal: cow }) => cow))) },
      { label: words.young, value: whole(young.length), context: texts.onAverage(age(young)) },
      { label: texts.lots, value: whole(lots), context: texts.each(counted(animals.length / lots, ...texts.animal)) },
    ],
    list: {
      title,
      columns: [animal, texts.category, texts.breed, words.ageShort, feed.lot],
      facts: [0, 2],
      rows: those.map((one) => ({
        who: one,
        cells: [kindOf(one), one.breed, age([one])],
        state: { text: lotName(one.lot), tone: "plain" },
      })),
      isWhole: true,
      hasFullNumbers: true,
    },
  });
  return {
    ...shown(counted(animals.length, ...texts.present), animals),
    search: {
      choices: categories.map(([category, those]) => ({ name: texts.short[category], count: those.length })),
      show: (typed, choice) => {
        const [, among] = choice === null ? [null, animals] : (categories[choice] ?? [null, animals]);
        const found = typed.trim() === "" ? among : findAnimals(among, typed);
        return found.length === 0 ? null : shown(counted(found.length, ...texts.present), found);
      },
    },
  };
};
