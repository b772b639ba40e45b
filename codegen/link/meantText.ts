import type { Wanted } from "./schemaKeys";

interface Meant {
  readonly text: string;
  /** What was wrong, in plain words. */
  readonly facts: readonly string[];
}

interface Repair {
  readonly fact: (text: string) => string;
  readonly mend: (text: string) => string;
}

/** Letters of other alphabets that look like Latin ones, each above the one it looks like. */
const ALIKE = "АВЕКМНОРСТХаеорсухіѕј";
const LATIN = "ABEKMHOPCTXaeopcyxisj";
const FOREIGN = new RegExp(`[${ALIKE}]`, "g");

/** What goes wrong in texts of a certain form, such as e-mail addresses and numbers of herds. */
const REPAIRS: readonly Repair[] = [
  {
    fact: (text) => `the letter "${text.match(FOREIGN)?.[0]}" is of another alphabet and only looks like a Latin one`,
    mend: (text) => text.replace(FOREIGN, (letter) => LATIN.charAt(ALIKE.indexOf(letter))),
  },
  { fact: () => "a space stands in it", mend: (text) => text.trim().replace(/\s+/g, "-") },
  { fact: () => "a space stands in it", mend: (text) => text.replace(/\s+/g, "") },
  { fact: () => "it has an accent", mend: (text) => text.normalize("NFD").replace(/\p{M}/gu, "") },
  { fact: () => "it has capitals", mend: (text) => text.toLowerCase() },
  { fact: () => "it has small letters", mend: (text) => text.toUpperCase() },
  { fact: () => "a slash stands at its beginning or end", mend: (text) => text.replace(/^\/+|\/+$/g, "") },
  { fact: (text) => `"${/[-.]/.exec(text)?.[0]}" stands in it`, mend: (text) => text.replace(/[-.]/g, "") },
  { fact: () => "a comma stands in place of a point", mend: (text) => text.replace(/(?<=@[^@]*),/g, ".") },
  { fact: () => "two @ stand in it", mend: (text) => text.replace(/@(?=.*@)/, ".") },
  { fact: () => "its end is missing, such as .fr", mend: (text) => text.replace(/^[^@]+@[\w-]+$/, "$&.fr") },
  { fact: () => "the letter O stands in place of the digit 0", mend: (text) => text.replace(/(?<=\d)o|o(?=\d)/gi, "0") },
  { fact: () => "the letters of the country are missing, such as FR", mend: (text) => text.replace(/^\d{8}$/, "FR$&") },
];

/** What to write in place of a text that its schema refuses, when few small changes make it fit; null when none do. */
export function meantRemedy(value: string, fits: Wanted["fits"]): string | null {
  let tried: readonly Meant[] = [{ text: value, facts: [] }];
  for (const { fact, mend } of REPAIRS) {
    const mended = tried.flatMap(({ text, facts }) => (mend(text) === text ? [] : [{ text: mend(text), facts: [...facts, fact(text)] }]));
    tried = [...tried, ...mended];
  }
  const [best] = tried.filter(({ text, facts }) => facts.length > 0 && fits(text)).toSorted((a, b) => a.facts.length - b.facts.length);
  if (best === undefined) return null;
  const facts = best.facts.join(", and ");
  return `${facts.charAt(0).toUpperCase()}${facts.slice(1)}: write ${best.text}`;
}
