export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

type Locale = Readonly<Partial<Record<"LC_ALL" | "LC_MESSAGES" | "LANG", string>>>;

/** The language of `--lang`; left out, that of the terminal; English otherwise. */
export function languageOf(lang: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: Locale): Language {
  const asked = [lang, LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== "");
  return /^fr(?![a-z])/i.test(asked ?? "") ? "fr" : "en";
}
