import type { Texts } from "../../../parts/textsIn";

interface PayTexts {
  readonly thisMonth: string;
  readonly sinceFirst: string;
  readonly price: string;
  readonly forLitres: string;
  readonly expected: string;
  /** Not what was delivered so far alone. */
  readonly wholeMonth: (month: string) => string;
  readonly monthly: string;
  readonly lastMonths: string;
  readonly title: string;
  readonly month: string;
  readonly delivered: string;
  readonly fat: string;
  readonly protein: string;
  readonly pay: string;
  readonly running: string;
  readonly paid: string;
  readonly chart: string;
  readonly ends: readonly [string, string];
}

export const PAY: Texts<PayTexts> = {
  fr: {
    thisMonth: "Livré ce mois-ci",
    sinceFirst: "depuis le 1er du mois",
    price: "Prix du lait",
    forLitres: "pour 1.000 L, taux compris",
    expected: "Paie attendue",
    wholeMonth: (month) => `pour ${month} en entier`,
    monthly: "Paie par mois",
    lastMonths: "en moyenne, sur 6 mois",
    title: "Livraisons et paie, mois par mois",
    month: "Mois",
    delivered: "Livré",
    fat: "TB",
    protein: "TP",
    pay: "Paie",
    running: "En cours",
    paid: "Payé",
    chart: "Prix de 1.000 L, mois par mois",
    ends: ["il y a 6 mois", "ce mois-ci"],
  },
  en: {
    thisMonth: "Delivered this month",
    sinceFirst: "since the first",
    price: "Price of milk",
    forLitres: "for 1.000 L, contents included",
    expected: "Pay expected",
    wholeMonth: (month) => `for all of ${month}`,
    monthly: "Pay a month",
    lastMonths: "on average, over 6 months",
    title: "Deliveries and pay, month by month",
    month: "Month",
    delivered: "Delivered",
    fat: "Fat",
    protein: "Protein",
    pay: "Pay",
    running: "Running",
    paid: "Paid",
    chart: "Price of 1.000 L, month by month",
    ends: ["6 months ago", "this month"],
  },
  de: {
    thisMonth: "Geliefert in diesem Monat",
    sinceFirst: "seit dem Ersten",
    price: "Milchpreis",
    forLitres: "für 1.000 L, mit Inhaltsstoffen",
    expected: "Erwartetes Milchgeld",
    wholeMonth: (month) => `für den ganzen ${month}`,
    monthly: "Milchgeld im Monat",
    lastMonths: "im Mittel, über 6 Monate",
    title: "Lieferungen und Milchgeld, Monat für Monat",
    month: "Monat",
    delivered: "Geliefert",
    fat: "Fett",
    protein: "Eiweiß",
    pay: "Milchgeld",
    running: "Läuft",
    paid: "Bezahlt",
    chart: "Preis für 1.000 L, Monat für Monat",
    ends: ["vor 6 Monaten", "diesen Monat"],
  },
  es: {
    thisMonth: "Entregado este mes",
    sinceFirst: "desde el día 1",
    price: "Precio de la leche",
    forLitres: "por 1.000 L, tasas incluidas",
    expected: "Pago esperado",
    wholeMonth: (month) => `por todo ${month}`,
    monthly: "Pago al mes",
    lastMonths: "de media, en 6 meses",
    title: "Entregas y pago, mes a mes",
    month: "Mes",
    delivered: "Entregado",
    fat: "Grasa",
    protein: "Proteína",
    pay: "Pago",
    running: "En curso",
    paid: "Pagado",
    chart: "Precio de 1.000 L, mes a mes",
    ends: ["hace 6 meses", "este mes"],
  },
  it: {
    thisMonth: "Consegnato questo mese",
    sinceFirst: "dal primo del mese",
    price: "Prezzo del latte",
    forLitres: "per 1.000 L, titoli compresi",
    expected: "Pagamento atteso",
    wholeMonth: (month) => `per tutto ${month}`,
    monthly: "Pagamento al mese",
    lastMonths: "in media, su 6 mesi",
    title: "Consegne e pagamento, mese per mese",
    month: "Mese",
    delivered: "Consegnato",
    fat: "Grasso",
    protein: "Proteine",
    pay: "Pagamento",
    running: "In corso",
    paid: "Pagato",
    chart: "Prezzo di 1.000 L, mese per mese",
    ends: ["6 mesi fa", "questo mese"],
  },
};
