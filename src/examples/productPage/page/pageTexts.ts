import type { Texts } from "../../parts/textsIn";
import type { ChartWords } from "./drawChart";

/** Words of the page around what it shows. */
export interface PageTexts {
  readonly herd: (cows: number, young: number) => string;
  /** How old the data are: in a sentence, and where there is little room. */
  readonly data: Readonly<Record<"today" | "yesterday", (time: string) => readonly [string, string]>>;
  readonly time: (hour: number, minute: string) => string;
  /** Head of a column of days. */
  readonly day: string;
  readonly chart: ChartWords;
  readonly print: string;
  /** What was done on a row: taken back, and not kept. */
  readonly acts: { readonly undo: string; readonly notKept: string; readonly refused: string };
  readonly noHerd: string;
  readonly noWorkshop: Readonly<Record<"laitier" | "allaitant", string>>;
  readonly given: string;
  readonly figures: string;
  /** Of the page that searches an animal. */
  readonly search: {
    readonly label: string;
    readonly hint: string;
    readonly recent: string;
    readonly found: (count: number) => string;
    readonly none: (typed: string) => string;
    readonly nothingToDo: string;
  };
}

export const TEXTS: Texts<PageTexts> = {
  fr: {
    herd: (cows, young) => `${cows} vaches, ${young} jeunes`,
    data: {
      today: (time) => [`Données de ce matin, ${time}`, `ce matin, ${time}`],
      yesterday: (time) => [`Données d’hier, ${time}`, `hier, ${time}`],
    },
    time: (hour, minute) => `${hour}\u00a0h\u00a0${minute}`,
    day: "Date",
    chart: {
      average: "moyenne",
      target: "objectif",
      none: "Rien à montrer sur cette période.",
      range: (least, greatest) => `de ${least} à ${greatest}`,
    },
    print: "Imprimer",
    acts: { undo: "Annuler", notKept: "Ce n’est pas enregistré. Essayez encore dans une minute.", refused: "Refusé\u00a0: voir Envois" },
    noHerd: "Ouvrez un élevage pour voir cette page.",
    noWorkshop: {
      laitier: "Cet élevage n’a pas d’atelier lait : rien à montrer ici.",
      allaitant: "Cet élevage n’a pas d’atelier viande : rien à montrer ici.",
    },
    given: "Page ouverte pour",
    figures: "Chiffres clés",
    search: {
      label: "Numéro ou nom",
      hint: "Les quatre derniers chiffres suffisent.",
      recent: "Derniers animaux",
      found: (count) => (count > 1 ? `${count} animaux` : "1 animal"),
      none: (typed) => `Aucun animal « ${typed} » dans cet élevage. Essayez ses quatre derniers chiffres ou son nom.`,
      nothingToDo: "Rien à faire",
    },
  },
  en: {
    herd: (cows, young) => `${cows} cows, ${young} young`,
    data: {
      today: (time) => [`Data of this morning, ${time}`, `this morning, ${time}`],
      yesterday: (time) => [`Data of yesterday, ${time}`, `yesterday, ${time}`],
    },
    time: (hour, minute) => `${hour}:${minute}`,
    day: "Date",
    chart: {
      average: "mean",
      target: "target",
      none: "Nothing to show in this period.",
      range: (least, greatest) => `from ${least} to ${greatest}`,
    },
    print: "Print",
    acts: { undo: "Undo", notKept: "This is not recorded. Try again in a minute.", refused: "Refused: see Outbox" },
    noHerd: "Open a herd to see this page.",
    noWorkshop: {
      laitier: "This herd gives no milk: nothing to show here.",
      allaitant: "This herd is not kept for beef: nothing to show here.",
    },
    given: "Page opened for",
    figures: "Key figures",
    search: {
      label: "Number or name",
      hint: "The last four digits are enough.",
      recent: "Recent animals",
      found: (count) => (count > 1 ? `${count} animals` : "1 animal"),
      none: (typed) => `No animal “${typed}” in this herd. Try its last four digits or its name.`,
      nothingToDo: "Nothing to do",
    },
  },
  de: {
    herd: (cows, young) => `${cows} Kühe, ${young} Jungtiere`,
    data: {
      today: (time) => [`Daten von heute Morgen, ${time}`, `heute Morgen, ${time}`],
      yesterday: (time) => [`Daten von gestern, ${time}`, `gestern, ${time}`],
    },
    time: (hour, minute) => `${hour}:${minute}`,
    day: "Datum",
    chart: {
      average: "Mittel",
      target: "Ziel",
      none: "In diesem Zeitraum gibt es nichts zu zeigen.",
      range: (least, greatest) => `von ${least} bis ${greatest}`,
    },
    print: "Drucken",
    acts: {
      undo: "Rückgängig",
      notKept: "Das ist nicht erfasst. Versuchen Sie es in einer Minute noch einmal.",
      refused: "Abgelehnt: siehe Versand",
    },
    noHerd: "Öffnen Sie einen Betrieb, um diese Seite zu sehen.",
    noWorkshop: {
      laitier: "Dieser Betrieb hat keine Milchkühe: Hier gibt es nichts zu zeigen.",
      allaitant: "Dieser Betrieb hat keine Fleischrinder: Hier gibt es nichts zu zeigen.",
    },
    given: "Seite geöffnet für",
    figures: "Kennzahlen",
    search: {
      label: "Nummer oder Name",
      hint: "Die letzten vier Ziffern genügen.",
      recent: "Letzte Tiere",
      found: (count) => (count > 1 ? `${count} Tiere` : "1 Tier"),
      none: (typed) => `Kein Tier „${typed}“ in diesem Betrieb. Versuchen Sie die letzten vier Ziffern oder den Namen.`,
      nothingToDo: "Nichts zu tun",
    },
  },
  es: {
    herd: (cows, young) => `${cows} vacas, ${young} jóvenes`,
    data: {
      today: (time) => [`Datos de esta mañana, ${time}`, `esta mañana, ${time}`],
      yesterday: (time) => [`Datos de ayer, ${time}`, `ayer, ${time}`],
    },
    time: (hour, minute) => `${hour}:${minute}`,
    day: "Fecha",
    chart: {
      average: "media",
      target: "objetivo",
      none: "Nada que mostrar en este periodo.",
      range: (least, greatest) => `de ${least} a ${greatest}`,
    },
    print: "Imprimir",
    acts: { undo: "Deshacer", notKept: "No se ha registrado. Inténtelo de nuevo en un minuto.", refused: "Rechazado: ver Envíos" },
    noHerd: "Abra una explotación para ver esta página.",
    noWorkshop: {
      laitier: "Esta explotación no tiene vacas de leche: no hay nada que mostrar aquí.",
      allaitant: "Esta explotación no tiene vacas de carne: no hay nada que mostrar aquí.",
    },
    given: "Página abierta para",
    figures: "Cifras clave",
    search: {
      label: "Número o nombre",
      hint: "Bastan las cuatro últimas cifras.",
      recent: "Últimos animales",
      found: (count) => (count > 1 ? `${count} animales` : "1 animal"),
      none: (typed) => `Ningún animal «${typed}» en esta explotación. Pruebe con sus cuatro últimas cifras o su nombre.`,
      nothingToDo: "Nada que hacer",
    },
  },
  it: {
    herd: (cows, young) => `${cows} vacche, ${young} giovani`,
    data: {
      today: (time) => [`Dati di stamattina, ${time}`, `stamattina, ${time}`],
      yesterday: (time) => [`Dati di ieri, ${time}`, `ieri, ${time}`],
    },
    time: (hour, minute) => `${hour}:${minute}`,
    day: "Data",
    chart: {
      average: "media",
      target: "obiettivo",
      none: "Niente da mostrare in questo periodo.",
      range: (least, greatest) => `da ${least} a ${greatest}`,
    },
    print: "Stampa",
    acts: { undo: "Annulla", notKept: "Non è registrato. Riprovi tra un minuto.", refused: "Rifiutato: vedi Invii" },
    noHerd: "Apra un allevamento per vedere questa pagina.",
    noWorkshop: {
      laitier: "Questo allevamento non ha vacche da latte: qui non c’è niente da mostrare.",
      allaitant: "Questo allevamento non ha vacche da carne: qui non c’è niente da mostrare.",
    },
    given: "Pagina aperta per",
    figures: "Cifre chiave",
    search: {
      label: "Numero o nome",
      hint: "Bastano le ultime quattro cifre.",
      recent: "Ultimi animali",
      found: (count) => (count > 1 ? `${count} animali` : "1 animale"),
      none: (typed) => `Nessun animale «${typed}» in questo allevamento. Provi con le ultime quattro cifre o il nome.`,
      nothingToDo: "Niente da fare",
    },
  },
};
