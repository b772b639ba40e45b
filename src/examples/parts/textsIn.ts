/** The languages of the product, as the shell names them. */
export type Language = "fr" | "en" | "de" | "es" | "it";

export type Texts<Words> = Readonly<Record<Language, Words>>;

/** The texts of a sub-application in a language; French for any other. */
export function textsIn<Words>(texts: Texts<Words>, language: string): Words {
  return isKnown(texts, language) ? texts[language] : texts.fr;
}

function isKnown<Words>(texts: Texts<Words>, language: string): language is Language {
  return Object.hasOwn(texts, language);
}
