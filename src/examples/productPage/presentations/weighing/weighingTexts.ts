import type { Texts } from "../../../parts/textsIn";

/** What decides when an animal is weighed again. */
export type Weighed = "slow" | "calf" | "heifer";

interface WeighingTexts {
  readonly toWeigh: string;
  readonly thisWeek: (late: number) => string;
  readonly next: string;
  readonly animals: (count: number) => string;
  readonly reason: string;
  readonly why: Readonly<Record<Weighed | "weaned", string>>;
  /** The scale may have misread it. */
  readonly doubtful: string;
  readonly day: string;
  readonly last: string;
  readonly weighed: (count: number) => string;
  readonly lastWeight: string;
  readonly expected: string;
  readonly title: string;
  readonly nextWeek: string;
  readonly seenToday: string;
  /** A session that is under way, which so many of them were weighed in. */
  readonly session: string;
  /** Whom it still waits for. */
  readonly missing: string;
  readonly toFinish: (name: string) => string;
  readonly resume: (seen: number, all: number) => string;
  readonly chart: string;
}

export const WEIGHING: Texts<WeighingTexts> = {
  fr: {
    toWeigh: "Animaux à peser",
    thisWeek: (late) => (late === 0 ? "sous 7 jours" : `sous 7 jours, dont ${late} en retard`),
    next: "Prochaine pesée",
    animals: (count) => (count > 1 ? `${count} animaux` : "1 animal"),
    reason: "Pourquoi",
    why: { slow: "croissance faible", calf: "suivi des veaux", heifer: "suivi mensuel", weaned: "sevrage" },
    doubtful: "poids à vérifier",
    day: "À peser le",
    last: "Dernière validée",
    weighed: (count) => (count > 1 ? `${count} animaux pesés` : `${count} animal pesé`),
    lastWeight: "Dernier poids",
    expected: "Poids attendu",
    title: "Prochains animaux à peser",
    nextWeek: "De 8 à 14 jours",
    seenToday: "Pesés ce matin",
    session: "Séance du jour",
    missing: "Manque à la séance",
    toFinish: (name) => `reste ${name}`,
    resume: (seen, all) => `Reprendre la séance (${seen}/${all})`,
    chart: "Suivi des pesées",
  },
  en: {
    toWeigh: "Animals to weigh",
    thisWeek: (late) => (late === 0 ? "within 7 days" : `within 7 days, ${late} of them late`),
    next: "Next weighing",
    animals: (count) => (count === 1 ? "1 animal" : `${count} animals`),
    reason: "Why",
    why: { slow: "slow growth", calf: "calf check", heifer: "monthly check", weaned: "weaning" },
    doubtful: "weight to check",
    day: "To weigh on",
    last: "Last confirmed",
    weighed: (count) => (count === 1 ? "1 animal weighed" : `${count} animals weighed`),
    lastWeight: "Last weight",
    expected: "Expected weight",
    title: "Next animals to weigh",
    nextWeek: "In 8 to 14 days",
    seenToday: "Weighed this morning",
    session: "Session of today",
    missing: "Missing in the session",
    toFinish: (name) => `${name} is left`,
    resume: (seen, all) => `Resume the session (${seen}/${all})`,
    chart: "Where weighing stands",
  },
  de: {
    toWeigh: "Zu wiegende Tiere",
    thisWeek: (late) => (late === 0 ? "in 7 Tagen" : `in 7 Tagen, ${late} davon überfällig`),
    next: "Nächste Wiegung",
    animals: (count) => (count === 1 ? "1 Tier" : `${count} Tiere`),
    reason: "Warum",
    why: { slow: "geringe Zunahme", calf: "Kälberkontrolle", heifer: "Monatskontrolle", weaned: "Absetzen" },
    doubtful: "Gewicht prüfen",
    day: "Zu wiegen am",
    last: "Zuletzt bestätigt",
    weighed: (count) => (count === 1 ? "1 Tier gewogen" : `${count} Tiere gewogen`),
    lastWeight: "Letztes Gewicht",
    expected: "Erwartetes Gewicht",
    title: "Die nächsten zu wiegenden Tiere",
    nextWeek: "In 8 bis 14 Tagen",
    seenToday: "Heute Morgen gewogen",
    session: "Termin von heute",
    missing: "Fehlt noch heute",
    toFinish: (name) => `es fehlt ${name}`,
    resume: (seen, all) => `Termin fortsetzen (${seen}/${all})`,
    chart: "Stand der Wiegungen",
  },
  es: {
    toWeigh: "Animales por pesar",
    thisWeek: (late) => (late === 0 ? "en 7 días" : `en 7 días, ${late} con retraso`),
    next: "Próximo pesaje",
    animals: (count) => (count === 1 ? "1 animal" : `${count} animales`),
    reason: "Por qué",
    why: { slow: "crecimiento bajo", calf: "control de terneros", heifer: "control mensual", weaned: "destete" },
    doubtful: "peso por comprobar",
    day: "Pesar el",
    last: "Último confirmado",
    weighed: (count) => (count === 1 ? "1 animal pesado" : `${count} animales pesados`),
    lastWeight: "Último peso",
    expected: "Peso esperado",
    title: "Próximos animales por pesar",
    nextWeek: "De 8 a 14 días",
    seenToday: "Pesados esta mañana",
    session: "Sesión de hoy",
    missing: "Falta en la sesión",
    toFinish: (name) => `falta ${name}`,
    resume: (seen, all) => `Retomar la sesión (${seen}/${all})`,
    chart: "Seguimiento de pesajes",
  },
  it: {
    toWeigh: "Animali da pesare",
    thisWeek: (late) => (late === 0 ? "entro 7 giorni" : `entro 7 giorni, ${late} in ritardo`),
    next: "Prossima pesata",
    animals: (count) => (count === 1 ? "1 animale" : `${count} animali`),
    reason: "Perché",
    why: { slow: "crescita bassa", calf: "controllo vitelli", heifer: "controllo mensile", weaned: "svezzamento" },
    doubtful: "peso da verificare",
    day: "Da pesare il",
    last: "Ultima confermata",
    weighed: (count) => (count === 1 ? "1 animale pesato" : `${count} animali pesati`),
    lastWeight: "Ultimo peso",
    expected: "Peso atteso",
    title: "Prossimi animali da pesare",
    nextWeek: "Da 8 a 14 giorni",
    seenToday: "Pesati stamattina",
    session: "Sessione di oggi",
    missing: "Manca alla sessione",
    toFinish: (name) => `manca ${name}`,
    resume: (seen, all) => `Riprendi la sessione (${seen}/${all})`,
    chart: "A che punto sono le pesate",
  },
};
