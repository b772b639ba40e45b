import type { Workshop } from "../../../herd/sampleAnimals";
import type { Texts } from "../../../parts/textsIn";
import type { Routine } from "./tasksOfDay";

export interface TaskTexts {
  readonly title: string;
  readonly add: string;
  readonly task: string;
  readonly about: string;
  readonly who: string;
  readonly everyone: string;
  /** When the last work of the day begins. */
  readonly evening: string;
  /** Who reads the page. */
  readonly you: string;
  readonly yours: string;
  readonly todo: string;
  readonly late: string;
  readonly notDone: string;
  /** Of those of one person: none is left that is not. */
  readonly allLate: (count: number) => string;
  readonly running: string;
  readonly done: string;
  readonly ofAll: (count: number) => string;
  readonly routine: Readonly<Record<Workshop, Readonly<Record<Routine, string>>>>;
}

export const TASKS: Texts<TaskTexts> = {
  fr: {
    title: "Les tâches d’aujourd’hui",
    add: "Ajouter une tâche",
    task: "Tâche",
    about: "Pour",
    who: "Qui",
    everyone: "tout le troupeau",
    evening: "18\u00a0h",
    you: "vous",
    yours: "Vos tâches",
    todo: "À faire",
    late: "En retard",
    notDone: "parmi celles à faire",
    allLate: (count) => (count === 1 ? "en retard" : "toutes en retard"),
    running: "En cours",
    done: "Terminé",
    ofAll: (count) => `sur ${count} aujourd’hui`,
    routine: {
      dairy: { first: "Traite du matin", feeding: "Distribution", straw: "Paillage", last: "Traite du soir" },
      suckler: { first: "Tour du matin", feeding: "Distribution", straw: "Paillage", last: "Tour du soir" },
    },
  },
  en: {
    title: "Today’s tasks",
    add: "Add a task",
    task: "Task",
    about: "For",
    who: "Who",
    everyone: "the whole herd",
    evening: "6\u00a0pm",
    you: "you",
    yours: "Your tasks",
    todo: "To do",
    late: "Late",
    notDone: "of those to do",
    allLate: (count) => (count === 1 ? "late" : "all late"),
    running: "Under way",
    done: "Done",
    ofAll: (count) => `of ${count} today`,
    routine: {
      dairy: { first: "Morning milking", feeding: "Feeding", straw: "Bedding", last: "Evening milking" },
      suckler: { first: "Morning round", feeding: "Feeding", straw: "Bedding", last: "Evening round" },
    },
  },
  de: {
    title: "Die Aufgaben von heute",
    add: "Aufgabe hinzufügen",
    task: "Aufgabe",
    about: "Für",
    who: "Wer",
    everyone: "die ganze Herde",
    evening: "18\u00a0Uhr",
    you: "Sie",
    yours: "Ihre Aufgaben",
    todo: "Zu tun",
    late: "Überfällig",
    notDone: "von den offenen",
    allLate: (count) => (count === 1 ? "überfällig" : "alle überfällig"),
    running: "Läuft",
    done: "Erledigt",
    ofAll: (count) => `von ${count} heute`,
    routine: {
      dairy: { first: "Melken am Morgen", feeding: "Füttern", straw: "Einstreuen", last: "Melken am Abend" },
      suckler: { first: "Rundgang am Morgen", feeding: "Füttern", straw: "Einstreuen", last: "Rundgang am Abend" },
    },
  },
  es: {
    title: "Las tareas de hoy",
    add: "Añadir una tarea",
    task: "Tarea",
    about: "Para",
    who: "Quién",
    everyone: "todo el rebaño",
    evening: "18\u00a0h",
    you: "usted",
    yours: "Sus tareas",
    todo: "Por hacer",
    late: "Con retraso",
    notDone: "de las por hacer",
    allLate: (count) => (count === 1 ? "con retraso" : "todas con retraso"),
    running: "En curso",
    done: "Terminado",
    ofAll: (count) => `de ${count} hoy`,
    routine: {
      dairy: { first: "Ordeño de la mañana", feeding: "Reparto", straw: "Cama", last: "Ordeño de la tarde" },
      suckler: { first: "Ronda de la mañana", feeding: "Reparto", straw: "Cama", last: "Ronda de la tarde" },
    },
  },
  it: {
    title: "Le attività di oggi",
    add: "Aggiungi un’attività",
    task: "Attività",
    about: "Per",
    who: "Chi",
    everyone: "tutta la mandria",
    evening: "ore\u00a018",
    you: "tu",
    yours: "Le tue attività",
    todo: "Da fare",
    late: "In ritardo",
    notDone: "tra quelle da fare",
    allLate: (count) => (count === 1 ? "in ritardo" : "tutte in ritardo"),
    running: "In corso",
    done: "Concluso",
    ofAll: (count) => `su ${count} oggi`,
    routine: {
      dairy: { first: "Mungitura del mattino", feeding: "Distribuzione", straw: "Lettiera", last: "Mungitura della sera" },
      suckler: { first: "Giro del mattino", feeding: "Distribuzione", straw: "Lettiera", last: "Giro della sera" },
    },
  },
};
