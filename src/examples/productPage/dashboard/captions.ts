import type { SampleName } from "./figures";

type Captions = Readonly<Record<SampleName | "demo", string>> & {
  /** What stands under the first and the last of so many weeks: until now, and from now on. */
  readonly weeks: Readonly<Record<"ago" | "ahead", (count: number) => readonly [string, string]>>;
};

const FR: Captions = {
  treatments: "traitements en 4 semaines",
  moves: "mouvements en 4 semaines",
  calvings: "vêlages prévus sous 8 semaines",
  milk: "kg de lait par vache et jour",
  intake: "kg de MS par vache et jour",
  margin: "€ de marge sur coût alimentaire par vache et jour",
  index: "index moyen du troupeau",
  interval: "jours entre deux vêlages",
  ages: "ans d’âge moyen",
  groups: "lots",
  parities: "vaches, par rang de vêlage",
  animals: "vaches présentes, par âge",
  pregnant: "% de vaches gestantes",
  demo: "Calculé sur le troupeau de démonstration de cet élevage.",
  weeks: {
    ago: (n) => [`il y a ${n} sem.`, "cette semaine"],
    ahead: (n) => ["cette semaine", `dans ${n} sem.`],
  },
};

const EN: Captions = {
  treatments: "treatments in 4 weeks",
  moves: "movements in 4 weeks",
  calvings: "calvings due within 8 weeks",
  milk: "kg of milk per cow and day",
  intake: "kg of dry matter per cow and day",
  margin: "€ margin over feed per cow and day",
  index: "mean index of the herd",
  interval: "days between calvings",
  ages: "years of age on average",
  groups: "groups",
  parities: "cows, by parity",
  animals: "cows present, by age",
  pregnant: "% of cows in calf",
  demo: "Computed from the demo animals of this herd.",
  weeks: {
    ago: (n) => [`${n} weeks ago`, "this week"],
    ahead: (n) => ["this week", `in ${n} weeks`],
  },
};

const DE: Captions = {
  treatments: "Behandlungen in 4 Wochen",
  moves: "Tierbewegungen in 4 Wochen",
  calvings: "Abkalbungen in den nächsten 8 Wochen",
  milk: "kg Milch je Kuh und Tag",
  intake: "kg TM je Kuh und Tag",
  margin: "€ über Futterkosten je Kuh und Tag",
  index: "mittlerer Zuchtwert der Herde",
  interval: "Tage Zwischenkalbezeit",
  ages: "Jahre alt im Mittel",
  groups: "Gruppen",
  parities: "Kühe, nach Laktation",
  animals: "Kühe im Bestand, nach Alter",
  pregnant: "% trächtige Kühe",
  demo: "Aus den Beispieltieren dieses Betriebs berechnet.",
  weeks: {
    ago: (n) => [`vor ${n} Wo.`, "diese Woche"],
    ahead: (n) => ["diese Woche", `in ${n} Wo.`],
  },
};

const ES: Captions = {
  treatments: "tratamientos en 4 semanas",
  moves: "movimientos en 4 semanas",
  calvings: "partos previstos en 8 semanas",
  milk: "kg de leche por vaca y día",
  intake: "kg de MS por vaca y día",
  margin: "€ de margen sobre alimentación por vaca y día",
  index: "índice medio del rebaño",
  interval: "días entre partos",
  ages: "años de edad media",
  groups: "lotes",
  parities: "vacas, por número de parto",
  animals: "vacas presentes, por edad",
  pregnant: "% de vacas gestantes",
  demo: "Calculado con los animales de demostración de esta explotación.",
  weeks: {
    ago: (n) => [`hace ${n} sem.`, "esta semana"],
    ahead: (n) => ["esta semana", `en ${n} sem.`],
  },
};

const IT: Captions = {
  treatments: "trattamenti in 4 settimane",
  moves: "movimenti in 4 settimane",
  calvings: "parti previsti entro 8 settimane",
  milk: "kg di latte per vacca al giorno",
  intake: "kg di SS per vacca al giorno",
  margin: "€ di margine sui costi alimentari per vacca al giorno",
  index: "indice medio della mandria",
  interval: "giorni tra due parti",
  ages: "anni di età media",
  groups: "gruppi",
  parities: "vacche, per ordine di parto",
  animals: "vacche presenti, per età",
  pregnant: "% di vacche gravide",
  demo: "Calcolato sugli animali dimostrativi di questo allevamento.",
  weeks: {
    ago: (n) => [`${n} sett. fa`, "questa settimana"],
    ahead: (n) => ["questa settimana", `tra ${n} sett.`],
  },
};

const BY_LANGUAGE: ReadonlyMap<string, Captions> = new Map([
  ["fr", FR],
  ["en", EN],
  ["de", DE],
  ["es", ES],
  ["it", IT],
]);

/** What the number of each figure counts, in a language; French for any other. */
export function captionsOf(language: string): Captions {
  return BY_LANGUAGE.get(language) ?? FR;
}
