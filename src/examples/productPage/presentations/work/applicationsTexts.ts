import type { Texts } from "../../../parts/textsIn";

interface ApplicationTexts {
  readonly title: string;
  readonly application: string;
  readonly lastOpened: string;
  readonly never: string;
  readonly subscribed: string;
  readonly of: (count: number) => string;
  readonly opened: string;
  readonly inAWeek: string;
  readonly news: string;
  readonly fresh: (what: string) => string;
  readonly thisMonth: string;
  readonly toDiscover: string;
  /** Its name, what it brings, and what is new in it. */
  readonly items: readonly (readonly [name: string, what: string, news: string])[];
}

export const APPLICATIONS: Texts<ApplicationTexts> = {
  fr: {
    title: "Vos applications",
    application: "Application",
    lastOpened: "Ouverte le",
    never: "jamais ouverte",
    subscribed: "Dans l’abonnement",
    of: (count) => `sur ${count} applications`,
    opened: "Utilisées",
    inAWeek: "en 7 jours",
    news: "Nouveautés",
    fresh: (what) => `Nouveau\u00a0: ${what}`,
    thisMonth: "ce mois-ci",
    toDiscover: "À découvrir",
    items: [
      ["Planning", "ce que le troupeau attend", "rappel la veille"],
      ["Carnet sanitaire", "soins et délais d’attente", ""],
      ["Rations", "ce que mange chaque lot", "coût pour 1.000\u00a0kg"],
      ["Accouplements", "le taureau de chaque vache", ""],
      ["Contrôle laitier", "lait, taux et cellules", ""],
      ["Vêlage connecté", "une alerte la nuit du vêlage", ""],
    ],
  },
  en: {
    title: "Your applications",
    application: "Application",
    lastOpened: "Opened on",
    never: "never opened",
    subscribed: "In the subscription",
    of: (count) => `of ${count} applications`,
    opened: "Used",
    inAWeek: "in 7 days",
    news: "What is new",
    fresh: (what) => `New: ${what}`,
    thisMonth: "this month",
    toDiscover: "To discover",
    items: [
      ["Planning", "what the herd waits for", "reminder the day before"],
      ["Health log", "care and withdrawal periods", ""],
      ["Rations", "what every group eats", "cost for 1.000\u00a0kg"],
      ["Mating", "the bull for every cow", ""],
      ["Milk recording", "milk, fat, protein and cells", ""],
      ["Smart calving", "an alert on the night of calving", ""],
    ],
  },
  de: {
    title: "Ihre Anwendungen",
    application: "Anwendung",
    lastOpened: "Geöffnet am",
    never: "nie geöffnet",
    subscribed: "Im Abonnement",
    of: (count) => `von ${count} Anwendungen`,
    opened: "Genutzt",
    inAWeek: "in 7 Tagen",
    news: "Neues",
    fresh: (what) => `Neu: ${what}`,
    thisMonth: "in diesem Monat",
    toDiscover: "Zu entdecken",
    items: [
      ["Planung", "worauf die Herde wartet", "Erinnerung am Vortag"],
      ["Bestandsbuch", "Behandlungen und Wartezeiten", ""],
      ["Rationen", "was jede Gruppe frisst", "Kosten je 1.000\u00a0kg"],
      ["Anpaarung", "der Bulle für jede Kuh", ""],
      ["Milchkontrolle", "Milch, Inhaltsstoffe, Zellen", ""],
      ["Abkalbemelder", "eine Warnung in der Nacht", ""],
    ],
  },
  es: {
    title: "Sus aplicaciones",
    application: "Aplicación",
    lastOpened: "Abierta el",
    never: "nunca abierta",
    subscribed: "En la suscripción",
    of: (count) => `de ${count} aplicaciones`,
    opened: "Usadas",
    inAWeek: "en 7 días",
    news: "Novedades",
    fresh: (what) => `Nuevo: ${what}`,
    thisMonth: "este mes",
    toDiscover: "Por descubrir",
    items: [
      ["Planificación", "lo que espera el rebaño", "aviso la víspera"],
      ["Libro sanitario", "tratamientos y esperas", ""],
      ["Raciones", "lo que come cada lote", "coste por 1.000\u00a0kg"],
      ["Acoplamientos", "el toro de cada vaca", ""],
      ["Control lechero", "leche, composición y células", ""],
      ["Detector de partos", "una alerta la noche del parto", ""],
    ],
  },
  it: {
    title: "Le tue applicazioni",
    application: "Applicazione",
    lastOpened: "Aperta il",
    never: "mai aperta",
    subscribed: "Nell’abbonamento",
    of: (count) => `su ${count} applicazioni`,
    opened: "Usate",
    inAWeek: "in 7 giorni",
    news: "Novità",
    fresh: (what) => `Novità: ${what}`,
    thisMonth: "questo mese",
    toDiscover: "Da scoprire",
    items: [
      ["Pianificazione", "che cosa aspetta la mandria", "promemoria il giorno prima"],
      ["Registro sanitario", "cure e tempi di attesa", ""],
      ["Razioni", "che cosa mangia ogni gruppo", "costo per 1.000\u00a0kg"],
      ["Accoppiamenti", "il toro di ogni vacca", ""],
      ["Controlli funzionali", "latte, composizione e cellule", ""],
      ["Rilevatore del parto", "un avviso la notte del parto", ""],
    ],
  },
};
