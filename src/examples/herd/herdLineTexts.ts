import type { Texts } from "../parts/textsIn";

export interface HerdLineTexts {
  readonly herd: (cows: number, young: number) => string;
  /** How old the data are: in a sentence, and where there is little room. */
  readonly data: Readonly<Record<"today" | "yesterday", (time: string) => readonly [string, string]>>;
  readonly time: (hour: number, minute: string) => string;
}

export const HERD_LINE: Texts<HerdLineTexts> = {
  fr: {
    herd: (cows, young) => `${cows} vaches, ${young} jeunes`,
    data: {
      today: (time) => [`Données de ce matin, ${time}`, `ce matin, ${time}`],
      yesterday: (time) => [`Données d’hier, ${time}`, `hier, ${time}`],
    },
    time: (hour, minute) => `${hour}\u00a0h\u00a0${minute}`,
  },
  en: {
    herd: (cows, young) => `${cows} cows, ${young} young`,
    data: {
      today: (time) => [`Data of this morning, ${time}`, `this morning, ${time}`],
      yesterday: (time) => [`Data of yesterday, ${time}`, `yesterday, ${time}`],
    },
    time: (hour, minute) => `${hour}:${minute}`,
  },
  de: {
    herd: (cows, young) => `${cows} Kühe, ${young} Jungtiere`,
    data: {
      today: (time) => [`Daten von heute Morgen, ${time}`, `heute Morgen, ${time}`],
      yesterday: (time) => [`Daten von gestern, ${time}`, `gestern, ${time}`],
    },
    time: (hour, minute) => `${hour}:${minute}`,
  },
  es: {
    herd: (cows, young) => `${cows} vacas, ${young} jóvenes`,
    data: {
      today: (time) => [`Datos de esta mañana, ${time}`, `esta mañana, ${time}`],
      yesterday: (time) => [`Datos de ayer, ${time}`, `ayer, ${time}`],
    },
    time: (hour, minute) => `${hour}:${minute}`,
  },
  it: {
    herd: (cows, young) => `${cows} vacche, ${young} giovani`,
    data: {
      today: (time) => [`Dati di stamattina, ${time}`, `stamattina, ${time}`],
      yesterday: (time) => [`Dati di ieri, ${time}`, `ieri, ${time}`],
    },
    time: (hour, minute) => `${hour}:${minute}`,
  },
};
