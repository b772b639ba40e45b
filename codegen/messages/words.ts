import type { Language } from "./language";

/** Words that messages are put together from: `{#name}` in a text is one of them, in the language of the text. */
const EN = {
  text: "a text",
  number: "a number",
  boolean: "true or false",
  list: "a list",
  block: "a block of keys",
  nothing: "nothing",
  asText: "a text, in quotes",
  asNumber: "a number, without quotes",
  asBoolean: "true or false, without quotes",
  asList: "a list ([one, two], or each entry on a line of its own after a dash and a space)",
  asBlock: "a block of keys (on lines of their own, two spaces further in, or between { })",
  dottedName: "a name (not an address): letters without accents, digits, - and _ in levels separated by dots",
  id: "letters without accents, digits, - and _",
  hostPart: "small letters without accents, digits and - between them",
  oneWord: "one word without spaces (a comma stands between two words of a list)",
  address: "an address that starts with / or https:// and holds no spaces",
  locale: "a language and perhaps a country, such as fr or fr-FR",
  frameAddress: "an address that starts with /, does not end with / and holds only letters without accents, digits, - and _",
  loginPath: "what stands before /api/login in the address, without a slash at its beginning and end, such as feeding-robot",
  herdNumber: "country letters and eight digits, such as FR35123456",
  smallName: "small letters, digits and -, a letter first",
  currency: "the three capital letters of a currency, such as EUR",
  colour: "a colour as #rrggbb in small letters",
  dateForm: "DD for the day, MM for the month and YYYY for the year, such as DD/MM/YYYY",
  origin: "an origin with nothing behind the host, such as https://portal.example",
  paramName: "a letter, then letters and digits",
  svgFile: "the name of an SVG file in public/",
  smallLetters: "two small letters",
  capitalLetters: "two capital letters",
  placeholder: "letters only, a small one first",
  slashFirst: "an address that starts with /",
  svgBody: "an SVG body such as <path …/>",
  day: "a day written 2025-03-31",
  email: "an e-mail address",
  whole: "a whole number",
  otherForm: "another form",
} as const;

export type WordName = keyof typeof EN;

const FR: Readonly<Record<WordName, string>> = {
  text: "un texte",
  number: "un nombre",
  boolean: "true ou false",
  list: "une liste",
  block: "un bloc de clés",
  nothing: "rien",
  asText: "un texte, entre guillemets",
  asNumber: "un nombre, sans guillemets",
  asBoolean: "true (oui) ou false (non), sans guillemets",
  asList: "une liste ([une, deux], ou chaque entrée sur sa ligne après un tiret et une espace)",
  asBlock: "un bloc de clés (une par ligne, deux espaces plus loin, ou entre { })",
  dottedName: "un nom (non une adresse) : lettres sans accent, chiffres, - et _, en niveaux séparés par des points",
  id: "des lettres sans accent, chiffres, - et _",
  hostPart: "des minuscules sans accent, chiffres, et - entre eux",
  oneWord: "un mot sans espace (une virgule sépare deux mots d'une liste)",
  address: "une adresse qui commence par / ou https://, sans espace",
  locale: "une langue et, au besoin, un pays, comme fr ou fr-FR",
  frameAddress: "une adresse qui commence par /, ne finit pas par / et ne contient que des lettres sans accent, chiffres, - et _",
  loginPath: "ce qui précède /api/login dans l'adresse, sans barre au début ni à la fin, comme feeding-robot",
  herdNumber: "les lettres du pays et huit chiffres, comme FR35123456",
  smallName: "des minuscules, chiffres et -, une lettre d'abord",
  currency: "les trois majuscules d'une monnaie, comme EUR",
  colour: "une couleur #rrggbb en minuscules",
  dateForm: "DD pour le jour, MM pour le mois et YYYY pour l'année, comme DD/MM/YYYY",
  origin: "une origine sans rien après l'hôte, comme https://portal.example",
  paramName: "une lettre, puis des lettres et des chiffres",
  svgFile: "le nom d'un fichier SVG de public/",
  smallLetters: "deux minuscules",
  capitalLetters: "deux majuscules",
  placeholder: "des lettres seulement, une minuscule d'abord",
  slashFirst: "une adresse qui commence par /",
  svgBody: "un dessin SVG comme <path …/>",
  day: "un jour écrit 2025-03-31",
  email: "une adresse électronique",
  whole: "un nombre entier",
  otherForm: "une autre forme",
};

export const WORDS: Readonly<Record<Language, Readonly<Record<WordName, string>>>> = { en: EN, fr: FR };

/** Whether a word of the tool has this name. */
export function isWord(name: string): name is WordName {
  return Object.hasOwn(EN, name);
}
