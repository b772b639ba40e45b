import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** A text of spaces shows nothing. */
export const emptyText: Rule = function* (model) {
  const told = new Set<object>();
  for (const { key, place, texts: shown, written: texts = shown } of model.texts.values()) {
    // Entries that name a text of registry/labels share it: it is told where it is written.
    if (told.has(texts)) continue;
    told.add(texts);
    for (const [language, text] of Object.entries(texts)) {
      if (text.trim() !== "") continue;
      const at = place.file.startsWith("labels/") ? { ...place, file: `labels/${language}.yaml` } : below(place, language);
      yield finding(model.locate(at), "empty-text", `The text "${key}" is empty in the language "${language}".`, {
        hint: "Write the text.",
      });
    }
  }
};
