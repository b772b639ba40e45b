import type { Texts } from "../../parts/textsIn";

/** Words of the page that searches an animal. */
export interface SearchTexts {
  readonly label: string;
  /** What the field of a page about one animal is called. */
  readonly animal: string;
  /** Takes back who was chosen. */
  readonly clear: string;
  /** The choice that leaves none out. */
  readonly all: string;
  readonly hint: string;
  readonly recent: string;
  readonly found: (count: number) => string;
  readonly none: (typed: string) => string;
  readonly nothingToDo: string;
}

export const SEARCH: Texts<SearchTexts> = {
  fr: {
    label: "Numéro ou nom",
    animal: "Animal",
    clear: "Effacer l’animal",
    all: "Tous",
    hint: "Les quatre derniers chiffres suffisent.",
    recent: "Derniers animaux",
    found: (count) => (count > 1 ? `${count} animaux` : "1 animal"),
    none: (typed) => `Aucun animal «\u00a0${typed}\u00a0» dans cet élevage. Essayez ses quatre derniers chiffres ou son nom.`,
    nothingToDo: "Rien à faire",
  },
  en: {
    label: "Number or name",
    animal: "Animal",
    clear: "Clear the animal",
    all: "All",
    hint: "The last four digits are enough.",
    recent: "Recent animals",
    found: (count) => (count > 1 ? `${count} animals` : "1 animal"),
    none: (typed) => `No animal “${typed}” in this herd. Try its last four digits or its name.`,
    nothingToDo: "Nothing to do",
  },
  de: {
    label: "Nummer oder Name",
    animal: "Tier",
    clear: "Auswahl leeren",
    all: "Alle",
    hint: "Die letzten vier Ziffern genügen.",
    recent: "Letzte Tiere",
    found: (count) => (count > 1 ? `${count} Tiere` : "1 Tier"),
    none: (typed) => `Kein Tier „${typed}“ in diesem Betrieb. Versuchen Sie die letzten vier Ziffern oder den Namen.`,
    nothingToDo: "Nichts zu tun",
  },
  es: {
    label: "Número o nombre",
    animal: "Animal",
    clear: "Borrar el animal",
    all: "Todos",
    hint: "Bastan las cuatro últimas cifras.",
    recent: "Últimos animales",
    found: (count) => (count > 1 ? `${count} animales` : "1 animal"),
    none: (typed) => `Ningún animal «${typed}» en esta explotación. Pruebe con sus cuatro últimas cifras o su nombre.`,
    nothingToDo: "Nada que hacer",
  },
  it: {
    label: "Numero o nome",
    animal: "Animale",
    clear: "Cancella l’animale",
    all: "Tutti",
    hint: "Bastano le ultime quattro cifre.",
    recent: "Ultimi animali",
    found: (count) => (count > 1 ? `${count} animali` : "1 animale"),
    none: (typed) => `Nessun animale «${typed}» in questo allevamento. Prova con le ultime quattro cifre o il nome.`,
    nothingToDo: "Niente da fare",
  },
};
