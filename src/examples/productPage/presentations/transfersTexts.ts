import type { Texts } from "../../parts/textsIn";

export type TransferKind = "entries" | "exits";

interface TransfersTexts {
  readonly entries: string;
  readonly exits: string;
  readonly day: string;
  readonly herd: string;
  readonly reasons: Readonly<Record<TransferKind, readonly string[]>>;
  readonly declared: string;
  readonly expected: string;
  readonly latest: string;
  readonly next: string;
  readonly planned: string;
  readonly possible: string;
}

export const TRANSFERS: Texts<TransfersTexts> = {
  fr: {
    entries: "Dernières entrées",
    exits: "Sorties prévues et possibles",
    day: "Date",
    herd: "Autre élevage",
    reasons: { entries: ["Achat", "Retour de pension", "Prêt"], exits: ["Vente", "Réforme, boucherie", "Pension", "Mort"] },
    declared: "Déclarée",
    expected: "À déclarer",
    latest: "La dernière",
    next: "La prochaine",
    planned: "Prévue",
    possible: "Possible",
  },
  en: {
    entries: "Latest entries",
    exits: "Exits planned and possible",
    day: "Date",
    herd: "Other herd",
    reasons: { entries: ["Purchase", "Back from boarding", "Loan"], exits: ["Sale", "Culled, slaughter", "Boarding", "Death"] },
    declared: "Declared",
    expected: "To declare",
    latest: "The latest",
    next: "The next",
    planned: "Planned",
    possible: "Possible",
  },
  de: {
    entries: "Letzte Zugänge",
    exits: "Geplante und mögliche Abgänge",
    day: "Datum",
    herd: "Anderer Betrieb",
    reasons: { entries: ["Zukauf", "Rückkehr aus Pension", "Leihe"], exits: ["Verkauf", "Merzung, Schlachtung", "Pension", "Tod"] },
    declared: "Gemeldet",
    expected: "Zu melden",
    latest: "Der letzte",
    next: "Der nächste",
    planned: "Geplant",
    possible: "Möglich",
  },
  es: {
    entries: "Últimas entradas",
    exits: "Salidas previstas y posibles",
    day: "Fecha",
    herd: "Otra explotación",
    reasons: { entries: ["Compra", "Vuelta de pensión", "Préstamo"], exits: ["Venta", "Desvieje, matadero", "Pensión", "Muerte"] },
    declared: "Declarada",
    expected: "Por declarar",
    latest: "La última",
    next: "La próxima",
    planned: "Prevista",
    possible: "Posible",
  },
  it: {
    entries: "Ultimi ingressi",
    exits: "Uscite previste e possibili",
    day: "Data",
    herd: "Altro allevamento",
    reasons: { entries: ["Acquisto", "Rientro da pensione", "Prestito"], exits: ["Vendita", "Riforma, macello", "Pensione", "Morte"] },
    declared: "Dichiarato",
    expected: "Da dichiarare",
    latest: "L’ultimo",
    next: "La prossima",
    planned: "Prevista",
    possible: "Possibile",
  },
};
