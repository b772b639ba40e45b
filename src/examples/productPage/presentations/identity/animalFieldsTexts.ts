import type { Texts } from "../../../parts/textsIn";

interface FieldTexts {
  readonly title: string;
  readonly field: string;
  readonly place: string;
  readonly example: string;
  readonly state: string;
  readonly names: readonly string[];
  /** Of what is called by a word that is not feminine, and of what is. */
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  /** Which of the names are. */
  readonly feminine: readonly number[];
  readonly preview: string;
  readonly up: string;
  readonly down: string;
}

export const FIELDS: Texts<FieldTexts> = {
  fr: {
    title: "Ce que montre une ligne d’animal",
    field: "Donnée",
    place: "Place",
    example: "Exemple",
    state: "Dans les listes",
    names: ["Numéro de travail", "Nom", "Lot", "Âge", "Race", "Numéro national"],
    shown: ["Affiché", "Affichée"],
    hidden: ["Masqué", "Masquée"],
    feminine: [4],
    preview: "Une ligne, telle qu’elle sera",
    up: "Monter",
    down: "Descendre",
  },
  en: {
    title: "What the line of an animal shows",
    field: "Field",
    place: "Place",
    example: "Example",
    state: "In lists",
    names: ["Working number", "Name", "Group", "Age", "Breed", "National number"],
    shown: ["Shown", "Shown"],
    hidden: ["Hidden", "Hidden"],
    feminine: [],
    preview: "A line, as it will be",
    up: "Move up",
    down: "Move down",
  },
  de: {
    title: "Was die Zeile eines Tieres zeigt",
    field: "Angabe",
    place: "Platz",
    example: "Beispiel",
    state: "In Listen",
    names: ["Stallnummer", "Name", "Gruppe", "Alter", "Rasse", "Ohrmarkennummer"],
    shown: ["Angezeigt", "Angezeigt"],
    hidden: ["Verborgen", "Verborgen"],
    feminine: [],
    preview: "Eine Zeile, wie sie aussehen wird",
    up: "Nach oben",
    down: "Nach unten",
  },
  es: {
    title: "Lo que muestra la línea de un animal",
    field: "Dato",
    place: "Lugar",
    example: "Ejemplo",
    state: "En las listas",
    names: ["Número de trabajo", "Nombre", "Lote", "Edad", "Raza", "Número nacional"],
    shown: ["Visible", "Visible"],
    hidden: ["Oculto", "Oculta"],
    feminine: [3, 4],
    preview: "Una línea, como quedará",
    up: "Subir",
    down: "Bajar",
  },
  it: {
    title: "Che cosa mostra la riga di un animale",
    field: "Dato",
    place: "Posto",
    example: "Esempio",
    state: "Negli elenchi",
    names: ["Numero di lavoro", "Nome", "Gruppo", "Età", "Razza", "Matricola"],
    shown: ["Mostrato", "Mostrata"],
    hidden: ["Nascosto", "Nascosta"],
    feminine: [3, 4, 5],
    preview: "Una riga, come sarà",
    up: "Sposta su",
    down: "Sposta giù",
  },
};
