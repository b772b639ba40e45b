import { finding } from "../diagnostic/finding";
import type { LinkedText, RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import { placeOfText, writtenTexts } from "./writtenTexts";

/** `{supplier}`, but not the `{{product}}` that the shell fills. */
const PLACEHOLDER = /(?<!\{)\{\s*\w+\s*\}(?!\})/;

/** What stands in braces is filled only where an entry repeats over that list; elsewhere people would read the braces. */
export const labelPlaceholder: Rule = function* (model) {
  for (const text of writtenTexts(model)) {
    const words = Object.values(text.texts);
    // Where some language has {{…}}, a brace too few is told by text-placeholder.
    if (!words.some((one) => one.includes("{")) || words.some((one) => one.includes("{{"))) continue;
    for (const [language, one] of Object.entries(text.texts)) {
      const left = PLACEHOLDER.exec(one)?.[0];
      if (left === undefined) continue;
      const meant = placeholderOf(model, text);
      const listed = model.documents.list.find(({ document }) => left === `{${document.placeholder}}`)?.document.id;
      yield finding(
        model.locate(placeOfText(text, language)),
        "label-placeholder",
        `"${left}" in "${one}" stands for nothing and would be shown as it stands.`,
        {
          hint:
            meant !== null
              ? `Write ${meant} instead of ${left}: the entry repeats over that list.`
              : listed === undefined
                ? "Write the words themselves."
                : `Write the words themselves, or repeat the entry over that list with "each: { list: ${listed} }".`,
          severity: "warning",
        },
      );
    }
  }
};

/** The placeholder that the other languages of a text have. */
function placeholderOf({ documents }: RegistryModel, { written = {} }: LinkedText): string | null {
  const known = documents.list.map(({ document }) => `{${document.placeholder}}`);
  return known.find((one) => Object.values(written).some((text) => text.includes(one))) ?? null;
}
