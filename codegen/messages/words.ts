import type { Language } from "./language";

/** Words that messages are put together from: `{#name}` in a text is one of them, in the language of the text. */
const EN = {
  text: "a text",
  number: "a number",
  boolean: "true or false",
  list: "a list",
  block: "a block of keys",
  nothing: "nothing",
  date: "a date",
} as const;

export type WordName = keyof typeof EN;

const FR: Readonly<Record<WordName, string>> = {
  text: "un texte",
  number: "un nombre",
  boolean: "true ou false",
  list: "une liste",
  block: "un bloc de clés",
  nothing: "rien",
  date: "une date",
};

export const WORDS: Readonly<Record<Language, Readonly<Record<WordName, string>>>> = { en: EN, fr: FR };
