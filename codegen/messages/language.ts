/** Languages of the tool. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of `--lang`; left out, that of the terminal; English otherwise. */
export function languageOf(lang: string | undefined, env: Readonly<Record<string, string | undefined>>): Language {
  const asked = lang ?? env["LC_ALL"] ?? env["LC_MESSAGES"] ?? env["LANG"] ?? "";
  return /^fr(?![a-z])/i.test(asked) ? "fr" : "en";
}
