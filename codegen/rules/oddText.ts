import { finding } from "../diagnostic/finding";
import { oddPiece } from "./oddPiece";
import type { Rule } from "./rule";
import { placeOfText, writtenTexts } from "./writtenTexts";

/** Texts are shown letter by letter: markup, quotes around them and what was left over from writing the file would be seen. */
export const oddText: Rule = function* (model) {
  for (const text of writtenTexts(model)) {
    for (const language in text.texts) {
      const words = text.texts[language] ?? "";
      const odd = oddPiece(words);
      if (odd === null) continue;
      const message = `The text "${text.key}" in "${language}" is ${JSON.stringify(words)}: ${odd.fact}.`;
      yield finding(model.locate(placeOfText(text, language)), "odd-text", message, { hint: odd.remedy, severity: "warning" });
    }
  }
};
