import type { Texts } from "../../../parts/textsIn";

interface ValueTexts {
  readonly herd: string;
  readonly inAYear: (change: string) => string;
  readonly groups: Readonly<Record<"cows" | "heifers" | "calves", string>>;
  readonly each: (count: string, price: string) => string;
  readonly title: string;
  readonly share: string;
  readonly category: string;
  readonly animals: string;
  readonly age: string;
  readonly head: string;
  readonly total: string;
  readonly change: string;
}

export const VALUE: Texts<ValueTexts> = {
  fr: {
    herd: "Tout le troupeau",
    inAYear: (change) => `${change} en un an`,
    groups: { cows: "Vaches", heifers: "Génisses", calves: "Veaux" },
    each: (count, price) => `${count} · ${price}/tête`,
    title: "Valeur par catégorie",
    share: "Part de la valeur",
    category: "Catégorie",
    animals: "Animaux",
    age: "Âge moyen",
    head: "Par tête",
    total: "Total",
    change: "En un an",
  },
  en: {
    herd: "The whole herd",
    inAYear: (change) => `${change} in a year`,
    groups: { cows: "Cows", heifers: "Heifers", calves: "Calves" },
    each: (count, price) => `${count} · ${price}/head`,
    title: "Value by category",
    share: "Share of the value",
    category: "Category",
    animals: "Animals",
    age: "Mean age",
    head: "Per head",
    total: "Total",
    change: "In a year",
  },
  de: {
    herd: "Die ganze Herde",
    inAYear: (change) => `${change} in einem Jahr`,
    groups: { cows: "Kühe", heifers: "Färsen", calves: "Kälber" },
    each: (count, price) => `${count} · ${price}/Tier`,
    title: "Wert je Kategorie",
    share: "Anteil am Wert",
    category: "Kategorie",
    animals: "Tiere",
    age: "Alter im Mittel",
    head: "Je Tier",
    total: "Gesamt",
    change: "In einem Jahr",
  },
  es: {
    herd: "Todo el rebaño",
    inAYear: (change) => `${change} en un año`,
    groups: { cows: "Vacas", heifers: "Novillas", calves: "Terneros" },
    each: (count, price) => `${count} · ${price}/cabeza`,
    title: "Valor por categoría",
    share: "Parte del valor",
    category: "Categoría",
    animals: "Animales",
    age: "Edad media",
    head: "Por cabeza",
    total: "Total",
    change: "En un año",
  },
  it: {
    herd: "Tutta la mandria",
    inAYear: (change) => `${change} in un anno`,
    groups: { cows: "Vacche", heifers: "Manze", calves: "Vitelli" },
    each: (count, price) => `${count} · ${price}/capo`,
    title: "Valore per categoria",
    share: "Quota del valore",
    category: "Categoria",
    animals: "Animali",
    age: "Età media",
    head: "Per capo",
    total: "Totale",
    change: "In un anno",
  },
};
