import type { Texts } from "../../../parts/textsIn";

interface FeedValueTexts {
  readonly known: string;
  readonly ofThem: (forages: number) => string;
  readonly energy: string;
  readonly protein: string;
  readonly price: string;
  readonly onAverage: string;
  readonly title: string;
  readonly forage: string;
  readonly bought: string;
  readonly chart: string;
}

export const FEED_VALUES: Texts<FeedValueTexts> = {
  fr: {
    known: "Aliments",
    ofThem: (forages) => `dont ${forages} fourrages de la ferme`,
    energy: "Énergie",
    protein: "Protéines",
    price: "Prix",
    onAverage: "fourrages, en moyenne",
    title: "Aliments et leur valeur, par kg de MS",
    forage: "Fourrage",
    bought: "Acheté",
    chart: "Prix, aliment par aliment",
  },
  en: {
    known: "Feeds",
    ofThem: (forages) => `${forages} of them forages of the farm`,
    energy: "Energy",
    protein: "Protein",
    price: "Price",
    onAverage: "forages, on average",
    title: "Feeds and their value, a kg of dry matter",
    forage: "Forage",
    bought: "Bought",
    chart: "Price, feed by feed",
  },
  de: {
    known: "Futtermittel",
    ofThem: (forages) => `davon ${forages} eigene Grundfutter`,
    energy: "Energie",
    protein: "Eiweiß",
    price: "Preis",
    onAverage: "Grundfutter, im Mittel",
    title: "Futtermittel und ihr Wert je kg TM",
    forage: "Grundfutter",
    bought: "Zukauf",
    chart: "Preis, Futtermittel für Futtermittel",
  },
  es: {
    known: "Alimentos",
    ofThem: (forages) => `${forages} forrajes de la explotación`,
    energy: "Energía",
    protein: "Proteínas",
    price: "Precio",
    onAverage: "forrajes, de media",
    title: "Alimentos y su valor, por kg de MS",
    forage: "Forraje",
    bought: "Comprado",
    chart: "Precio, alimento por alimento",
  },
  it: {
    known: "Alimenti",
    ofThem: (forages) => `di cui ${forages} foraggi aziendali`,
    energy: "Energia",
    protein: "Proteine",
    price: "Prezzo",
    onAverage: "foraggi, in media",
    title: "Alimenti e il loro valore, per kg di SS",
    forage: "Foraggio",
    bought: "Acquistato",
    chart: "Prezzo, alimento per alimento",
  },
};
