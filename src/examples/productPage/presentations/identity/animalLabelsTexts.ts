import type { Texts } from "../../../parts/textsIn";

export type Label = "watch" | "sell" | "keep" | "old" | "calm";

interface LabelTexts {
  readonly labelled: string;
  readonly of: (animals: number) => string;
  readonly labels: string;
  readonly worn: (count: number) => string;
  readonly most: string;
  readonly title: string;
  readonly label: string;
  readonly animals: string;
  readonly last: string;
  readonly inUse: string;
  readonly unused: string;
  readonly chart: string;
  /** What it says, and of whom. */
  readonly items: Readonly<Record<Label, readonly [name: string, what: string]>>;
}

export const LABELS: Texts<LabelTexts> = {
  fr: {
    labelled: "Animaux étiquetés",
    of: (animals) => `sur ${animals} animaux`,
    labels: "Étiquettes",
    worn: (count) => `dont ${count} en service`,
    most: "La plus posée",
    title: "Vos étiquettes",
    label: "Étiquette",
    animals: "Animaux",
    last: "Posée le",
    inUse: "En service",
    unused: "Libre",
    chart: "Animaux par étiquette",
    items: {
      watch: ["À surveiller", "en retard de plus d’une semaine"],
      sell: ["À vendre", "réforme prévue"],
      keep: ["À garder", "index 120 et plus"],
      old: ["Doyennes", "plus de 5 veaux"],
      calm: ["Dociles", "pour les concours"],
    },
  },
  en: {
    labelled: "Animals with a label",
    of: (animals) => `of ${animals} animals`,
    labels: "Labels",
    worn: (count) => `${count} of them in use`,
    most: "The most used",
    title: "Your labels",
    label: "Label",
    animals: "Animals",
    last: "Put on",
    inUse: "In use",
    unused: "Free",
    chart: "Animals by label",
    items: {
      watch: ["To watch", "late by more than a week"],
      sell: ["To sell", "to be culled"],
      keep: ["To keep", "index 120 and more"],
      old: ["Eldest", "more than 5 calves"],
      calm: ["Calm", "for shows"],
    },
  },
  de: {
    labelled: "Tiere mit Markierung",
    of: (animals) => `von ${animals} Tieren`,
    labels: "Markierungen",
    worn: (count) => `davon ${count} in Gebrauch`,
    most: "Die häufigste",
    title: "Ihre Markierungen",
    label: "Markierung",
    animals: "Tiere",
    last: "Gesetzt am",
    inUse: "In Gebrauch",
    unused: "Frei",
    chart: "Tiere je Markierung",
    items: {
      watch: ["Zu beobachten", "über eine Woche verspätet"],
      sell: ["Zu verkaufen", "Merzung geplant"],
      keep: ["Zu behalten", "Zuchtwert ab 120"],
      old: ["Älteste", "mehr als 5 Kälber"],
      calm: ["Ruhig", "für Schauen"],
    },
  },
  es: {
    labelled: "Animales etiquetados",
    of: (animals) => `de ${animals} animales`,
    labels: "Etiquetas",
    worn: (count) => `${count} en uso`,
    most: "La más usada",
    title: "Sus etiquetas",
    label: "Etiqueta",
    animals: "Animales",
    last: "Puesta el",
    inUse: "En uso",
    unused: "Libre",
    chart: "Animales por etiqueta",
    items: {
      watch: ["A vigilar", "con más de una semana de retraso"],
      sell: ["Por vender", "desvieje previsto"],
      keep: ["Por guardar", "índice 120 y más"],
      old: ["Decanas", "más de 5 terneros"],
      calm: ["Dóciles", "para concursos"],
    },
  },
  it: {
    labelled: "Animali etichettati",
    of: (animals) => `su ${animals} animali`,
    labels: "Etichette",
    worn: (count) => `di cui ${count} in uso`,
    most: "La più usata",
    title: "Le vostre etichette",
    label: "Etichetta",
    animals: "Animali",
    last: "Messa il",
    inUse: "In uso",
    unused: "Libera",
    chart: "Animali per etichetta",
    items: {
      watch: ["Da seguire", "in ritardo di più di una settimana"],
      sell: ["Da vendere", "riforma prevista"],
      keep: ["Da tenere", "indice 120 e più"],
      old: ["Decane", "più di 5 vitelli"],
      calm: ["Docili", "per le mostre"],
    },
  },
};
