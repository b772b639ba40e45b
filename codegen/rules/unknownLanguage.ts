import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import { languageOf } from "../link/linkLabels";
import type { LinkedText, Place, RegistryModel } from "../link/model";
import { STRAIGHT, withoutCurly } from "../read/quoted";
import { below } from "./accessReferences";
import { languagesOf } from "./languagesOf";
import type { Rule } from "./rule";
import { textGoesOn } from "./textGoesOn";

interface Written {
  /** All languages of the text in which it stands; null outside texts. */
  readonly texts: LinkedText["texts"] | null;
  readonly language: string;
  readonly place: Place;
  readonly at: "key" | "value";
  /** Declared languages that the text lacks in which it stands: one of them may have been meant. Null outside texts. */
  readonly missing: readonly string[] | null;
}

/** Texts are written in declared languages only. */
export const unknownLanguage: Rule = function* (model) {
  const known = languagesOf(model);
  for (const written of languages(model, known)) {
    if (!known.includes(written.language)) yield unknown(model, written, known);
  }
};

function unknown(model: RegistryModel, { language, place, at, missing, texts }: Written, known: readonly string[]): Diagnostic {
  const name = nameOf(language);
  // A word that names a language is no slip for another one that the text has already.
  const guess = name === null ? didYouMean(language, missing === null || missing.length === 0 ? known : missing) || "." : ".";
  const bare = withoutCurly(language) ?? "";
  if (known.includes(bare))
    return finding(model.locate(place, at), "unknown-language", `"${language}" is not a language of languages.yaml.`, {
      hint: `${STRAIGHT}: write ${bare}${at === "key" ? ":" : ""}`,
    });
  const isWord = name === null && guess === "." && missing?.length === 0;
  const above = isWord && texts !== null ? textGoesOn(model, texts, language, place) : null;
  if (above !== null) return above;
  const shown = name === null ? `"${language}"` : `"${language}" (${name})`;
  const remedy =
    place.path.length === 0 ? OF_FILE : `${remedyOf(missing)} A new language is added in languages.yaml, and every text then needs it.`;
  return finding(model.locate(place, at), "unknown-language", `${shown} is not a language of languages.yaml${guess}`, {
    hint: `Declared there: ${known.join(", ")}. ${remedy}`,
  });
}

const OF_FILE =
  "Write it there too when the product has this language: every text then needs it. Otherwise remove this file, and its texts elsewhere.";

function remedyOf(missing: readonly string[] | null): string {
  if (missing === null) return "Write one of these, or remove it.";
  const [first] = missing;
  if (first === undefined) return "Remove it: the text has all of these.";
  return `If it is the text that is missing in ${missing.map((id) => `"${id}"`).join(", ")}, write "${first}:".`;
}

/** What a language is called, null for letters that name none. */
function nameOf(language: string): string | null {
  if (!/^[a-z]{2,3}$/.test(language)) return null;
  return new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(language) ?? null;
}

function* languages(model: RegistryModel, known: readonly string[]): Iterable<Written> {
  const { languages: declared, labels, persona } = model.documents;
  for (const { file, document } of declared)
    yield { language: document.default, place: { file, path: ["default"] }, at: "value", missing: null, texts: null };
  for (const { file } of labels) yield { language: languageOf(file), place: { file, path: [] }, at: "value", missing: null, texts: null };
  for (const { file, document } of persona) {
    const { trans } = document.profile;
    if (trans !== undefined)
      yield { language: trans, place: { file, path: ["profile", "trans"] }, at: "value", missing: null, texts: null };
  }
  // A language with a file of its own is told there once, and not at all texts that have it too.
  const told = new Set([...known, ...labels.map(({ file }) => languageOf(file))]);
  for (const { place, texts, written } of model.texts.values()) {
    if (place.file.startsWith("labels/")) continue;
    for (const language in texts) {
      if (told.has(language)) continue;
      const missing = known.filter((id) => !Object.hasOwn(texts, id));
      yield { language, place: below(place, language), at: "key", missing, texts: written ?? texts };
    }
  }
}
