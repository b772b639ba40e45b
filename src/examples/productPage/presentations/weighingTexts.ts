import type { Texts } from "../../parts/textsIn";

interface WeighingTexts {
  readonly toWeigh: string;
  readonly soon: (count: number) => string;
  readonly from: (day: string) => string;
  readonly last: string;
  readonly weighed: (count: number) => string;
  readonly lastWeight: string;
  readonly expected: string;
  readonly since: (kg: string) => string;
  readonly title: string;
}

export const WEIGHING: Texts<WeighingTexts> = {
  fr: {
    toWeigh: "Animaux à peser",
    soon: (count) => `dont ${count} cette semaine`,
    from: (day) => `les premiers le ${day}`,
    last: "Dernière pesée",
    weighed: (count) => (count > 1 ? `${count} animaux pesés` : `${count} animal pesé`),
    lastWeight: "Dernier poids",
    expected: "Poids attendu",
    since: (kg) => `${kg} depuis la dernière`,
    title: "Prochains animaux à peser",
  },
  en: {
    toWeigh: "Animals to weigh",
    soon: (count) => `${count} of them this week`,
    from: (day) => `the first on ${day}`,
    last: "Last weighing",
    weighed: (count) => (count === 1 ? "1 animal weighed" : `${count} animals weighed`),
    lastWeight: "Last weight",
    expected: "Expected weight",
    since: (kg) => `${kg} since the last`,
    title: "Next animals to weigh",
  },
  de: {
    toWeigh: "Zu wiegende Tiere",
    soon: (count) => `davon ${count} in dieser Woche`,
    from: (day) => `die ersten am ${day}`,
    last: "Letzte Wiegung",
    weighed: (count) => (count === 1 ? "1 Tier gewogen" : `${count} Tiere gewogen`),
    lastWeight: "Letztes Gewicht",
    expected: "Erwartetes Gewicht",
    since: (kg) => `${kg} seit der letzten`,
    title: "Die nächsten zu wiegenden Tiere",
  },
  es: {
    toWeigh: "Animales por pesar",
    soon: (count) => `${count} esta semana`,
    from: (day) => `los primeros el ${day}`,
    last: "Último pesaje",
    weighed: (count) => (count === 1 ? "1 animal pesado" : `${count} animales pesados`),
    lastWeight: "Último peso",
    expected: "Peso esperado",
    since: (kg) => `${kg} desde el último`,
    title: "Próximos animales por pesar",
  },
  it: {
    toWeigh: "Animali da pesare",
    soon: (count) => `di cui ${count} questa settimana`,
    from: (day) => `i primi il ${day}`,
    last: "Ultima pesata",
    weighed: (count) => (count === 1 ? "1 animale pesato" : `${count} animali pesati`),
    lastWeight: "Ultimo peso",
    expected: "Peso atteso",
    since: (kg) => `${kg} dall’ultima`,
    title: "Prossimi animali da pesare",
  },
};
