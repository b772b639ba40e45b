import type { EnvoisTexts } from "./envoisTexts";

type Words = readonly [one: string, many: string];

/** "1 à corriger, 2 en attente, 14 envoyés"; what is none is left out. */
export function summaryOf(parked: Words, waiting: Words, sent: Words, none: string): EnvoisTexts["summary"] {
  return (...counts) => {
    const parts = [parked, waiting, sent].flatMap((words, at) => {
      const count = counts[at] ?? 0;
      return count === 0 ? [] : [`${count} ${count === 1 ? words[0] : words[1]}`];
    });
    return parts.join(", ") || none;
  };
}
