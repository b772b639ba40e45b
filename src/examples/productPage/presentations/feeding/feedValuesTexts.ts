import type { Texts } from "../../../parts/textsIn";

interface FeedValueTexts {
  readonly known: string;
  readonly ofThem: (forages: number) => string;
  readonly energy: string;
  readonly protein: string;
  readonly price: string;
  readonly mostEnergy: string;
  readonly mostProtein: string;
  readonly cheapest: string;
  readonly title: string;
  readonly origin: string;
  readonly forage: string;
  readonly bought: string;
  readonly chart: string;
  readonly note: string;
}

export const FEED_VALUES: Texts<FeedValueTexts> = {
  fr: {
    known: "Aliments",
    ofThem: (forages) => `dont ${forages} fourrages de la ferme`,
    energy: "Énergie",
    protein: "Protéines",
    price: "Prix",
    mostEnergy: "Le plus d’énergie",
    mostProtein: "Le plus de protéines",
    cheapest: "Le moins cher",
    title: "Valeur par kg de matière sèche",
    origin: "Origine",
    forage: "De la ferme",
    bought: "Acheté",
    chart: "Prix de 1.000 UFL",
    note: "UFL : énergie d’un kilo de matière sèche (MS). PDI : protéines que la vache digère.",
  },
  en: {
    known: "Feeds",
    ofThem: (forages) => `${forages} of them forages of the farm`,
    energy: "Energy",
    protein: "Protein",
    price: "Price",
    mostEnergy: "Most energy",
    mostProtein: "Most protein",
    cheapest: "Cheapest",
    title: "Value of a kg of dry matter",
    origin: "Origin",
    forage: "From the farm",
    bought: "Bought",
    chart: "Price of 1.000 UFL",
    note: "UFL: energy of a kilo of dry matter. PDI: protein that the cow digests.",
  },
  de: {
    known: "Futtermittel",
    ofThem: (forages) => `davon ${forages} eigene Grundfutter`,
    energy: "Energie",
    protein: "Eiweiß",
    price: "Preis",
    mostEnergy: "Am meisten Energie",
    mostProtein: "Am meisten Eiweiß",
    cheapest: "Am günstigsten",
    title: "Wert je kg Trockenmasse",
    origin: "Herkunft",
    forage: "Vom Betrieb",
    bought: "Zukauf",
    chart: "Preis von 1.000 UFL",
    note: "UFL: Energie eines Kilos Trockenmasse (TM). PDI: Eiweiß, das die Kuh verdaut.",
  },
  es: {
    known: "Alimentos",
    ofThem: (forages) => `${forages} forrajes de la explotación`,
    energy: "Energía",
    protein: "Proteínas",
    price: "Precio",
    mostEnergy: "Más energía",
    mostProtein: "Más proteínas",
    cheapest: "El más barato",
    title: "Valor por kg de materia seca",
    origin: "Origen",
    forage: "De la granja",
    bought: "Comprado",
    chart: "Precio de 1.000 UFL",
    note: "UFL: energía de un kilo de materia seca (MS). PDI: proteínas que la vaca digiere.",
  },
  it: {
    known: "Alimenti",
    ofThem: (forages) => `di cui ${forages} foraggi aziendali`,
    energy: "Energia",
    protein: "Proteine",
    price: "Prezzo",
    mostEnergy: "Più energia",
    mostProtein: "Più proteine",
    cheapest: "Il più economico",
    title: "Valore per kg di sostanza secca",
    origin: "Origine",
    forage: "Dell’azienda",
    bought: "Acquistato",
    chart: "Prezzo di 1.000 UFL",
    note: "UFL: energia di un chilo di sostanza secca (SS). PDI: proteine che la vacca digerisce.",
  },
};
