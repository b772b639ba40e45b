import type { Texts } from "../../../parts/textsIn";

export type Label = "watch" | "sell" | "keep" | "old" | "calm";

interface LabelTexts {
  readonly labelled: string;
  readonly of: (animals: number) => string;
  readonly several: string;
  readonly ofThem: string;
  readonly most: string;
  readonly named: (label: string) => string;
  readonly title: string;
  readonly label: string;
  readonly animals: string;
  readonly last: string;
  readonly first: string;
  readonly more: (name: string, others: number) => string;
  readonly none: string;
  readonly toSee: string;
  readonly noting: string;
  readonly known: string;
  /** What it says, and of whom. */
  readonly items: Readonly<Record<Label, readonly [name: string, what: string]>>;
}

export const LABELS: Texts<LabelTexts> = {
  fr: {
    labelled: "Animaux étiquetés",
    of: (animals) => `sur ${animals} animaux`,
    several: "Avec deux ou plus",
    ofThem: "étiquettes à la fois",
    most: "La plus posée",
    named: (label) => `étiquette « ${label} »`,
    title: "Vos étiquettes",
    label: "Étiquette",
    animals: "Animaux",
    last: "Posée le",
    first: "Qui la porte",
    more: (name, others) => (others === 0 ? name : others > 1 ? `${name} et ${others} autres` : `${name} et 1 autre`),
    none: "personne",
    toSee: "À voir",
    noting: "Poser une étiquette",
    known: "Pour mémoire",
    items: {
      watch: ["À surveiller", "plus de 7 j de retard"],
      sell: ["À vendre", "réforme prévue"],
      keep: ["À garder", "index 120 et plus"],
      old: ["Doyennes", "plus de 5 veaux"],
      calm: ["Dociles", "pour les concours"],
    },
  },
  en: {
    labelled: "Animals with a label",
    of: (animals) => `of ${animals} animals`,
    several: "With two or more",
    ofThem: "labels at once",
    most: "The most used",
    named: (label) => `label “${label}”`,
    title: "Your labels",
    label: "Label",
    animals: "Animals",
    last: "Put on",
    first: "Who wears it",
    more: (name, others) => (others > 0 ? `${name} and ${others} more` : name),
    none: "nobody",
    toSee: "To see to",
    noting: "Put on a label",
    known: "To remember",
    items: {
      watch: ["To watch", "over 7 days late"],
      sell: ["To sell", "to be culled"],
      keep: ["To keep", "index 120 and more"],
      old: ["Eldest", "more than 5 calves"],
      calm: ["Calm", "for shows"],
    },
  },
  de: {
    labelled: "Tiere mit Markierung",
    of: (animals) => `von ${animals} Tieren`,
    several: "Mit zwei oder mehr",
    ofThem: "Markierungen zugleich",
    most: "Die häufigste",
    named: (label) => `Markierung „${label}“`,
    title: "Ihre Markierungen",
    label: "Markierung",
    animals: "Tiere",
    last: "Gesetzt am",
    first: "Wer sie trägt",
    more: (name, others) => (others === 0 ? name : others > 1 ? `${name} und ${others} weitere` : `${name} und 1 weiteres Tier`),
    none: "niemand",
    toSee: "Zu erledigen",
    noting: "Tier markieren",
    known: "Zur Erinnerung",
    items: {
      watch: ["Zu beobachten", "über 7 Tage überfällig"],
      sell: ["Zu verkaufen", "Merzung geplant"],
      keep: ["Zu behalten", "Zuchtwert ab 120"],
      old: ["Älteste", "mehr als 5 Kälber"],
      calm: ["Ruhig", "für Schauen"],
    },
  },
  es: {
    labelled: "Animales etiquetados",
    of: (animals) => `de ${animals} animales`,
    several: "Con dos o más",
    ofThem: "etiquetas a la vez",
    most: "La más usada",
    named: (label) => `etiqueta «${label}»`,
    title: "Sus etiquetas",
    label: "Etiqueta",
    animals: "Animales",
    last: "Puesta el",
    first: "Quién la lleva",
    more: (name, others) => (others > 0 ? `${name} y ${others} más` : name),
    none: "ninguno",
    toSee: "Por ver",
    noting: "Poner una etiqueta",
    known: "Para recordar",
    items: {
      watch: ["A vigilar", "más de 7 d de retraso"],
      sell: ["Por vender", "desvieje previsto"],
      keep: ["Por guardar", "índice 120 y más"],
      old: ["Decanas", "más de 5 terneros"],
      calm: ["Dóciles", "para concursos"],
    },
  },
  it: {
    labelled: "Animali etichettati",
    of: (animals) => `su ${animals} animali`,
    several: "Con due o più",
    ofThem: "etichette insieme",
    most: "La più usata",
    named: (label) => `etichetta «${label}»`,
    title: "Le tue etichette",
    label: "Etichetta",
    animals: "Animali",
    last: "Messa il",
    first: "Chi la porta",
    more: (name, others) => (others === 0 ? name : others > 1 ? `${name} e altri ${others}` : `${name} e un altro`),
    none: "nessuno",
    toSee: "Da vedere",
    noting: "Metti un’etichetta",
    known: "Per memoria",
    items: {
      watch: ["Da seguire", "oltre 7 g di ritardo"],
      sell: ["Da vendere", "riforma prevista"],
      keep: ["Da tenere", "indice 120 e più"],
      old: ["Decane", "più di 5 vitelli"],
      calm: ["Docili", "per le mostre"],
    },
  },
};
