import type { Texts } from "../../../parts/textsIn";

interface DeclarationTexts {
  readonly title: string;
  readonly chart: string;
  readonly declaration: string;
  readonly on: string;
  readonly answer: string;
  readonly entry: string;
  readonly toCorrect: string;
  readonly before: (day: string) => string;
  readonly nothing: string;
  readonly reason: string;
  readonly waiting: string;
  readonly lately: string;
  readonly awaited: string;
  readonly accepted: string;
  readonly acceptedOnes: string;
  readonly inTwoMonths: string;
}

export const DECLARATIONS: Texts<DeclarationTexts> = {
  fr: {
    title: "Dernières déclarations",
    chart: "Déclarations par semaine",
    declaration: "Déclaration",
    on: "Du",
    answer: "Réponse",
    entry: "Entrée",
    toCorrect: "À corriger",
    before: (day) => `avant le ${day}`,
    nothing: "aucun refus",
    reason: "sexe absent",
    waiting: "En attente",
    lately: "d’une réponse",
    awaited: "pas encore",
    accepted: "Acceptée",
    acceptedOnes: "Acceptées",
    inTwoMonths: "en 2 mois",
  },
  en: {
    title: "Latest declarations",
    chart: "Declarations by week",
    declaration: "Declaration",
    on: "Of",
    answer: "Answer",
    entry: "Entry",
    toCorrect: "To correct",
    before: (day) => `before ${day}`,
    nothing: "none refused",
    reason: "sex is missing",
    waiting: "Waiting",
    lately: "for an answer",
    awaited: "not yet",
    accepted: "Accepted",
    acceptedOnes: "Accepted",
    inTwoMonths: "in 2 months",
  },
  de: {
    title: "Letzte Meldungen",
    chart: "Meldungen je Woche",
    declaration: "Meldung",
    on: "Vom",
    answer: "Antwort",
    entry: "Zugang",
    toCorrect: "Zu berichtigen",
    before: (day) => `vor dem ${day}`,
    nothing: "keine abgelehnt",
    reason: "Geschlecht fehlt",
    waiting: "Ausstehend",
    lately: "ohne Antwort",
    awaited: "noch nicht",
    accepted: "Angenommen",
    acceptedOnes: "Angenommen",
    inTwoMonths: "in 2 Monaten",
  },
  es: {
    title: "Últimas declaraciones",
    chart: "Declaraciones por semana",
    declaration: "Declaración",
    on: "Del",
    answer: "Respuesta",
    entry: "Entrada",
    toCorrect: "Por corregir",
    before: (day) => `antes del ${day}`,
    nothing: "ninguna rechazada",
    reason: "falta el sexo",
    waiting: "En espera",
    lately: "de una respuesta",
    awaited: "todavía no",
    accepted: "Aceptada",
    acceptedOnes: "Aceptadas",
    inTwoMonths: "en 2 meses",
  },
  it: {
    title: "Ultime dichiarazioni",
    chart: "Dichiarazioni a settimana",
    declaration: "Dichiarazione",
    on: "Del",
    answer: "Risposta",
    entry: "Entrata",
    toCorrect: "Da correggere",
    before: (day) => `entro il ${day}`,
    nothing: "nessuna respinta",
    reason: "manca il sesso",
    waiting: "In attesa",
    lately: "di una risposta",
    awaited: "non ancora",
    accepted: "Accettata",
    acceptedOnes: "Accettate",
    inTwoMonths: "in 2 mesi",
  },
};
