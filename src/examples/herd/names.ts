/** Names as French breeders give them: the first letter tells the year of birth, K, Q, W, X, Y and Z left out. */
const BY_LETTER: ReadonlyMap<string, readonly string[]> = new Map([
  ["A", ["Alouette", "Ambre", "Aurore", "Avoine"]],
  ["B", ["Babette", "Bergère", "Biche", "Brindille"]],
  ["C", ["Câline", "Cerise", "Clairette", "Comète"]],
  ["D", ["Dentelle", "Diane", "Douce", "Dragée"]],
  ["E", ["Églantine", "Étincelle", "Écume", "Élégante"]],
  ["F", ["Fanette", "Fauvette", "Fleurette", "Framboise"]],
  ["G", ["Galante", "Garance", "Gazelle", "Giroflée"]],
  ["H", ["Harmonie", "Hermine", "Hirondelle", "Hortense"]],
  ["I", ["Iris", "Isba", "Ivoire", "Idylle"]],
  ["J", ["Jacinthe", "Jolie", "Jonquille", "Joyeuse"]],
  ["L", ["Lavande", "Libellule", "Lilas", "Loutre"]],
  ["M", ["Marguerite", "Mésange", "Mirabelle", "Myrtille"]],
  ["N", ["Nacre", "Neige", "Noisette", "Nougatine"]],
  ["O", ["Olive", "Ombelle", "Ondine", "Orchidée"]],
  ["P", ["Pâquerette", "Perle", "Pervenche", "Prunelle"]],
  ["R", ["Réglisse", "Reinette", "Rosée", "Ruche"]],
  ["S", ["Sauge", "Sirène", "Soleil", "Source"]],
  ["T", ["Tulipe", "Tourterelle", "Truffe", "Tisane"]],
  ["U", ["Ulla", "Unique", "Urbaine", "Ursuline"]],
  ["V", ["Vanille", "Verveine", "Violette", "Volga"]],
]);

const LETTERS = [...BY_LETTER.keys()];
/** 2025 is a year of A. */
const YEAR_OF_A = 2025;

/** A name for an animal born in a year; the same number gives the same name. */
export function nameOf(birthYear: number, number: number): string {
  const at = (((birthYear - YEAR_OF_A) % LETTERS.length) + LETTERS.length) % LETTERS.length;
  const names = BY_LETTER.get(LETTERS[at] ?? "") ?? [];
  return names[number % Math.max(1, names.length)] ?? "";
}
