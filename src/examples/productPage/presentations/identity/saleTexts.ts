import type { Texts } from "../../../parts/textsIn";

interface SaleTexts {
  readonly title: (name: string) => string;
  readonly leaves: (name: string, day: string) => string;
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
    title: (name) => `Avant de vendre ${name}`,
    leaves: (name, day) => `${name}, départ le ${day}`,
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
    title: (name) => `Before selling ${name}`,
    leaves: (name, day) => `${name}, leaves on ${day}`,
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
    title: (name) => `Bevor ${name} verkauft wird`,
    leaves: (name, day) => `${name}, Abgang am ${day}`,
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
    title: (name) => `Antes de vender a ${name}`,
    leaves: (name, day) => `${name}, salida el ${day}`,
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
      ["Plazos de espera", "ninguno corre, leche y carne"],
      ["Crotales", "dos, legibles"],
      ["Explotación de llegada", "número por pedir"],
      ["Notificación", "en los 7 días de la salida"],
    ],
  },
  it: {
    title: (name) => `Prima di vendere ${name}`,
    leaves: (name, day) => `${name}, uscita il ${day}`,
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
