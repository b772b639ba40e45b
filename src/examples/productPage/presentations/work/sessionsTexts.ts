import type { Texts } from "../../../parts/textsIn";

export type Session = "weighing" | "pregnancy" | "hooves" | "vaccination" | "culling" | "dehorning";

interface SessionTexts {
  readonly title: string;
  readonly session: string;
  readonly on: string;
  readonly seen: string;
  readonly of: (seen: number, all: number) => string;
  readonly noted: string;
  readonly toFinish: string;
  readonly resume: string;
  readonly toConfirm: string;
  readonly doneOn: (day: string) => string;
  readonly confirmed: string;
  readonly inThreeMonths: string;
  readonly latest: string;
  /** What was done, to whom, and what was noted of them. */
  readonly items: Readonly<Record<Session, readonly [name: string, who: string, noted: string]>>;
}

export const SESSIONS: Texts<SessionTexts> = {
  fr: {
    title: "Dernières séances",
    session: "Séance",
    on: "Faite le",
    seen: "Animaux vus",
    of: (seen, all) => `${seen} sur ${all}`,
    noted: "Noté",
    toFinish: "À finir",
    resume: "Reprendre",
    toConfirm: "À valider",
    doneOn: (day) => `séance du ${day}`,
    confirmed: "Validée",
    inThreeMonths: "en 3 mois",
    latest: "Dernière séance",
    items: {
      weighing: ["Pesée", "génisses", "poids"],
      pregnancy: ["Constats de gestation", "vaches", "constats"],
      hooves: ["Parage", "lot 2", "parages"],
      vaccination: ["Vaccination", "veaux", "vaccins"],
      culling: ["Tri des réformes", "vaches", "décisions"],
      dehorning: ["Écornage", "veaux", "écornages"],
    },
  },
  en: {
    title: "Latest sessions",
    session: "Session",
    on: "Done on",
    seen: "Animals seen",
    of: (seen, all) => `${seen} of ${all}`,
    noted: "Noted",
    toFinish: "To finish",
    resume: "Resume",
    toConfirm: "To confirm",
    doneOn: (day) => `session of ${day}`,
    confirmed: "Confirmed",
    inThreeMonths: "in 3 months",
    latest: "Latest session",
    items: {
      weighing: ["Weighing", "heifers", "weights"],
      pregnancy: ["Pregnancy checks", "cows", "checks"],
      hooves: ["Hoof trimming", "group 2", "trimmings"],
      vaccination: ["Vaccination", "calves", "vaccines"],
      culling: ["Choice of culls", "cows", "decisions"],
      dehorning: ["Dehorning", "calves", "dehornings"],
    },
  },
  de: {
    title: "Letzte Arbeitstermine",
    session: "Termin",
    on: "Am",
    seen: "Gesehene Tiere",
    of: (seen, all) => `${seen} von ${all}`,
    noted: "Notiert",
    toFinish: "Zu beenden",
    resume: "Fortsetzen",
    toConfirm: "Zu bestätigen",
    doneOn: (day) => `Termin vom ${day}`,
    confirmed: "Bestätigt",
    inThreeMonths: "in 3 Monaten",
    latest: "Letzter Termin",
    items: {
      weighing: ["Wiegen", "Färsen", "Gewichte"],
      pregnancy: ["Trächtigkeitskontrolle", "Kühe", "Befunde"],
      hooves: ["Klauenpflege", "Gruppe 2", "Befunde"],
      vaccination: ["Impfung", "Kälber", "Impfungen"],
      culling: ["Auswahl der Merztiere", "Kühe", "Beschlüsse"],
      dehorning: ["Enthornen", "Kälber", "Einträge"],
    },
  },
  es: {
    title: "Últimas sesiones",
    session: "Sesión",
    on: "Hecha el",
    seen: "Animales vistos",
    of: (seen, all) => `${seen} de ${all}`,
    noted: "Anotado",
    toFinish: "Por terminar",
    resume: "Reanudar",
    toConfirm: "Por confirmar",
    doneOn: (day) => `sesión del ${day}`,
    confirmed: "Confirmada",
    inThreeMonths: "en 3 meses",
    latest: "Última sesión",
    items: {
      weighing: ["Pesaje", "novillas", "pesos"],
      pregnancy: ["Diagnósticos de gestación", "vacas", "diagnósticos"],
      hooves: ["Recorte de pezuñas", "lote 2", "recortes"],
      vaccination: ["Vacunación", "terneros", "vacunas"],
      culling: ["Selección de desvieje", "vacas", "decisiones"],
      dehorning: ["Descornado", "terneros", "descornados"],
    },
  },
  it: {
    title: "Ultime sessioni",
    session: "Sessione",
    on: "Fatta il",
    seen: "Animali visti",
    of: (seen, all) => `${seen} su ${all}`,
    noted: "Annotato",
    toFinish: "Da finire",
    resume: "Riprendi",
    toConfirm: "Da confermare",
    doneOn: (day) => `sessione del ${day}`,
    confirmed: "Confermata",
    inThreeMonths: "in 3 mesi",
    latest: "Ultima sessione",
    items: {
      weighing: ["Pesata", "manze", "pesi"],
      pregnancy: ["Diagnosi di gravidanza", "vacche", "diagnosi"],
      hooves: ["Pareggio unghioni", "gruppo 2", "pareggi"],
      vaccination: ["Vaccinazione", "vitelli", "vaccini"],
      culling: ["Scelta delle riforme", "vacche", "decisioni"],
      dehorning: ["Decornazione", "vitelli", "decornazioni"],
    },
  },
};
