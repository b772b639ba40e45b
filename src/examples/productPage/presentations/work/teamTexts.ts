import type { Texts } from "../../../parts/textsIn";

interface TeamTexts {
  readonly title: string;
  readonly person: string;
  readonly phone: string;
  readonly tasks: string;
  readonly forAll: string;
  readonly rest: string;
  /** Of who reads the page. */
  readonly yourRest: string;
  readonly present: string;
  readonly presentOne: string;
  readonly of: (count: number) => string;
  readonly off: string;
  /** Who decides, and is asked. */
  readonly roles: readonly string[];
}

export const TEAM: Texts<TeamTexts> = {
  fr: {
    title: "L’équipe aujourd’hui",
    person: "Personne",
    phone: "Téléphone",
    tasks: "Tâches du jour",
    forAll: "pour toute l’équipe",
    rest: "Prochain repos",
    yourRest: "Votre repos",
    present: "Présents",
    presentOne: "Au travail",
    of: (count) => `sur ${count} personnes`,
    off: "En repos",
    roles: ["éleveuse", "éleveur", "salariée", "apprenti", "remplaçante"],
  },
  en: {
    title: "The team today",
    person: "Person",
    phone: "Telephone",
    tasks: "Tasks today",
    forAll: "for the whole team",
    rest: "Next day off",
    yourRest: "Your day off",
    present: "At work",
    presentOne: "At work",
    of: (count) => `of ${count} people`,
    off: "Off",
    roles: ["farmer", "farmer", "farm worker", "apprentice", "relief worker"],
  },
  de: {
    title: "Das Team heute",
    person: "Person",
    phone: "Telefon",
    tasks: "Aufgaben heute",
    forAll: "für das ganze Team",
    rest: "Nächster Ruhetag",
    yourRest: "Ihr Ruhetag",
    present: "Anwesend",
    presentOne: "Anwesend",
    of: (count) => `von ${count} Personen`,
    off: "Frei",
    roles: ["Landwirtin", "Landwirt", "Angestellte", "Auszubildender", "Betriebshelferin"],
  },
  es: {
    title: "El equipo hoy",
    person: "Persona",
    phone: "Teléfono",
    tasks: "Tareas de hoy",
    forAll: "para todo el equipo",
    rest: "Próximo descanso",
    yourRest: "Su descanso",
    present: "Presentes",
    presentOne: "Trabaja",
    of: (count) => `de ${count} personas`,
    off: "Descansa",
    roles: ["ganadera", "ganadero", "empleada", "aprendiz", "sustituta"],
  },
  it: {
    title: "La squadra oggi",
    person: "Persona",
    phone: "Telefono",
    tasks: "Attività di oggi",
    forAll: "per tutta la squadra",
    rest: "Prossimo riposo",
    yourRest: "Il tuo riposo",
    present: "Presenti",
    presentOne: "Al lavoro",
    of: (count) => `su ${count} persone`,
    off: "A riposo",
    roles: ["allevatrice", "allevatore", "dipendente", "apprendista", "sostituta"],
  },
};
