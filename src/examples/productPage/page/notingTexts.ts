import type { Texts } from "../../parts/textsIn";

/** Words of the form for what is noted on a page. */
export interface NotingTexts {
  readonly save: string;
  readonly wrongAnimal: (example: string) => string;
  readonly wrongAmount: string;
}

export const NOTING: Texts<NotingTexts> = {
  fr: {
    save: "Enregistrer",
    wrongAnimal: (example) => `Écrivez le numéro ou le nom d’un seul animal, comme ${example}.`,
    wrongAmount: "Écrivez un nombre, comme 12 ou 12,5.",
  },
  en: {
    save: "Save",
    wrongAnimal: (example) => `Type the number or name of one animal, like ${example}.`,
    wrongAmount: "Type a number, like 12 or 12,5.",
  },
  de: {
    save: "Speichern",
    wrongAnimal: (example) => `Geben Sie Nummer oder Namen eines Tieres ein, wie ${example}.`,
    wrongAmount: "Geben Sie eine Zahl ein, wie 12 oder 12,5.",
  },
  es: {
    save: "Guardar",
    wrongAnimal: (example) => `Escriba el número o el nombre de un solo animal, como ${example}.`,
    wrongAmount: "Escriba un número, como 12 o 12,5.",
  },
  it: {
    save: "Salva",
    wrongAnimal: (example) => `Scrivi il numero o il nome di un solo animale, come ${example}.`,
    wrongAmount: "Scrivi un numero, come 12 o 12,5.",
  },
};
