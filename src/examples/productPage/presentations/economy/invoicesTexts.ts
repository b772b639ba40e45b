import type { Texts } from "../../../parts/textsIn";

export type Bought = "recording" | "tags" | "semen" | "soya" | "vet" | "hooves";

interface InvoiceTexts {
  readonly title: string;
  readonly invoice: string;
  readonly invoices: readonly [one: string, more: string];
  readonly on: string;
  readonly due: string;
  readonly amount: string;
  readonly toPay: string;
  readonly before: (invoices: string, day: string) => string;
  readonly paid: string;
  readonly paidOnes: string;
  readonly since: (invoices: string, day: string) => string;
  readonly latest: string;
  readonly monthly: string;
  readonly overMonths: string;
  readonly chart: string;
  readonly numbered: (number: string, due: string) => string;
  readonly tax: (rate: string) => string;
  readonly withTax: string;
  /** What was bought, and from whom. */
  readonly items: Readonly<Record<Bought, readonly [name: string, from: string]>>;
}

export const INVOICES: Texts<InvoiceTexts> = {
  fr: {
    title: "Dernières factures",
    invoice: "Facture",
    invoices: ["facture", "factures"],
    on: "Du",
    due: "Échéance",
    amount: "Montant",
    toPay: "À régler",
    before: (invoices, day) => `${invoices}, la première avant le ${day}`,
    paid: "Réglé",
    paidOnes: "Réglées",
    since: (invoices, day) => `${invoices} depuis le ${day}`,
    latest: "Dernière facture",
    monthly: "Par mois",
    overMonths: "en moyenne, sur 6 mois",
    chart: "Factures par mois",
    numbered: (number, due) => `Facture n° ${number}, à régler avant le ${due}.`,
    tax: (rate) => `TVA ${rate}`,
    withTax: "Total TTC",
    items: {
      recording: ["Contrôle laitier", "laboratoire"],
      tags: ["Boucles", "service des boucles"],
      semen: ["Semences", "centre d’insémination"],
      soya: ["Tourteau de soja", "coopérative"],
      vet: ["Visite et soins", "vétérinaire"],
      hooves: ["Parage", "pareur"],
    },
  },
  en: {
    title: "Latest invoices",
    invoice: "Invoice",
    invoices: ["invoice", "invoices"],
    on: "Of",
    due: "Due",
    amount: "Amount",
    toPay: "To pay",
    before: (invoices, day) => `${invoices}, the first by ${day}`,
    paid: "Paid",
    paidOnes: "Paid",
    since: (invoices, day) => `${invoices} since ${day}`,
    latest: "Latest invoice",
    monthly: "A month",
    overMonths: "on average, over 6 months",
    chart: "Invoices by month",
    numbered: (number, due) => `Invoice no. ${number}, to be paid by ${due}.`,
    tax: (rate) => `VAT ${rate}`,
    withTax: "Total with VAT",
    items: {
      recording: ["Milk recording", "laboratory"],
      tags: ["Ear tags", "tag service"],
      semen: ["Semen", "breeding centre"],
      soya: ["Soybean meal", "cooperative"],
      vet: ["Visit and care", "vet"],
      hooves: ["Hoof trimming", "trimmer"],
    },
  },
  de: {
    title: "Letzte Rechnungen",
    invoice: "Rechnung",
    invoices: ["Rechnung", "Rechnungen"],
    on: "Vom",
    due: "Fällig",
    amount: "Betrag",
    toPay: "Zu zahlen",
    before: (invoices, day) => `${invoices}, die erste bis ${day}`,
    paid: "Bezahlt",
    paidOnes: "Bezahlt",
    since: (invoices, day) => `${invoices} seit dem ${day}`,
    latest: "Letzte Rechnung",
    monthly: "Im Monat",
    overMonths: "im Mittel, über 6 Monate",
    chart: "Rechnungen je Monat",
    numbered: (number, due) => `Rechnung Nr. ${number}, zu zahlen bis ${due}.`,
    tax: (rate) => `MwSt. ${rate}`,
    withTax: "Gesamt mit MwSt.",
    items: {
      recording: ["Milchkontrolle", "Labor"],
      tags: ["Ohrmarken", "Ohrmarkenstelle"],
      semen: ["Sperma", "Besamungsstation"],
      soya: ["Sojaschrot", "Genossenschaft"],
      vet: ["Besuch und Behandlung", "Tierarzt"],
      hooves: ["Klauenpflege", "Klauenpfleger"],
    },
  },
  es: {
    title: "Últimas facturas",
    invoice: "Factura",
    invoices: ["factura", "facturas"],
    on: "Del",
    due: "Vence",
    amount: "Importe",
    toPay: "Por pagar",
    before: (invoices, day) => `${invoices}, la primera antes del ${day}`,
    paid: "Pagado",
    paidOnes: "Pagadas",
    since: (invoices, day) => `${invoices} desde el ${day}`,
    latest: "Última factura",
    monthly: "Al mes",
    overMonths: "de media, en 6 meses",
    chart: "Facturas por mes",
    numbered: (number, due) => `Factura n.º ${number}, a pagar antes del ${due}.`,
    tax: (rate) => `IVA ${rate}`,
    withTax: "Total con IVA",
    items: {
      recording: ["Control lechero", "laboratorio"],
      tags: ["Crotales", "servicio de crotales"],
      semen: ["Semen", "centro de inseminación"],
      soya: ["Harina de soja", "cooperativa"],
      vet: ["Visita y tratamientos", "veterinario"],
      hooves: ["Recorte de pezuñas", "podólogo"],
    },
  },
  it: {
    title: "Ultime fatture",
    invoice: "Fattura",
    invoices: ["fattura", "fatture"],
    on: "Del",
    due: "Scade",
    amount: "Importo",
    toPay: "Da pagare",
    before: (invoices, day) => `${invoices}, la prima entro il ${day}`,
    paid: "Pagato",
    paidOnes: "Pagate",
    since: (invoices, day) => `${invoices} dal ${day}`,
    latest: "Ultima fattura",
    monthly: "Al mese",
    overMonths: "in media, su 6 mesi",
    chart: "Fatture al mese",
    numbered: (number, due) => `Fattura n. ${number}, da pagare entro il ${due}.`,
    tax: (rate) => `IVA ${rate}`,
    withTax: "Totale IVA inclusa",
    items: {
      recording: ["Controlli funzionali", "laboratorio"],
      tags: ["Marche auricolari", "servizio marche"],
      semen: ["Seme", "centro di inseminazione"],
      soya: ["Farina di soia", "cooperativa"],
      vet: ["Visita e cure", "veterinario"],
      hooves: ["Pareggio unghioni", "pareggiatore"],
    },
  },
};
