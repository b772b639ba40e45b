/** A national number as it is read aloud: country, middle digits, and the last ones, by which an animal is known. */
export interface NationalNumber {
  readonly country: string;
  readonly middle: string;
  readonly last: string;
}

export interface NationalNumberRules {
  readonly countryLetters: number;
  readonly emphasised: number;
}

/** Blanks people type, and marks that cannot be seen. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/gu;

/**
 * Section 3: country prefix, middle digits and last four digits. The number of another country is cut alike; without letters
 * before the first digit there is no prefix.
 */
export function splitNationalNumber(number: string, { countryLetters, emphasised }: NationalNumberRules): NationalNumber {
  const characters = [...number.replace(UNSEEN, "").toUpperCase()];
  const head = characters.slice(0, countryLetters);
  const hasCountry = head.length === countryLetters && head.every(isLetter) && isDigit(characters[countryLetters]);
  const country = hasCountry ? head.join("") : "";
  const rest = hasCountry ? characters.slice(countryLetters) : characters;
  const cut = Math.max(0, rest.length - emphasised);
  return { country, middle: rest.slice(0, cut).join(""), last: rest.slice(cut).join("") };
}

function isLetter(character: string): boolean {
  return /^[A-Z]$/.test(character);
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /^[0-9]$/.test(character);
}
