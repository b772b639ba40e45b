import type { Texts } from "../../parts/textsIn";

/** Words of the page around what it shows. */
export interface PageTexts {
  readonly herd: (cows: number, young: number) => string;
  readonly noHerd: string;
  readonly given: string;
  readonly figures: string;
  readonly related: string;
}

export const TEXTS: Texts<PageTexts> = {
  fr: {
    herd: (cows, young) => `${cows} vaches, ${young} génisses et veaux`,
    noHerd: "Aucun élevage ouvert : voici un exemple. Ouvrez un élevage pour voir le vôtre.",
    given: "Page ouverte pour",
    figures: "Chiffres clés",
    related: "À voir aussi",
  },
  en: {
    herd: (cows, young) => `${cows} cows, ${young} heifers and calves`,
    noHerd: "No herd is open: this is an example. Open a herd to see yours.",
    given: "Page opened for",
    figures: "Key figures",
    related: "See also",
  },
  de: {
    herd: (cows, young) => `${cows} Kühe, ${young} Färsen und Kälber`,
    noHerd: "Kein Betrieb ist geöffnet: dies ist ein Beispiel. Öffnen Sie einen Betrieb, um Ihren zu sehen.",
    given: "Seite geöffnet für",
    figures: "Kennzahlen",
    related: "Siehe auch",
  },
  es: {
    herd: (cows, young) => `${cows} vacas, ${young} novillas y terneros`,
    noHerd: "Ninguna explotación abierta: esto es un ejemplo. Abra una explotación para ver la suya.",
    given: "Página abierta para",
    figures: "Cifras clave",
    related: "Véase también",
  },
  it: {
    herd: (cows, young) => `${cows} vacche, ${young} manze e vitelli`,
    noHerd: "Nessun allevamento aperto: questo è un esempio. Apra un allevamento per vedere il suo.",
    given: "Pagina aperta per",
    figures: "Cifre chiave",
    related: "Vedi anche",
  },
};
