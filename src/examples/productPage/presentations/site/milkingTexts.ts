import type { Texts } from "../../../parts/textsIn";

interface MilkingTexts {
  readonly yesterday: string;
  readonly twoMilkings: string;
  readonly morning: string;
  readonly cows: (count: number) => string;
  readonly flow: string;
  readonly perMinute: string;
  readonly onAverage: string;
  readonly toSee: string;
  readonly less: (percent: number) => string;
  readonly title: string;
  readonly change: string;
  readonly gap: string;
  readonly normal: string;
  readonly chart: string;
}

export const MILKING: Texts<MilkingTexts> = {
  fr: {
    yesterday: "Lait d’hier",
    twoMilkings: "en deux traites",
    morning: "Ce matin",
    cows: (count) => `${count} vaches traites`,
    flow: "Débit",
    perMinute: "L/min",
    onAverage: "en moyenne",
    toSee: "À regarder",
    less: (percent) => `plus de ${percent} % de lait en moins`,
    title: "Vaches",
    change: "D’habitude → ce matin",
    gap: "Écart",
    normal: "Normales",
    chart: "Lait par jour",
  },
  en: {
    yesterday: "Yesterday’s milk",
    twoMilkings: "in two milkings",
    morning: "This morning",
    cows: (count) => `${count} cows milked`,
    flow: "Flow",
    perMinute: "L/min",
    onAverage: "on average",
    toSee: "To look at",
    less: (percent) => `more than ${percent} % less milk`,
    title: "Cows",
    change: "Usually → this morning",
    gap: "Difference",
    normal: "Normal",
    chart: "Milk by day",
  },
  de: {
    yesterday: "Milch von gestern",
    twoMilkings: "in zwei Melkungen",
    morning: "Heute Morgen",
    cows: (count) => `${count} Kühe gemolken`,
    flow: "Milchfluss",
    perMinute: "L/min",
    onAverage: "im Mittel",
    toSee: "Auffällig",
    less: (percent) => `über ${percent} % weniger Milch`,
    title: "Kühe",
    change: "Üblich → heute Morgen",
    gap: "Abweichung",
    normal: "Normal",
    chart: "Milch je Tag",
  },
  es: {
    yesterday: "Leche de ayer",
    twoMilkings: "en dos ordeños",
    morning: "Esta mañana",
    cows: (count) => `${count} vacas ordeñadas`,
    flow: "Flujo",
    perMinute: "L/min",
    onAverage: "de media",
    toSee: "Por mirar",
    less: (percent) => `más de un ${percent} % menos de leche`,
    title: "Vacas",
    change: "Habitual → esta mañana",
    gap: "Diferencia",
    normal: "Normales",
    chart: "Leche por día",
  },
  it: {
    yesterday: "Latte di ieri",
    twoMilkings: "in due mungiture",
    morning: "Stamattina",
    cows: (count) => `${count} vacche munte`,
    flow: "Flusso",
    perMinute: "L/min",
    onAverage: "in media",
    toSee: "Da guardare",
    less: (percent) => `oltre il ${percent} % di latte in meno`,
    title: "Vacche",
    change: "Di solito → stamattina",
    gap: "Scarto",
    normal: "Normali",
    chart: "Latte al giorno",
  },
};
