import { languageOf } from "../link/linkLabels";
import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { languagesOf } from "./languagesOf";
import type { Rule } from "./rule";
import { one, type Reference, unknownNames } from "./unknownNames";

/** Texts are written in declared languages only. */
export const unknownLanguage: Rule = (model) => {
  const known = new Set(languagesOf(model));
  return unknownNames(model, references(model, known), {
    code: "unknown-language",
    what: "language of languages.yaml",
    known,
    hint: "Correct the language, or declare it in languages.yaml; every text then needs it.",
  });
};

function* references(model: RegistryModel, known: ReadonlySet<string>): Iterable<Reference> {
  const { languages, labels, persona } = model.documents;
  for (const { file, document } of languages) yield { name: document.default, place: { file, path: ["default"] } };
  for (const { file } of labels) yield { name: languageOf(file), place: { file, path: [] } };
  for (const { file, document } of persona) yield* one(document.profile.trans, file, ["profile", "trans"]);
  for (const { place, texts } of model.texts.values()) {
    if (place.file.startsWith("labels/")) continue;
    for (const language in texts) if (!known.has(language)) yield { name: language, place: below(place, language), key: true };
  }
}
