/** Names as French breeders give them: the first letter tells the year of birth, K, Q, W, X, Y and Z left out. */
const BY_LETTER: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ["A", "Alouette Ambre Aurore Avoine Abeille Amande Ancolie Angélique Anémone Arnica Aubépine Azalée Agathe Airelle"],
      ["B", "Babette Bergère Biche Brindille Belette Betty Bruyère Belle Blanchette Bouclette Brioche Brunette Bonnie Bulle"],
      ["C", "Câline Cerise Clairette Comète Camomille Capucine Caresse Charmante Clochette Colombe Coquette Cannelle Cigale Clémentine"],
      ["D", "Dentelle Diane Douce Dragée Daisy Danseuse Désirée Dorine Duchesse Divine Dolly Dahlia Doucette Dora"],
      ["E", "Églantine Étincelle Écume Élégante Edelweiss Émeraude Espérance Étoile Étamine Évasion Elsa Emma Écorce Eugénie"],
      ["F", "Fanette Fauvette Fleurette Framboise Farandole Fée Fiona Flamme Flèche Fougère Frimousse Fantaisie Figue Flora"],
      ["G", "Galante Garance Gazelle Giroflée Gaieté Galette Gamine Genêt Gentiane Girouette Gloria Grenadine Griotte Guimauve"],
      ["H", "Harmonie Hermine Hirondelle Hortense Harpe Hélice Herbette Heureuse Hilda Histoire Holly Huppe Hysope Hardie"],
      ["I", "Iris Isba Ivoire Idylle Ida Igloo Image Impala Indigo Inès Irène Isabelle Isaure Italie"],
      ["J", "Jacinthe Jolie Jonquille Joyeuse Jade Jaffa Jasmine Java Joconde Joséphine Judith Julie Junon Justine"],
      ["L", "Lavande Libellule Lilas Loutre Laitue Laurette Légende Lisette Lola Lorette Louve Lucette Luciole Lune"],
      ["M", "Marguerite Mésange Mirabelle Myrtille Madone Mandarine Marinette Marjolaine Mélisse Mélodie Menthe Merveille Mimosa Muscade"],
      ["N", "Nacre Neige Noisette Nougatine Naïade Nana Natacha Nectarine Nénette Ninon Noiraude Noria Nuance Nuée"],
      ["O", "Olive Ombelle Ondine Orchidée Oasis Ocarina Odette Odyssée Ombrelle Opale Orange Orge Oseille Ortie"],
      ["P", "Pâquerette Perle Pervenche Prunelle Papillote Paprika Pastille Pâtisse Pépite Pétunia Pistache Pivoine Pomme Praline"],
      ["R", "Réglisse Reinette Rosée Ruche Rafale Ramure Réséda Rêveuse Ritournelle Romance Ronce Roseline Rosette Roussette"],
      ["S", "Sauge Sirène Soleil Source Safran Salsa Samba Sarriette Saveur Serpolet Sidonie Silène Soie Sultane"],
      ["T", "Tulipe Tourterelle Truffe Tisane Tamara Tartine Tempête Thaïs Tina Topaze Tornade Toupie Trompette Tuile"],
      ["U", "Ulla Unique Urbaine Ursuline Ubaye Uline Ulma Une Union Uranie Ursule Utile Utopie Uzès"],
      ["V", "Vanille Verveine Violette Volga Vague Valse Vedette Vénus Véronique Vigne Virgule Vipérine Voltige Voyelle"],
    ] as const
  ).map(([letter, names]) => [letter, names.split(" ")]),
);

const LETTERS = [...BY_LETTER.keys()];
const YEAR_OF_A = 2025;

/** A name for an animal born in a year, the first from a number on that none of the `taken` bears; the same call gives the same name. */
export function nameOf(birthYear: number, number: number, taken: ReadonlySet<string>): string {
  const at = (((birthYear - YEAR_OF_A) % LETTERS.length) + LETTERS.length) % LETTERS.length;
  const names = BY_LETTER.get(LETTERS[at] ?? "") ?? [];
  const inTurn = names.map((_, turn) => names[(number + turn) % names.length] ?? "");
  return inTurn.find((name) => !taken.has(name)) ?? inTurn[0] ?? "";
}
