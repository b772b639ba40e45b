/** A language of the product, as the registry lists it. */
export interface Language {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly locale: string;
  readonly aliases: readonly string[];
}

/** The language for a value of an address, a profile or the device; null: unknown. */
export function matchLanguage(languages: readonly Language[], value: string | null | undefined): Language | null {
  const wanted = value?.toLowerCase();
  return languages.find(({ id, aliases }) => id === wanted || (wanted !== undefined && aliases.includes(wanted))) ?? null;
}
