import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** Every text exists in every declared language. */
export const missingTranslation: Rule = function* (model) {
  const languages = model.documents.languages.flatMap(({ document }) => document.languages);
  const declared = new Set(languages.map(({ id }) => id));
  const told = new Set<object>();
  for (const { key, place, texts } of model.texts.values()) {
    const missing = languages.filter(({ id }) => !Object.hasOwn(texts, id));
    // Entries that name a text of registry/labels share it: it is told where it is written.
    if (missing.length === 0 || told.has(texts)) continue;
    // A text in a language that is not declared is told by unknown-language: most often it is the missing one, misspelt.
    if (Object.keys(texts).some((language) => !declared.has(language))) continue;
    told.add(texts);
    const names = missing.map(({ id, name }) => `${name} (${id})`).join(", ");
    const inLabels = place.file.startsWith("labels/");
    yield finding(model.locate(place, "key"), "missing-translation", `The text "${key}" is missing in ${names}.`, {
      hint: inLabels
        ? `Add "${place.path.join(".")}" to ${missing.map(({ id }) => `labels/${id}.yaml`).join(", ")}; or remove it here, when nothing shows it. Texts of tiles, routes and grants stand beside them.`
        : `Add ${missing.map(({ id }) => `"${id}: …"`).join(", ")} to this text.`,
    });
  }
};
