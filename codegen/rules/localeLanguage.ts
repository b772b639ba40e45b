import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** Days and numbers are written in the language of the texts around them. */
export const localeLanguage: Rule = function* (model) {
  for (const { file, document } of model.documents.languages) {
    for (const [index, { id, locale, country }] of document.languages.entries()) {
      if (new Intl.Locale(locale).language === id) continue;
      yield finding(
        model.locate({ file, path: ["languages", index, "locale"] }),
        "locale-language",
        `The language "${id}" has the locale "${locale}", which is another language.`,
        { hint: `Write a locale that begins with ${id}, such as ${id}-${country}.` },
      );
    }
  }
};
