import type { Texts } from "../../../parts/textsIn";

interface SessionTexts {
  readonly title: string;
  readonly session: string;
  readonly on: string;
  readonly seen: string;
  readonly of: (seen: number, all: number) => string;
  readonly noted: string;
  readonly toFinish: string;
  readonly toSend: string;
  readonly sent: string;
  readonly inThreeMonths: string;
  readonly latest: string;
  readonly chart: string;
  readonly ends: readonly [string, string];
  /** What was done, to whom, and what was noted of them. */
  readonly items: readonly (readonly [name: string, who: string, noted: string])[];
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
    toSend: "À envoyer",
    sent: "Envoyée",
    inThreeMonths: "en 3 mois",
    latest: "Dernière séance",
    chart: "Animaux vus, séance par séance",
    ends: ["la plus ancienne", "la dernière"],
    items: [
      ["Pesée", "génisses", "poids"],
      ["Constats de gestation", "vaches", "constats"],
      ["Parage", "lot 2", "parages"],
      ["Vaccination", "veaux", "vaccins"],
      ["Tri des réformes", "vaches", "décisions"],
      ["Écornage", "veaux", "écornages"],
    ],
  },
  en: {
    title: "Latest sessions",
    session: "Session",
    on: "Done on",
    seen: "Animals seen",
    of: (seen, all) => `${seen} of ${all}`,
    noted: "Noted",
    toFinish: "To finish",
    toSend: "To send",
    sent: "Sent",
    inThreeMonths: "in 3 months",
    latest: "Latest session",
    chart: "Animals seen, session by session",
    ends: ["the oldest", "the latest"],
    items: [
      ["Weighing", "heifers", "weights"],
      ["Pregnancy checks", "cows", "checks"],
      ["Hoof trimming", "group 2", "trimmings"],
      ["Vaccination", "calves", "vaccines"],
      ["Choice of culls", "cows", "decisions"],
      ["Dehorning", "calves", "dehornings"],
    ],
  },
  de: {
    title: "Letzte Arbeitstermine",
    session: "Termin",
    on: "Am",
    seen: "Gesehene Tiere",
    of: (seen, all) => `${seen} von ${all}`,
    noted: "Notiert",
    toFinish: "Zu beenden",
    toSend: "Zu senden",
    sent: "Gesendet",
    inThreeMonths: "in 3 Monaten",
    latest: "Letzter Termin",
    chart: "Gesehene Tiere, Termin für Termin",
    ends: ["der älteste", "der letzte"],
    items: [
      ["Wiegen", "Färsen", "Gewichte"],
      ["Trächtigkeitskontrolle", "Kühe", "Befunde"],
      ["Klauenpflege", "Gruppe 2", "Befunde"],
      ["Impfung", "Kälber", "Impfungen"],
      ["Auswahl der Merztiere", "Kühe", "Beschlüsse"],
      ["Enthornen", "Kälber", "Einträge"],
    ],
  },
  es: {
    title: "Últimas sesiones",
    session: "Sesión",
    on: "Hecha el",
    seen: "Animales vistos",
    of: (seen, all) => `${seen} de ${all}`,
    noted: "Anotado",
    toFinish: "Por terminar",
    toSend: "Por enviar",
    sent: "Enviada",
    inThreeMonths: "en 3 meses",
    latest: "Última sesión",
    chart: "Animales vistos, sesión por sesión",
    ends: ["la más antigua", "la última"],
    items: [
      ["Pesaje", "novillas", "pesos"],
      ["Diagnósticos de gestación", "vacas", "diagnósticos"],
      ["Recorte de pezuñas", "lote 2", "recortes"],
      ["Vacunación", "terneros", "vacunas"],
      ["Selección de desvieje", "vacas", "decisiones"],
      ["Descornado", "terneros", "descornados"],
    ],
  },
  it: {
    title: "Ultime sessioni",
    session: "Sessione",
    on: "Fatta il",
    seen: "Animali visti",
    of: (seen, all) => `${seen} su ${all}`,
    noted: "Annotato",
    toFinish: "Da finire",
    toSend: "Da inviare",
    sent: "Inviata",
    inThreeMonths: "in 3 mesi",
    latest: "Ultima sessione",
    chart: "Animali visti, sessione per sessione",
    ends: ["la più vecchia", "l’ultima"],
    items: [
      ["Pesata", "manze", "pesi"],
      ["Diagnosi di gravidanza", "vacche", "diagnosi"],
      ["Pareggio unghioni", "gruppo 2", "pareggi"],
      ["Vaccinazione", "vitelli", "vaccini"],
      ["Scelta delle riforme", "vacche", "decisioni"],
      ["Decornazione", "vitelli", "decornazioni"],
    ],
  },
};
