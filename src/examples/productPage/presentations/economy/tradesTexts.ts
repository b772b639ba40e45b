import type { Texts } from "../../../parts/textsIn";

interface TradeTexts {
  readonly sales: string;
  readonly purchases: string;
  readonly inAYear: (animals: string) => string;
  readonly animal: readonly [one: string, more: string];
  readonly each: string;
  readonly onSale: string;
  readonly toCash: string;
  readonly allPaid: string;
  readonly paid: string;
  readonly title: string;
  readonly movement: string;
  readonly on: string;
  readonly noting: string;
  readonly buyer: string;
  readonly price: string;
  /** What it was: said on each row. */
  readonly kinds: { readonly sale: string; readonly purchase: string };
  readonly sold: { readonly cow: string; readonly calf: string };
  readonly chart: string;
}

export const TRADES: Texts<TradeTexts> = {
  fr: {
    sales: "Ventes",
    purchases: "Achats",
    inAYear: (animals) => `${animals} en un an`,
    animal: ["animal", "animaux"],
    each: "Prix moyen",
    onSale: "par animal vendu",
    toCash: "À encaisser",
    allPaid: "tout est payé",
    paid: "Payés",
    title: "Derniers achats et ventes",
    movement: "À qui, de qui",
    on: "Date",
    noting: "Noter une vente",
    buyer: "Acheteur",
    price: "Prix",
    sold: { cow: "vache", calf: "Veau mâle" },
    kinds: { sale: "vente", purchase: "achat" },
    chart: "Ventes par mois",
  },
  en: {
    sales: "Sales",
    purchases: "Purchases",
    inAYear: (animals) => `${animals} in a year`,
    animal: ["animal", "animals"],
    each: "Mean price",
    onSale: "for an animal sold",
    toCash: "Awaiting payment",
    allPaid: "all is paid",
    paid: "Paid",
    title: "Latest purchases and sales",
    movement: "To whom, from whom",
    on: "Date",
    noting: "Note a sale",
    buyer: "Buyer",
    price: "Price",
    sold: { cow: "cow", calf: "Bull calf" },
    kinds: { sale: "sale", purchase: "purchase" },
    chart: "Sales by month",
  },
  de: {
    sales: "Verkäufe",
    purchases: "Zukäufe",
    inAYear: (animals) => `${animals} in einem Jahr`,
    animal: ["Tier", "Tiere"],
    each: "Preis im Mittel",
    onSale: "je verkauftes Tier",
    toCash: "Zahlung offen",
    allPaid: "alles ist bezahlt",
    paid: "Bezahlt",
    title: "Letzte Zukäufe und Verkäufe",
    movement: "An wen, von wem",
    on: "Datum",
    noting: "Verkauf notieren",
    buyer: "Käufer",
    price: "Preis",
    sold: { cow: "Kuh", calf: "Bullenkalb" },
    kinds: { sale: "Verkauf", purchase: "Kauf" },
    chart: "Verkäufe je Monat",
  },
  es: {
    sales: "Ventas",
    purchases: "Compras",
    inAYear: (animals) => `${animals} en un año`,
    animal: ["animal", "animales"],
    each: "Precio medio",
    onSale: "por animal vendido",
    toCash: "Por cobrar",
    allPaid: "todo está pagado",
    paid: "Pagados",
    title: "Últimas compras y ventas",
    movement: "A quién, de quién",
    on: "Fecha",
    noting: "Anotar una venta",
    buyer: "Comprador",
    price: "Precio",
    sold: { cow: "vaca", calf: "Ternero macho" },
    kinds: { sale: "venta", purchase: "compra" },
    chart: "Ventas por mes",
  },
  it: {
    sales: "Vendite",
    purchases: "Acquisti",
    inAYear: (animals) => `${animals} in un anno`,
    animal: ["animale", "animali"],
    each: "Prezzo medio",
    onSale: "per animale venduto",
    toCash: "Da incassare",
    allPaid: "tutto è pagato",
    paid: "Pagati",
    title: "Ultimi acquisti e vendite",
    movement: "A chi, da chi",
    on: "Data",
    noting: "Annota una vendita",
    buyer: "Acquirente",
    price: "Prezzo",
    sold: { cow: "vacca", calf: "Vitello maschio" },
    kinds: { sale: "vendita", purchase: "acquisto" },
    chart: "Vendite al mese",
  },
};
