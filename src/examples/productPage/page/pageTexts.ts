import type { Texts } from "../../parts/textsIn";
import type { ChartWords } from "../chart/chartCard";

/** Words of the page around what it shows. */
export interface PageTexts {
  /** Head of a column of days. */
  readonly day: string;
  readonly chart: ChartWords;
  readonly print: string;
  /** What was done on a row: taken back, and not kept; what is opened of it, and closed. */
  readonly acts: Readonly<Record<"undo" | "notKept" | "notOpen" | "refused" | "close", string>> & {
    /** Shows all rows of a group, of which there are two or more. */
    readonly all: (count: number) => string;
  };
  readonly noHerd: string;
  readonly noWorkshop: Readonly<Record<"laitier" | "allaitant", string>>;
  readonly given: string;
  readonly figures: string;
}

export const TEXTS: Texts<PageTexts> = {
  fr: {
    day: "Date",
    chart: {
      average: "moyenne",
      target: "objectif",
      none: "Rien à montrer sur cette période.",
      range: (least, greatest) => `de ${least} à ${greatest}`,
      axisFrom: (least) => `axe à partir de ${least}`,
    },
    print: "Imprimer",
    acts: {
      undo: "Annuler",
      close: "Fermer",
      all: (count) => `Voir les ${count}`,
      notOpen: "Cette page n’est pas ouverte à votre compte.",
      notKept: "Ce n’est pas enregistré. Essayez encore dans une minute.",
      refused: "Refusé\u00a0: voir Envois",
    },
    noHerd: "Ouvrez un élevage pour voir cette page.",
    noWorkshop: {
      laitier: "Cet élevage n’a pas d’atelier lait. S’il en ouvre un, votre conseiller l’ajoute à votre compte, et cette page se remplit.",
      allaitant:
        "Cet élevage n’a pas d’atelier viande. S’il en ouvre un, votre conseiller l’ajoute à votre compte, et cette page se remplit.",
    },
    given: "Page ouverte pour",
    figures: "Chiffres clés",
  },
  en: {
    day: "Date",
    chart: {
      average: "mean",
      target: "target",
      none: "Nothing to show in this period.",
      range: (least, greatest) => `from ${least} to ${greatest}`,
      axisFrom: (least) => `axis from ${least}`,
    },
    print: "Print",
    acts: {
      undo: "Undo",
      close: "Close",
      all: (count) => `See all ${count}`,
      notOpen: "This page is not open to your account.",
      notKept: "This is not recorded. Try again in a minute.",
      refused: "Refused: see Outbox",
    },
    noHerd: "Open a herd to see this page.",
    noWorkshop: {
      laitier: "This herd gives no milk. Should it begin to, your adviser adds that to your account, and this page fills.",
      allaitant: "This herd is not kept for beef. Should it be, your adviser adds that to your account, and this page fills.",
    },
    given: "Page opened for",
    figures: "Key figures",
  },
  de: {
    day: "Datum",
    chart: {
      average: "Mittel",
      target: "Ziel",
      none: "In diesem Zeitraum gibt es nichts zu zeigen.",
      range: (least, greatest) => `von ${least} bis ${greatest}`,
      axisFrom: (least) => `Achse ab ${least}`,
    },
    print: "Drucken",
    acts: {
      undo: "Rückgängig",
      close: "Schließen",
      all: (count) => `Alle ${count} zeigen`,
      notOpen: "Diese Seite ist für Ihr Konto nicht offen.",
      notKept: "Das ist nicht erfasst. Versuchen Sie es in einer Minute noch einmal.",
      refused: "Abgelehnt: siehe Versand",
    },
    noHerd: "Öffnen Sie einen Betrieb, um diese Seite zu sehen.",
    noWorkshop: {
      laitier: "Dieser Betrieb hat keine Milchkühe. Kommen welche dazu, ergänzt Ihr Berater Ihr Konto, und diese Seite füllt sich.",
      allaitant: "Dieser Betrieb hat keine Fleischrinder. Kommen welche dazu, ergänzt Ihr Berater Ihr Konto, und diese Seite füllt sich.",
    },
    given: "Seite geöffnet für",
    figures: "Kennzahlen",
  },
  es: {
    day: "Fecha",
    chart: {
      average: "media",
      target: "objetivo",
      none: "Nada que mostrar en este periodo.",
      range: (least, greatest) => `de ${least} a ${greatest}`,
      axisFrom: (least) => `eje desde ${least}`,
    },
    print: "Imprimir",
    acts: {
      undo: "Deshacer",
      close: "Cerrar",
      all: (count) => `Ver todo: ${count}`,
      notOpen: "Esta página no está abierta a su cuenta.",
      notKept: "No se ha registrado. Inténtelo de nuevo en un minuto.",
      refused: "Rechazado: ver Envíos",
    },
    noHerd: "Abra una explotación para ver esta página.",
    noWorkshop: {
      laitier: "Esta explotación no tiene orientación leche. Si la abre, su asesor la añade a su cuenta y esta página se llena.",
      allaitant: "Esta explotación no tiene orientación carne. Si la abre, su asesor la añade a su cuenta y esta página se llena.",
    },
    given: "Página abierta para",
    figures: "Cifras clave",
  },
  it: {
    day: "Data",
    chart: {
      average: "media",
      target: "obiettivo",
      none: "Niente da mostrare in questo periodo.",
      range: (least, greatest) => `da ${least} a ${greatest}`,
      axisFrom: (least) => `asse da ${least}`,
    },
    print: "Stampa",
    acts: {
      undo: "Annulla",
      close: "Chiudi",
      all: (count) => `Vedi tutto: ${count}`,
      notOpen: "Questa pagina non è aperta al tuo account.",
      notKept: "Non è registrato. Riprova tra un minuto.",
      refused: "Rifiutato: vedi Invii",
    },
    noHerd: "Apri un allevamento per vedere questa pagina.",
    noWorkshop: {
      laitier:
        "Questo allevamento non ha un reparto latte. Se ne apre uno, il consulente lo aggiunge al tuo account e questa pagina si riempie.",
      allaitant:
        "Questo allevamento non ha un reparto carne. Se ne apre uno, il consulente lo aggiunge al tuo account e questa pagina si riempie.",
    },
    given: "Pagina aperta per",
    figures: "Cifre chiave",
  },
};
