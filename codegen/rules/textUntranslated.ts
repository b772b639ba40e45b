import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";
import { writtenTexts } from "./writtenTexts";

/** As many words are a sentence, not a name that all languages share. */
const SENTENCE = 3;

/** A text of several words is not the same in every language. */
export const textUntranslated: Rule = function* (model) {
  for (const { key, place, texts } of writtenTexts(model)) {
    const [first = "", ...others] = Object.values(texts);
    if (others.length === 0 || others.some((text) => text !== first) || wordsIn(first) < SENTENCE) continue;
    yield finding(model.locate(place), "text-untranslated", `The text "${key}" is the same in every language, ${JSON.stringify(first)}.`, {
      hint: `Translate it: ${Object.keys(texts).join(", ")}.`,
      severity: "warning",
    });
  }
};

function wordsIn(text: string): number {
  return text.split(/[\s'’-]+/).filter((word) => word.length > 1).length;
}
