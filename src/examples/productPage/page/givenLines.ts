import { PARAMS } from "../../../../generated/params";
import type { FrameContext } from "../../../sdk";
import { formatDay, readIsoDay } from "../../../sdk/formats";
import { animalNamed, type SampleAnimal } from "../../herd/sampleAnimals";
import { numberParts } from "../../parts/numberParts";
import { textsIn } from "../../parts/textsIn";
import { VALUE_WORDS } from "./valueWords";

/** One value that the page was opened with, as people say it. */
export interface GivenLine {
  readonly name: string;
  readonly value: string;
}

const NUMBER = new RegExp(PARAMS.numNational.pattern ?? "");
const DAY = new RegExp(PARAMS.date.pattern ?? "");

/** The parameters of a page in words: `Animal`, `FR 35 42 90 4345 Bergère`. */
export function givenLines(
  { params, numCheptel, language }: Pick<FrameContext, "params" | "numCheptel" | "language">,
  animals: readonly SampleAnimal[],
  textOf: (key: string) => string | undefined,
): readonly GivenLine[] {
  const words = textsIn(VALUE_WORDS, language);
  const wordOf = (value: string) => (value === numCheptel ? value : (words[value] ?? valueInWords(value, animals)));
  return Object.entries(params).flatMap(([name, value]) => {
    const words = [value]
      .flat()
      .filter((one) => one !== "")
      .map(wordOf);
    return words.length === 0 ? [] : [{ name: textOf(`param.${name}`) ?? name, value: words.join(" / ") }];
  });
}

function valueInWords(value: string, animals: readonly SampleAnimal[]): string {
  if (DAY.test(value)) {
    const day = readIsoDay(value);
    return day === null ? value : formatDay(day);
  }
  if (!NUMBER.test(value)) return value;
  const { head, last } = numberParts(value);
  return [head, last, animalNamed(animals, value)?.name].filter(Boolean).join(" ");
}
