import { suggest } from "../diagnostic/suggest";
import type { Place, RegistryModel } from "../link/model";
import { keyOf } from "../link/places";
import { valueAt } from "../link/valueAt";
import { needing, type Rule } from "./rule";

export const missingTextRules: readonly Rule[] = [
  /** Every text that a page asks for is there; one that is missing in some languages only is another finding. */
  needing(["labels", "languages"], "asked-text-missing", "error", function* (model, { askedTexts = [] }) {
    const missing = askedTexts.filter((asked) => !model.texts.has(keyIn(asked)));
    // A registry without most of them is that of another product.
    if (missing.length > askedTexts.length / 2) return;
    const file = `labels/${model.documents.languages[0]?.document.default ?? ""}.yaml`;
    const known = [...model.texts.keys()];
    for (const key of missing)
      yield { at: keyOf(placeFor(model, file, key)), params: { key, file, suggestion: suggest(keyIn(key), known) } };
  }),
];

/** `welcome.security.login`: the first word is that of the file's top key. */
function keyIn(asked: string): string {
  return asked.slice(asked.indexOf(".") + 1);
}

/** The nearest group that is there for a key. */
function placeFor({ documents }: RegistryModel, file: string, key: string): Place {
  const found = documents.labels.find((one) => one.file === file);
  const path = key.split(".");
  while (path.length > 0 && valueAt(found?.document, path) === undefined) path.pop();
  return { file, path };
}
