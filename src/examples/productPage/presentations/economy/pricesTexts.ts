import type { Texts } from "../../../parts/textsIn";

export type Kind = "cull" | "beefCow" | "bull" | "heifer" | "calf";

interface PriceTexts {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly inAWeek: (change: string) => string;
  readonly offers: string;
  readonly near: string;
  readonly title: string;
  readonly category: string;
  readonly price: string;
  readonly change: string;
  readonly rises: string;
  readonly falls: string;
  readonly chart: (kind: string) => string;
}

export const PRICES: Texts<PriceTexts> = {
  fr: {
    kinds: {
      cull: "Vache de réforme",
      beefCow: "Vache à viande",
      bull: "Jeune bovin",
      heifer: "Génisse pleine",
      calf: "Veau de 3 semaines",
    },
    inAWeek: (change) => `${change} en une semaine`,
    offers: "Offres d’achat",
    near: "à moins de 50 km",
    title: "Cours de la semaine",
    category: "Catégorie",
    price: "Cours",
    change: "En une semaine",
    rises: "Monte",
    falls: "Baisse",
    chart: (kind) => `${kind} par semaine`,
  },
  en: {
    kinds: { cull: "Cull cow", beefCow: "Beef cow", bull: "Young bull", heifer: "Heifer in calf", calf: "Calf of 3 weeks" },
    inAWeek: (change) => `${change} in a week`,
    offers: "Offers to buy",
    near: "within 50 km",
    title: "Prices of the week",
    category: "Category",
    price: "Price",
    change: "In a week",
    rises: "Rises",
    falls: "Falls",
    chart: (kind) => `${kind} by week`,
  },
  de: {
    kinds: { cull: "Merzkuh", beefCow: "Fleischkuh", bull: "Jungbulle", heifer: "Tragende Färse", calf: "Kalb, 3 Wochen" },
    inAWeek: (change) => `${change} in einer Woche`,
    offers: "Kaufangebote",
    near: "im Umkreis von 50 km",
    title: "Preise der Woche",
    category: "Kategorie",
    price: "Preis",
    change: "In einer Woche",
    rises: "Steigt",
    falls: "Fällt",
    chart: (kind) => `${kind} je Woche`,
  },
  es: {
    kinds: { cull: "Vaca de desvieje", beefCow: "Vaca de carne", bull: "Añojo", heifer: "Novilla preñada", calf: "Ternero de 3 semanas" },
    inAWeek: (change) => `${change} en una semana`,
    offers: "Ofertas de compra",
    near: "a menos de 50 km",
    title: "Cotizaciones de la semana",
    category: "Categoría",
    price: "Precio",
    change: "En una semana",
    rises: "Sube",
    falls: "Baja",
    chart: (kind) => `${kind} por semana`,
  },
  it: {
    kinds: {
      cull: "Vacca di riforma",
      beefCow: "Vacca da carne",
      bull: "Vitellone",
      heifer: "Manza gravida",
      calf: "Vitello di 3 settimane",
    },
    inAWeek: (change) => `${change} in una settimana`,
    offers: "Offerte di acquisto",
    near: "entro 50 km",
    title: "Prezzi della settimana",
    category: "Categoria",
    price: "Prezzo",
    change: "In una settimana",
    rises: "Sale",
    falls: "Scende",
    chart: (kind) => `${kind} a settimana`,
  },
};
