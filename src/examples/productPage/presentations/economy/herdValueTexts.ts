import type { Texts } from "../../../parts/textsIn";

interface ValueTexts {
  readonly herd: string;
  readonly inAYear: (change: string) => string;
  readonly groups: Readonly<Record<"cows" | "heifers" | "calves", string>>;
  readonly each: (animals: string, price: string) => string;
  readonly animal: readonly [one: string, more: string];
  readonly title: string;
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
    each: (animals, price) => `${animals}, ${price} par tête`,
    animal: ["animal", "animaux"],
    title: "Valeur par catégorie",
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
    each: (animals, price) => `${animals}, ${price} a head`,
    animal: ["animal", "animals"],
    title: "Value by category",
    category: "Category",
    animals: "Animals",
    age: "Mean age",
    head: "A head",
    total: "Total",
    change: "In a year",
  },
  de: {
    herd: "Die ganze Herde",
    inAYear: (change) => `${change} in einem Jahr`,
    groups: { cows: "Kühe", heifers: "Färsen", calves: "Kälber" },
    each: (animals, price) => `${animals}, ${price} je Tier`,
    animal: ["Tier", "Tiere"],
    title: "Wert je Gruppe",
    category: "Gruppe",
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
    each: (animals, price) => `${animals}, ${price} por cabeza`,
    animal: ["animal", "animales"],
    title: "Valor por categoría",
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
    each: (animals, price) => `${animals}, ${price} a capo`,
    animal: ["animale", "animali"],
    title: "Valore per categoria",
    category: "Categoria",
    animals: "Animali",
    age: "Età media",
    head: "A capo",
    total: "Totale",
    change: "In un anno",
  },
};
