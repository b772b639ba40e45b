import type { Texts } from "../../../parts/textsIn";

interface TransponderTexts {
  readonly bare: string;
  readonly calves: (count: number) => string;
  readonly worn: string;
  readonly of: (animals: number) => string;
  readonly share: string;
  readonly ofHerd: string;
  readonly latest: string;
  readonly title: string;
  readonly transponder: string;
  readonly fitted: string;
  readonly none: string;
  /** Until when one has to be there. */
  readonly before: (day: string) => string;
  readonly atOnce: string;
  readonly lost: string;
  readonly toFit: string;
  readonly fine: string;
}

export const TRANSPONDERS: Texts<TransponderTexts> = {
  fr: {
    bare: "Sans transpondeur",
    calves: (count) => `${count} de moins de 20 jours`,
    worn: "Avec transpondeur",
    of: (animals) => `sur ${animals} animaux`,
    share: "Équipés",
    ofHerd: "du troupeau",
    latest: "Dernière pose",
    title: "Animaux",
    transponder: "Transpondeur",
    fitted: "Pose",
    none: "aucun",
    before: (day) => `avant le ${day}`,
    atOnce: "dès que possible",
    lost: "perdu",
    toFit: "À poser",
    fine: "Posés",
  },
  en: {
    bare: "Without one",
    calves: (count) => `${count} under 20 days old`,
    worn: "With a transponder",
    of: (animals) => `of ${animals} animals`,
    share: "Fitted",
    ofHerd: "of the herd",
    latest: "Latest fitted",
    title: "Animals",
    transponder: "Transponder",
    fitted: "Fitting",
    none: "none",
    before: (day) => `by ${day}`,
    atOnce: "as soon as possible",
    lost: "lost",
    toFit: "To fit",
    fine: "Worn",
  },
  de: {
    bare: "Ohne Transponder",
    calves: (count) => `${count} jünger als 20 Tage`,
    worn: "Mit Transponder",
    of: (animals) => `von ${animals} Tieren`,
    share: "Ausgestattet",
    ofHerd: "der Herde",
    latest: "Zuletzt gesetzt",
    title: "Tiere",
    transponder: "Transponder",
    fitted: "Setzen",
    none: "keiner",
    before: (day) => `bis ${day}`,
    atOnce: "möglichst bald",
    lost: "verloren",
    toFit: "Zu setzen",
    fine: "Gesetzt",
  },
  es: {
    bare: "Sin transpondedor",
    calves: (count) => `${count} de menos de 20 días`,
    worn: "Con transpondedor",
    of: (animals) => `de ${animals} animales`,
    share: "Equipados",
    ofHerd: "del rebaño",
    latest: "Última colocación",
    title: "Animales",
    transponder: "Transpondedor",
    fitted: "Colocación",
    none: "ninguno",
    before: (day) => `antes del ${day}`,
    atOnce: "cuanto antes",
    lost: "perdido",
    toFit: "Por colocar",
    fine: "Colocados",
  },
  it: {
    bare: "Senza transponder",
    calves: (count) => `${count} sotto i 20 giorni`,
    worn: "Con transponder",
    of: (animals) => `su ${animals} animali`,
    share: "Equipaggiati",
    ofHerd: "della mandria",
    latest: "Ultima posa",
    title: "Animali",
    transponder: "Transponder",
    fitted: "Posa",
    none: "nessuno",
    before: (day) => `entro il ${day}`,
    atOnce: "appena possibile",
    lost: "perso",
    toFit: "Da mettere",
    fine: "Messi",
  },
};
