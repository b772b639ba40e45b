import type { Texts } from "../../../parts/textsIn";

export type TargetKind = "beefTargets" | "targets";

interface TargetsTexts {
  readonly title: string;
  readonly goal: string;
  readonly now: string;
  readonly noting: string;
  readonly reached: string;
  readonly reachedOne: string;
  readonly missed: string;
  readonly missedOne: string;
  readonly aYearAgo: string;
  readonly reachedThen: string;
  readonly setOn: string;
  readonly withAdviser: string;
  readonly noneMissed: string;
  /** The one that is furthest from its goal. */
  readonly farthest: (name: string) => string;
  readonly atLeast: (value: string) => string;
  readonly atMost: (value: string) => string;
  readonly set: string;
  readonly ofAll: (count: number) => string;
  readonly items: Readonly<Record<TargetKind, readonly string[]>>;
}

export const TARGETS_TEXTS: Texts<TargetsTexts> = {
  fr: {
    title: "Vos objectifs et où vous en êtes",
    goal: "Objectif",
    now: "Aujourd’hui",
    noting: "Modifier un objectif",
    reached: "Atteints",
    reachedOne: "Atteint",
    missed: "Pas atteints",
    missedOne: "Pas atteint",
    aYearAgo: "Il y a un an",
    reachedThen: "objectifs atteints",
    setOn: "Revus le",
    withAdviser: "avec votre conseiller",
    noneMissed: "tous sont atteints",
    farthest: (name) => `le plus loin\u00a0: ${name}`,
    atLeast: (value) => `${value} au moins`,
    atMost: (value) => `${value} au plus`,
    set: "Résultat",
    ofAll: (count) => `sur ${count} objectifs`,
    items: {
      beefTargets: ["Poids au sevrage", "Croissance", "Vêlages par vache", "Jeunes gardés", "Entre deux vêlages"],
      targets: ["Lait par vache", "Taux butyreux", "Taux protéique", "Cellules", "Entre deux vêlages"],
    },
  },
  en: {
    title: "Your targets and where you stand",
    goal: "Target",
    now: "Today",
    noting: "Change a target",
    reached: "Reached",
    reachedOne: "Reached",
    missed: "Missed",
    missedOne: "Missed",
    aYearAgo: "A year ago",
    reachedThen: "targets reached",
    setOn: "Reviewed on",
    withAdviser: "with your adviser",
    noneMissed: "all are reached",
    farthest: (name) => `furthest: ${name}`,
    atLeast: (value) => `${value} at least`,
    atMost: (value) => `${value} at most`,
    set: "Result",
    ofAll: (count) => `of ${count} targets`,
    items: {
      beefTargets: ["Weaning weight", "Growth", "Calvings a cow", "Young kept", "Calving interval"],
      targets: ["Milk a cow", "Fat", "Protein", "Cells", "Calving interval"],
    },
  },
  de: {
    title: "Ihre Ziele und wo Sie stehen",
    goal: "Ziel",
    now: "Heute",
    noting: "Ziel ändern",
    reached: "Erreicht",
    reachedOne: "Erreicht",
    missed: "Nicht erreicht",
    missedOne: "Nicht erreicht",
    aYearAgo: "Vor einem Jahr",
    reachedThen: "Ziele erreicht",
    setOn: "Geprüft am",
    withAdviser: "mit Ihrem Berater",
    noneMissed: "alle sind erreicht",
    farthest: (name) => `am weitesten: ${name}`,
    atLeast: (value) => `mind. ${value}`,
    atMost: (value) => `max. ${value}`,
    set: "Ergebnis",
    ofAll: (count) => `von ${count} Zielen`,
    items: {
      beefTargets: ["Absetzgewicht", "Zunahme", "Abkalbungen je Kuh", "Behaltene Jungtiere", "Zwischenkalbezeit"],
      targets: ["Milch je Kuh", "Fett", "Eiweiß", "Zellen", "Zwischenkalbezeit"],
    },
  },
  es: {
    title: "Sus objetivos y dónde está",
    goal: "Objetivo",
    now: "Hoy",
    noting: "Cambiar un objetivo",
    reached: "Alcanzados",
    reachedOne: "Alcanzado",
    missed: "No alcanzados",
    missedOne: "No alcanzado",
    aYearAgo: "Hace un año",
    reachedThen: "objetivos alcanzados",
    setOn: "Revisados el",
    withAdviser: "con su asesor",
    noneMissed: "todos alcanzados",
    farthest: (name) => `el más lejano: ${name}`,
    atLeast: (value) => `${value} como mínimo`,
    atMost: (value) => `${value} como máximo`,
    set: "Resultado",
    ofAll: (count) => `de ${count} objetivos`,
    items: {
      beefTargets: ["Peso al destete", "Crecimiento", "Partos por vaca", "Jóvenes que se quedan", "Entre dos partos"],
      targets: ["Leche por vaca", "Grasa", "Proteína", "Células", "Entre dos partos"],
    },
  },
  it: {
    title: "I tuoi obiettivi e a che punto sei",
    goal: "Obiettivo",
    now: "Oggi",
    noting: "Cambia un obiettivo",
    reached: "Raggiunti",
    reachedOne: "Raggiunto",
    missed: "Non raggiunti",
    missedOne: "Non raggiunto",
    aYearAgo: "Un anno fa",
    reachedThen: "obiettivi raggiunti",
    setOn: "Rivisti il",
    withAdviser: "con il tuo consulente",
    noneMissed: "tutti raggiunti",
    farthest: (name) => `il più lontano: ${name}`,
    atLeast: (value) => `${value} almeno`,
    atMost: (value) => `${value} al massimo`,
    set: "Risultato",
    ofAll: (count) => `su ${count} obiettivi`,
    items: {
      beefTargets: ["Peso allo svezzamento", "Accrescimento", "Parti per vacca", "Giovani tenuti", "Tra due parti"],
      targets: ["Latte per vacca", "Grasso", "Proteine", "Cellule", "Tra due parti"],
    },
  },
};
