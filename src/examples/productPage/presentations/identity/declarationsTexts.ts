import type { Texts } from "../../../parts/textsIn";

interface DeclarationTexts {
  readonly title: string;
  readonly declaration: string;
  readonly on: string;
  readonly entry: string;
  readonly exit: string;
  /** A birth that is declared here. */
  readonly declareBirth: string;
  readonly dam: string;
  readonly calfOf: (dam: string) => string;
  readonly sex: string;
  readonly sexes: readonly [female: string, male: string];
  readonly toCorrect: string;
  readonly before: (day: string) => string;
  readonly today: string;
  readonly answer: string;
  /** An answer that comes in so many days at most; one that came. */
  readonly within: (days: number) => string;
  readonly answered: (day: string) => string;
  readonly nothing: string;
  readonly reason: string;
  readonly waiting: string;
  readonly lately: string;
  readonly accepted: string;
  readonly inTwoMonths: string;
}

export const DECLARATIONS: Texts<DeclarationTexts> = {
  fr: {
    title: "Dernières déclarations",
    declaration: "Déclaration",
    on: "Du",
    entry: "Entrée",
    exit: "Sortie",
    declareBirth: "Déclarer une naissance",
    dam: "Mère",
    calfOf: (dam) => `Veau de ${dam}`,
    sex: "Sexe",
    sexes: ["Femelle", "Mâle"],
    toCorrect: "À corriger",
    before: (day) => `au plus tard le ${day}`,
    today: "à faire aujourd’hui",
    answer: "Réponse",
    within: (days) => `sous ${days}\u00a0j`,
    answered: (day) => `le\u00a0${day}`,
    nothing: "aucun refus",
    reason: "sexe absent",
    waiting: "En attente",
    lately: "d’une réponse",
    accepted: "Acceptées",
    inTwoMonths: "en 2 mois",
  },
  en: {
    title: "Latest declarations",
    declaration: "Declaration",
    on: "Of",
    entry: "Entry",
    exit: "Exit",
    declareBirth: "Declare a birth",
    dam: "Dam",
    calfOf: (dam) => `Calf of ${dam}`,
    sex: "Sex",
    sexes: ["Female", "Male"],
    toCorrect: "To correct",
    before: (day) => `by ${day}`,
    today: "due today",
    answer: "Answer",
    within: (days) => `within ${days}\u00a0d`,
    answered: (day) => `on\u00a0${day}`,
    nothing: "none refused",
    reason: "sex is missing",
    waiting: "Waiting",
    lately: "for an answer",
    accepted: "Accepted",
    inTwoMonths: "in 2 months",
  },
  de: {
    title: "Letzte Meldungen",
    declaration: "Meldung",
    on: "Vom",
    entry: "Zugang",
    exit: "Abgang",
    declareBirth: "Geburt melden",
    dam: "Mutter",
    calfOf: (dam) => `Kalb von ${dam}`,
    sex: "Geschlecht",
    sexes: ["Weiblich", "Männlich"],
    toCorrect: "Zu berichtigen",
    before: (day) => `bis zum ${day}`,
    today: "spätestens heute",
    answer: "Antwort",
    within: (days) => `binnen ${days}\u00a0T`,
    answered: (day) => `am\u00a0${day}`,
    nothing: "keine abgelehnt",
    reason: "Geschlecht fehlt",
    waiting: "Ausstehend",
    lately: "ohne Antwort",
    accepted: "Angenommen",
    inTwoMonths: "in 2 Monaten",
  },
  es: {
    title: "Últimas declaraciones",
    declaration: "Declaración",
    on: "Del",
    entry: "Entrada",
    exit: "Salida",
    declareBirth: "Declarar un nacimiento",
    dam: "Madre",
    calfOf: (dam) => `Ternero de ${dam}`,
    sex: "Sexo",
    sexes: ["Hembra", "Macho"],
    toCorrect: "Por corregir",
    before: (day) => `hasta el ${day}`,
    today: "hoy como muy tarde",
    answer: "Respuesta",
    within: (days) => `en ${days}\u00a0d`,
    answered: (day) => `el\u00a0${day}`,
    nothing: "ninguna rechazada",
    reason: "falta el sexo",
    waiting: "En espera",
    lately: "de una respuesta",
    accepted: "Aceptadas",
    inTwoMonths: "en 2 meses",
  },
  it: {
    title: "Ultime dichiarazioni",
    declaration: "Dichiarazione",
    on: "Del",
    entry: "Ingresso",
    exit: "Uscita",
    declareBirth: "Dichiara una nascita",
    dam: "Madre",
    calfOf: (dam) => `Vitello di ${dam}`,
    sex: "Sesso",
    sexes: ["Femmina", "Maschio"],
    toCorrect: "Da correggere",
    before: (day) => `entro il ${day}`,
    today: "oggi al più tardi",
    answer: "Risposta",
    within: (days) => `entro ${days}\u00a0g`,
    answered: (day) => `il\u00a0${day}`,
    nothing: "nessuna respinta",
    reason: "manca il sesso",
    waiting: "In attesa",
    lately: "di una risposta",
    accepted: "Accettate",
    inTwoMonths: "in 2 mesi",
  },
};
