import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** A text of spaces shows nothing. */
export const emptyText: Rule = function* (model) {
  for (const { key, place, texts } of model.texts.values()) {
    for (const [language, text] of Object.entries(texts)) {
      if (text.trim() !== "") continue;
      const at = place.file.startsWith("labels/") ? { ...place, file: `labels/${language}.yaml` } : below(place, language);
      yield finding(model.locate(at), "empty-text", `The text "${key}" is empty in the language "${language}".`, { hint: "Write the text." });
    }
  }
};
