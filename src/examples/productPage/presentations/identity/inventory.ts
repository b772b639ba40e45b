import { ageMonths } from "../../../herd/ageMonths";
import { textsIn } from "../../../parts/textsIn";
import { categoriesOf } from "../categories";
import { ageIn, counter, mean, percent, sum, whole, withUnit } from "../numbers";
import type { Present } from "../presentation";
import { INVENTORY } from "./inventoryTexts";

/** Who is on the farm, by age, sex and breed. */
export const presentInventory: Present = (herd, { language, months, herd: words, movements, feed }) => {
  const texts = textsIn(INVENTORY, language);
  const counted = counter(language);
  const { animals, cows, young, today } = herd;
  const breeds = [...new Set(animals.map(({ breed }) => breed))];
  const age = (those: typeof animals) => ageIn(mean(those.map(({ born }) => ageMonths(born, today))), months, words.atAge);
  const rows = categoriesOf(herd);
  const lots = new Set(animals.map(({ lot }) => lot)).size;
  return {
    figures: [
      { label: movements.present, value: whole(animals.length), context: [texts.females, ...breeds].join(", ") },
      { label: words.cows, value: whole(cows.length), context: texts.onAverage(age(cows.map(({ animal }) => animal))) },
      { label: words.young, value: whole(young.length), context: texts.onAverage(age(young)) },
      { label: texts.lots, value: whole(lots), context: texts.each(counted(animals.length / lots, ...texts.animal)) },
    ],
    list: {
      title: texts.title,
      columns: [texts.category, feed.animals, words.ageShort, texts.share],
      rows: rows.map(([category, those]) => ({
        who: { name: words.categories[category], kind: "" },
        cells: [whole(those.length), age(those)],
        state: { text: withUnit(percent(those.length, sum(rows.map(([, all]) => all.length))), "%"), tone: "plain" },
      })),
    },
  };
};
