import type { DemoSample } from "../../../../generated/demoPages";
import { PARAMS } from "../../../../generated/params";
import type { FrameContext } from "../../../sdk";
import { formatDay, readIsoDay } from "../../../sdk/formats";
import { animalNamed, type SampleAnimal } from "../../herd/sampleAnimals";
import { numberParts } from "../../parts/numberParts";
import { textsIn } from "../../parts/textsIn";
import type { HerdOnDay } from "../presentations/presentation";
import type { PresentationTexts } from "../presentations/texts/presentationTexts";
import { type GivenLine, THINGS } from "./givenThing";
import { VALUE_WORDS } from "./valueWords";

const NUMBER = new RegExp(PARAMS.numNational.pattern ?? "");
const DAY = new RegExp(PARAMS.date.pattern ?? "");

interface OnPage {
  readonly sample: DemoSample;
  readonly herd: HerdOnDay;
  readonly words: PresentationTexts;
  readonly textOf: (key: string) => string | undefined;
}

/**
 * The parameters of a page in words: `Animal`, `FR 35 42 90 4345 Bergère`. What an identifier stands for has its name; one that stands for nothing
 * that is known is not said.
 */
export function givenLines(
  { params, numCheptel, language }: Pick<FrameContext, "params" | "numCheptel" | "language">,
  { sample, herd, words, textOf }: OnPage,
): readonly GivenLine[] {
  const wordsOf = textsIn(VALUE_WORDS, language);
  const wordOf = (value: string) => (value === numCheptel ? value : (wordsOf[value] ?? valueInWords(value, herd.animals)));
  return Object.entries(params).flatMap(([name, value]) => {
    const values = [value].flat().filter((one) => one !== "");
    const thing = Object.hasOwn(THINGS, name) ? THINGS[name] : undefined;
    if (thing !== undefined) return values.flatMap((one) => thing(sample)?.(one, herd, words) ?? []);
    return values.length === 0 ? [] : [{ name: textOf(`param.${name}`) ?? name, value: values.map(wordOf).join(" / ") }];
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
