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
    ofThem: (forages) => `dont ${forages} de la ferme`,
    energy: "Énergie par kg MS",
    protein: "Protéines par kg MS",
    price: "Prix par t MS",
    mostEnergy: "Le plus d’énergie",
    mostProtein: "Le plus de protéines",
    cheapest: "Le moins cher",
    title: "Valeur et prix de chaque aliment",
    origin: "Origine",
    forage: "De la ferme",
    bought: "Acheté",
    chart: "Prix de 1.000 UFL",
    note: "MS\u00a0: matière sèche. UFL\u00a0: énergie. PDI\u00a0: protéines que la vache digère. Énergie et protéines par kilo, prix par tonne.",
  },
  en: {
    known: "Feeds",
    ofThem: (forages) => `${forages} of them from the farm`,
    energy: "Energy per kg DM",
    protein: "Protein per kg DM",
    price: "Price per t DM",
    mostEnergy: "Most energy",
    mostProtein: "Most protein",
    cheapest: "Cheapest",
    title: "Value and price of each feed",
    origin: "Origin",
    forage: "From the farm",
    bought: "Bought",
    chart: "Price of 1.000 UFL",
    note: "DM: dry matter. UFL: energy. PDI: protein that the cow digests. Energy and protein a kilo, price a tonne.",
  },
  de: {
    known: "Futtermittel",
    ofThem: (forages) => `davon ${forages} vom Betrieb`,
    energy: "Energie je kg TM",
    protein: "Eiweiß je kg TM",
    price: "Preis je t TM",
    mostEnergy: "Am meisten Energie",
    mostProtein: "Am meisten Eiweiß",
    cheapest: "Am günstigsten",
    title: "Wert und Preis jedes Futtermittels",
    origin: "Herkunft",
    forage: "Vom Betrieb",
    bought: "Zukauf",
    chart: "Preis von 1.000 UFL",
    note: "TM: Trockenmasse. UFL: Energie. PDI: Eiweiß, das die Kuh verdaut. Energie und Eiweiß je Kilo, Preis je Tonne.",
  },
  es: {
    known: "Alimentos",
    ofThem: (forages) => `${forages} de la granja`,
    energy: "Energía por kg MS",
    protein: "Proteínas por kg MS",
    price: "Precio por t MS",
    mostEnergy: "Más energía",
    mostProtein: "Más proteínas",
    cheapest: "El más barato",
    title: "Valor y precio de cada alimento",
    origin: "Origen",
    forage: "De la granja",
    bought: "Comprado",
    chart: "Precio de 1.000 UFL",
    note: "MS: materia seca. UFL: energía. PDI: proteínas que la vaca digiere. Energía y proteínas por kilo, precio por tonelada.",
  },
  it: {
    known: "Alimenti",
    ofThem: (forages) => `di cui ${forages} dell’azienda`,
    energy: "Energia per kg SS",
    protein: "Proteine per kg SS",
    price: "Prezzo per t SS",
    mostEnergy: "Più energia",
    mostProtein: "Più proteine",
    cheapest: "Il più economico",
    title: "Valore e prezzo di ogni alimento",
    origin: "Origine",
    forage: "Dell’azienda",
    bought: "Acquistato",
    chart: "Prezzo di 1.000 UFL",
    note: "SS: sostanza secca. UFL: energia. PDI: proteine che la vacca digerisce. Energia e proteine al chilo, prezzo alla tonnellata.",
  },
};
