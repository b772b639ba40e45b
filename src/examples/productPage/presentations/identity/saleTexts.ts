import type { Texts } from "../../../parts/textsIn";

interface SaleTexts {
  readonly title: string;
  readonly leaves: (day: string) => string;
  readonly ofAll: (count: number) => string;
  /** Of the last day on which it is notified. */
  readonly latest: string;
  /** What is done once she has left. */
  readonly after: string;
  readonly point: string;
  readonly what: string;
  readonly state: string;
  readonly toCheck: string;
  readonly fine: string;
  readonly departure: string;
  readonly noDeparture: string;
  readonly points: readonly (readonly [name: string, what: string])[];
}

export const SALE: Texts<SaleTexts> = {
  fr: {
    title: "Avant de vendre",
    leaves: (day) => `Avant le départ du ${day}`,
    ofAll: (count) => `sur ${count} points`,
    latest: "au plus tard",
    point: "Point",
    what: "Ce qu’il faut",
    state: "État",
    toCheck: "À vérifier",
    fine: "En ordre",
    departure: "Départ",
    noDeparture: "aucun prévu",
    after: "Après le départ",
    points: [
      ["Passeport", "en main, signé"],
      ["Délais d’attente", "aucun ne court, lait et viande"],
      ["Boucles", "deux, lisibles"],
      ["Élevage d’arrivée", "numéro à demander"],
      ["Notification", "dans les 7 jours du départ"],
    ],
  },
  en: {
    title: "Before selling",
    leaves: (day) => `Before leaving on ${day}`,
    ofAll: (count) => `of ${count} points`,
    latest: "at the latest",
    point: "Point",
    what: "What it takes",
    state: "State",
    toCheck: "To check",
    fine: "In order",
    departure: "Departure",
    noDeparture: "none planned",
    after: "After leaving",
    points: [
      ["Passport", "at hand, signed"],
      ["Withdrawal periods", "none runs, milk and meat"],
      ["Ear tags", "two, readable"],
      ["Herd of arrival", "number to ask for"],
      ["Notification", "within 7 days of leaving"],
    ],
  },
  de: {
    title: "Vor dem Verkauf",
    leaves: (day) => `Vor dem Abgang am ${day}`,
    ofAll: (count) => `von ${count} Punkten`,
    latest: "spätestens",
    point: "Punkt",
    what: "Was nötig ist",
    state: "Stand",
    toCheck: "Zu prüfen",
    fine: "In Ordnung",
    departure: "Abgang",
    noDeparture: "keiner geplant",
    after: "Nach dem Abgang",
    points: [
      ["Pass", "zur Hand, unterschrieben"],
      ["Wartezeiten", "keine läuft, Milch und Fleisch"],
      ["Ohrmarken", "zwei, lesbar"],
      ["Zielbetrieb", "Nummer zu erfragen"],
      ["Meldung", "binnen 7 Tagen nach dem Abgang"],
    ],
  },
  es: {
    title: "Antes de vender",
    leaves: (day) => `Antes de la salida del ${day}`,
    ofAll: (count) => `de ${count} puntos`,
    latest: "como muy tarde",
    point: "Punto",
    what: "Qué hace falta",
    state: "Estado",
    toCheck: "Por comprobar",
    fine: "En orden",
    departure: "Salida",
    noDeparture: "ninguna prevista",
    after: "Tras la salida",
    points: [
      ["Pasaporte", "a mano, firmado"],
      ["Tiempos de espera", "ninguno corre, leche y carne"],
      ["Crotales", "dos, legibles"],
      ["Explotación de llegada", "número por pedir"],
      ["Notificación", "en los 7 días de la salida"],
    ],
  },
  it: {
    title: "Prima di vendere",
    leaves: (day) => `Prima dell’uscita del ${day}`,
    ofAll: (count) => `su ${count} punti`,
    latest: "al più tardi",
    point: "Punto",
    what: "Che cosa serve",
    state: "Stato",
    toCheck: "Da verificare",
    fine: "In ordine",
    departure: "Uscita",
    noDeparture: "nessuna prevista",
    after: "Dopo l’uscita",
    points: [
      ["Passaporto", "pronto, firmato"],
      ["Tempi di attesa", "nessuno in corso, latte e carne"],
      ["Marche auricolari", "due, leggibili"],
      ["Allevamento di arrivo", "numero da chiedere"],
      ["Notifica", "entro 7 giorni dall’uscita"],
    ],
  },
};
