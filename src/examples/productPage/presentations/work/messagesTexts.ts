import type { Texts } from "../../../parts/textsIn";

interface Message {
  readonly id: "results" | "collection" | "visit" | "water" | "screening" | "invoice";
  readonly subject: string;
  readonly from: string;
  /** How it begins. */
  readonly excerpt: string;
  /** Sent by the farm itself. */
  readonly isAlert?: true;
}

interface MessageTexts {
  readonly title: string;
  readonly message: string;
  readonly from: string;
  readonly on: string;
  readonly unread: string;
  readonly read: string;
  readonly received: string;
  readonly inAWeek: string;
  readonly alerts: string;
  readonly inAMonth: string;
  readonly latest: string;
  readonly items: readonly Message[];
}

export const MESSAGES: Texts<MessageTexts> = {
  fr: {
    title: "Derniers messages",
    message: "Message",
    from: "De",
    on: "Reçu le",
    unread: "Non lus",
    read: "Lus",
    received: "Reçus",
    inAWeek: "en 7 jours",
    alerts: "Alertes de l’élevage",
    inAMonth: "en 30 jours",
    latest: "Dernier reçu",
    items: [
      {
        id: "results",
        subject: "Résultats du contrôle",
        from: "Laboratoire",
        excerpt: "Les taux et les cellules de chaque vache sont là.",
      },
      { id: "collection", subject: "Collecte avancée à 6 h", from: "Laiterie", excerpt: "Le camion passe une demi-heure plus tôt." },
      { id: "visit", subject: "Visite mardi matin", from: "Conseillère", excerpt: "J’arrive à 9 h pour le bilan de reproduction." },
      { id: "water", subject: "Eau en baisse", from: "Alerte", excerpt: "Un abreuvoir donne moins que d’habitude.", isAlert: true },
      { id: "screening", subject: "Prophylaxie à prévoir", from: "Vétérinaire", excerpt: "Choisissons une date avant la fin du mois." },
      { id: "invoice", subject: "Facture disponible", from: "Comptabilité", excerpt: "Vos boucles sont à régler sous 30 jours." },
    ],
  },
  en: {
    title: "Latest messages",
    message: "Message",
    from: "From",
    on: "Received on",
    unread: "Unread",
    read: "Read",
    received: "Received",
    inAWeek: "in 7 days",
    alerts: "Alerts of the farm",
    inAMonth: "in 30 days",
    latest: "Latest",
    items: [
      { id: "results", subject: "Recording results", from: "Laboratory", excerpt: "Fat, protein and cells of every cow are here." },
      { id: "collection", subject: "Collection moved to 6 a.m.", from: "Dairy", excerpt: "The lorry comes half an hour earlier." },
      { id: "visit", subject: "Visit on Tuesday morning", from: "Adviser", excerpt: "I come at 9 for the reproduction report." },
      { id: "water", subject: "Less water", from: "Alert", excerpt: "A trough gives less than usual.", isAlert: true },
      { id: "screening", subject: "Screening to plan", from: "Vet", excerpt: "Let us choose a date before the end of the month." },
      { id: "invoice", subject: "Invoice available", from: "Accounts", excerpt: "Your ear tags are to be paid within 30 days." },
    ],
  },
  de: {
    title: "Letzte Nachrichten",
    message: "Nachricht",
    from: "Von",
    on: "Erhalten am",
    unread: "Ungelesen",
    read: "Gelesen",
    received: "Erhalten",
    inAWeek: "in 7 Tagen",
    alerts: "Betriebswarnungen",
    inAMonth: "in 30 Tagen",
    latest: "Zuletzt",
    items: [
      { id: "results", subject: "Ergebnisse der Kontrolle", from: "Labor", excerpt: "Inhaltsstoffe und Zellen jeder Kuh liegen vor." },
      { id: "collection", subject: "Abholung schon um 6 Uhr", from: "Molkerei", excerpt: "Der Wagen kommt eine halbe Stunde früher." },
      { id: "visit", subject: "Besuch am Dienstag", from: "Beraterin", excerpt: "Ich komme um 9 Uhr zur Reproduktionsbilanz." },
      { id: "water", subject: "Weniger Wasser", from: "Warnung", excerpt: "Eine Tränke gibt weniger als üblich.", isAlert: true },
      { id: "screening", subject: "Untersuchung einplanen", from: "Tierarzt", excerpt: "Wählen wir einen Tag vor Monatsende." },
      { id: "invoice", subject: "Rechnung liegt vor", from: "Buchhaltung", excerpt: "Ihre Ohrmarken sind in 30 Tagen zu zahlen." },
    ],
  },
  es: {
    title: "Últimos mensajes",
    message: "Mensaje",
    from: "De",
    on: "Recibido el",
    unread: "No leídos",
    read: "Leídos",
    received: "Recibidos",
    inAWeek: "en 7 días",
    alerts: "Alertas del rebaño",
    inAMonth: "en 30 días",
    latest: "El último",
    items: [
      { id: "results", subject: "Resultados del control", from: "Laboratorio", excerpt: "Ya están la grasa, la proteína y las células." },
      { id: "collection", subject: "Recogida a las 6 h", from: "Central lechera", excerpt: "El camión pasa media hora antes." },
      { id: "visit", subject: "Visita el martes", from: "Asesora", excerpt: "Llego a las 9 h para el balance reproductivo." },
      { id: "water", subject: "Menos agua", from: "Alerta", excerpt: "Un bebedero da menos de lo habitual.", isAlert: true },
      { id: "screening", subject: "Profilaxis por prever", from: "Veterinario", excerpt: "Elijamos una fecha antes de fin de mes." },
      { id: "invoice", subject: "Factura disponible", from: "Contabilidad", excerpt: "Sus crotales se pagan en 30 días." },
    ],
  },
  it: {
    title: "Ultimi messaggi",
    message: "Messaggio",
    from: "Da",
    on: "Ricevuto il",
    unread: "Non letti",
    read: "Letti",
    received: "Ricevuti",
    inAWeek: "in 7 giorni",
    alerts: "Avvisi della mandria",
    inAMonth: "in 30 giorni",
    latest: "L’ultimo",
    items: [
      {
        id: "results",
        subject: "Risultati del controllo",
        from: "Laboratorio",
        excerpt: "Grasso, proteine e cellule di ogni vacca sono arrivati.",
      },
      { id: "collection", subject: "Raccolta alle 6", from: "Latteria", excerpt: "Il camion passa mezz’ora prima." },
      { id: "visit", subject: "Visita martedì mattina", from: "Consulente", excerpt: "Arrivo alle 9 per il bilancio riproduttivo." },
      { id: "water", subject: "Meno acqua", from: "Avviso", excerpt: "Un abbeveratoio dà meno del solito.", isAlert: true },
      { id: "screening", subject: "Profilassi da prevedere", from: "Veterinario", excerpt: "Scegliamo una data prima di fine mese." },
      { id: "invoice", subject: "Fattura disponibile", from: "Contabilità", excerpt: "Le marche sono da pagare entro 30 giorni." },
    ],
  },
};
