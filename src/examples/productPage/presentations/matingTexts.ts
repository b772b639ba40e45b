import type { Texts } from "../../parts/textsIn";

/** What a mating is for. */
export type Aim = "heifer" | "meat" | "contents" | "udder" | "feet";

interface MatingTexts {
  readonly title: string;
  readonly bull: string;
  readonly why: string;
  readonly inbreeding: string;
  readonly atMost: (limit: string) => string;
  readonly toConfirm: string;
  readonly ofCows: (count: number) => string;
  readonly proposed: string;
  readonly sexed: string;
  readonly ofMatings: string;
  readonly aims: Readonly<Record<Aim, string>>;
}

export const MATING: Texts<MatingTexts> = {
  fr: {
    title: "Prochains accouplements",
    bull: "Taureau",
    why: "Pourquoi",
    inbreeding: "Consanguinité",
    atMost: (limit) => `${limit} au plus`,
    toConfirm: "À valider",
    ofCows: (count) => `sur ${count} vaches à inséminer`,
    proposed: "Proposé",
    sexed: "Semence sexée",
    ofMatings: "des accouplements prévus",
    aims: {
      heifer: "garder une génisse",
      meat: "vendre un veau croisé",
      contents: "améliorer les taux",
      udder: "améliorer la mamelle",
      feet: "améliorer les pattes",
    },
  },
  en: {
    title: "Next matings",
    bull: "Bull",
    why: "Why",
    inbreeding: "Inbreeding",
    atMost: (limit) => `${limit} at most`,
    toConfirm: "To confirm",
    ofCows: (count) => `of ${count} cows to serve`,
    proposed: "Proposed",
    sexed: "Sexed semen",
    ofMatings: "of the matings planned",
    aims: {
      heifer: "keep a heifer",
      meat: "sell a cross calf",
      contents: "more fat and protein",
      udder: "a better udder",
      feet: "better feet",
    },
  },
  de: {
    title: "Nächste Anpaarungen",
    bull: "Bulle",
    why: "Warum",
    inbreeding: "Inzucht",
    atMost: (limit) => `höchstens ${limit}`,
    toConfirm: "Zu bestätigen",
    ofCows: (count) => `von ${count} zu besamenden Kühen`,
    proposed: "Vorgeschlagen",
    sexed: "Gesextes Sperma",
    ofMatings: "der geplanten Anpaarungen",
    aims: {
      heifer: "Färse behalten",
      meat: "Kreuzungskalb verkaufen",
      contents: "bessere Inhaltsstoffe",
      udder: "besseres Euter",
      feet: "bessere Klauen",
    },
  },
  es: {
    title: "Próximos acoplamientos",
    bull: "Toro",
    why: "Por qué",
    inbreeding: "Consanguinidad",
    atMost: (limit) => `${limit} como máximo`,
    toConfirm: "Por validar",
    ofCows: (count) => `de ${count} vacas por inseminar`,
    proposed: "Propuesto",
    sexed: "Semen sexado",
    ofMatings: "de los acoplamientos previstos",
    aims: {
      heifer: "dejar una novilla",
      meat: "vender un ternero cruzado",
      contents: "mejorar la composición",
      udder: "mejorar la ubre",
      feet: "mejorar las patas",
    },
  },
  it: {
    title: "Prossimi accoppiamenti",
    bull: "Toro",
    why: "Perché",
    inbreeding: "Consanguineità",
    atMost: (limit) => `${limit} al massimo`,
    toConfirm: "Da confermare",
    ofCows: (count) => `su ${count} vacche da inseminare`,
    proposed: "Proposto",
    sexed: "Seme sessato",
    ofMatings: "degli accoppiamenti previsti",
    aims: {
      heifer: "tenere una manza",
      meat: "vendere un vitello incrociato",
      contents: "migliorare la composizione",
      udder: "migliorare la mammella",
      feet: "migliorare gli arti",
    },
  },
};
