import type { Texts } from "../../../parts/textsIn";

export type Session = "heifers" | "young" | "pregnancy" | "hooves" | "vaccination" | "culling";

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
    confirmed: "Validées",
    inThreeMonths: "en 3 mois",
    latest: "Dernière séance",
    items: {
      heifers: ["Pesée", "génisses", "poids"],
      young: ["Pesée", "tous les jeunes", "poids"],
      pregnancy: ["Constats de gestation", "vaches", "constats"],
      hooves: ["Parage", "vaches", "parages"],
      vaccination: ["Vaccination", "veaux", "vaccins"],
      culling: ["Tri des réformes", "vaches", "décisions"],
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
      heifers: ["Weighing", "heifers", "weights"],
      young: ["Weighing", "all the young", "weights"],
      pregnancy: ["Pregnancy checks", "cows", "checks"],
      hooves: ["Hoof trimming", "cows", "trimmings"],
      vaccination: ["Vaccination", "calves", "vaccines"],
      culling: ["Choice of culls", "cows", "decisions"],
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
      heifers: ["Wiegen", "Färsen", "Gewichte"],
      young: ["Wiegen", "alle Jungtiere", "Gewichte"],
      pregnancy: ["Trächtigkeitstests", "Kühe", "Befunde"],
      hooves: ["Klauenpflege", "Kühe", "Befunde"],
      vaccination: ["Impfung", "Kälber", "Impfungen"],
      culling: ["Auswahl der Merztiere", "Kühe", "Beschlüsse"],
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
    resume: "Retomar",
    toConfirm: "Por confirmar",
    doneOn: (day) => `sesión del ${day}`,
    confirmed: "Confirmadas",
    inThreeMonths: "en 3 meses",
    latest: "Última sesión",
    items: {
      heifers: ["Pesaje", "novillas", "pesos"],
      young: ["Pesaje", "todos los jóvenes", "pesos"],
      pregnancy: ["Diagnósticos de gestación", "vacas", "diagnósticos"],
      hooves: ["Recorte de pezuñas", "vacas", "recortes"],
      vaccination: ["Vacunación", "terneros", "vacunas"],
      culling: ["Selección de desvieje", "vacas", "decisiones"],
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
    confirmed: "Confermate",
    inThreeMonths: "in 3 mesi",
    latest: "Ultima sessione",
    items: {
      heifers: ["Pesata", "manze", "pesi"],
      young: ["Pesata", "tutti i giovani", "pesi"],
      pregnancy: ["Diagnosi di gravidanza", "vacche", "diagnosi"],
      hooves: ["Pareggio unghioni", "vacche", "pareggi"],
      vaccination: ["Vaccinazione", "vitelli", "vaccini"],
      culling: ["Scelta delle riforme", "vacche", "decisioni"],
    },
  },
};
