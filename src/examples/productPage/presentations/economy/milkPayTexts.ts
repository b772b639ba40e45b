import type { Texts } from "../../../parts/textsIn";
import type { Germ } from "./milkMonths";

interface PayTexts {
  readonly cells: string;
  readonly germs: string;
  readonly spores: string;
  /** What must not be passed. */
  readonly atMost: (limit: string) => string;
  readonly price: string;
  readonly quality: (euros: string) => string;
  readonly pay: string;
  readonly monthPay: string;
  readonly wholeMonth: (month: string) => string;
  /** The month that runs, until that day. */
  readonly soFar: (month: string, day: number) => string;
  readonly title: string;
  readonly month: string;
  readonly delivered: string;
  readonly fat: string;
  readonly protein: string;
  readonly grade: string;
  readonly best: string;
  /** Which of them it was, where no column has it. */
  readonly above: Readonly<Record<Germ, string>>;
  readonly thousands: string;
  readonly note: (bonus: string, taken: string) => string;
}

export const PAY: Texts<PayTexts> = {
  fr: {
    cells: "Cellules",
    germs: "Germes",
    spores: "Spores butyriques",
    atMost: (limit) => `${limit} au plus`,
    price: "Prix du lait",
    quality: (euros) => `dont ${euros} de qualité`,
    pay: "Paie attendue",
    monthPay: "Paie",
    wholeMonth: (month) => `pour ${month} en entier`,
    soFar: (month, day) => `${month} (au ${day})`,
    title: "Qualité et paie, mois par mois",
    month: "Mois",
    delivered: "Livré",
    fat: "TB",
    protein: "TP",
    grade: "Classe",
    best: "A",
    above: { cells: "B", germs: "B", spores: "B spores" },
    thousands: "1.000/mL",
    note: (bonus, taken) =>
      `Classe A : ${bonus} pour 1.000 L. Au-dessus d’un seuil : ${taken}. TB et TP : matière grasse et protéique, en g/kg.`,
  },
  en: {
    cells: "Cells",
    germs: "Bacterial count",
    spores: "Butyric spores",
    atMost: (limit) => `${limit} at most`,
    price: "Price of milk",
    quality: (euros) => `${euros} of it for quality`,
    pay: "Pay expected",
    monthPay: "Pay",
    wholeMonth: (month) => `for all of ${month}`,
    soFar: (month, day) => `${month} (to ${day})`,
    title: "Quality and pay, month by month",
    month: "Month",
    delivered: "Delivered",
    fat: "Fat",
    protein: "Protein",
    grade: "Grade",
    best: "A",
    above: { cells: "B", germs: "B", spores: "B spores" },
    thousands: "1.000/mL",
    note: (bonus, taken) => `Grade A: ${bonus} for 1.000 L. Above a limit: ${taken}. Fat and protein in g/kg.`,
  },
  de: {
    cells: "Zellen",
    germs: "Keime",
    spores: "Buttersäuresporen",
    atMost: (limit) => `höchstens ${limit}`,
    price: "Preis",
    quality: (euros) => `davon ${euros} für Güte`,
    pay: "Milchgeld",
    monthPay: "Milchgeld",
    wholeMonth: (month) => `für den ganzen ${month}`,
    soFar: (month, day) => `${month} (bis ${day}.)`,
    title: "Güte und Zahlung, Monat für Monat",
    month: "Monat",
    delivered: "Geliefert",
    fat: "Fett",
    protein: "Eiweiß",
    grade: "Klasse",
    best: "A",
    above: { cells: "B", germs: "B", spores: "B Sporen" },
    thousands: "1.000/mL",
    note: (bonus, taken) => `Klasse A: ${bonus} für 1.000 L. Über einer Grenze: ${taken}. Fett und Eiweiß in g/kg.`,
  },
  es: {
    cells: "Células",
    germs: "Gérmenes",
    spores: "Esporas butíricas",
    atMost: (limit) => `${limit} como máximo`,
    price: "Precio de la leche",
    quality: (euros) => `${euros} de ello por calidad`,
    pay: "Pago previsto",
    monthPay: "Pago",
    wholeMonth: (month) => `por todo ${month}`,
    soFar: (month, day) => `${month} (al ${day})`,
    title: "Calidad y pago, mes a mes",
    month: "Mes",
    delivered: "Entregado",
    fat: "Grasa",
    protein: "Proteína",
    grade: "Clase",
    best: "A",
    above: { cells: "B", germs: "B", spores: "B esporas" },
    thousands: "1.000/mL",
    note: (bonus, taken) => `Clase A: ${bonus} por 1.000 L. Por encima de un límite: ${taken}. Grasa y proteína en g/kg.`,
  },
  it: {
    cells: "Cellule",
    germs: "Carica batterica",
    spores: "Spore butirriche",
    atMost: (limit) => `${limit} al massimo`,
    price: "Prezzo del latte",
    quality: (euros) => `di cui ${euros} per la qualità`,
    pay: "Pagamento atteso",
    monthPay: "Pagamento",
    wholeMonth: (month) => `per tutto ${month}`,
    soFar: (month, day) => `${month} (al ${day})`,
    title: "Qualità e pagamento, mese per mese",
    month: "Mese",
    delivered: "Consegnato",
    fat: "Grasso",
    protein: "Proteine",
    grade: "Classe",
    best: "A",
    above: { cells: "B", germs: "B", spores: "B spore" },
    thousands: "1.000/mL",
    note: (bonus, taken) => `Classe A: ${bonus} per 1.000 L. Sopra un limite: ${taken}. Grasso e proteine in g/kg.`,
  },
};
