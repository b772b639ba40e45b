import type { TaskKind } from "../herd/sampleAnimals";
import type { Texts } from "../parts/textsIn";
import type { Sending } from "./changes";
import type { SpanName } from "./entries";

export interface PlanningTexts {
  readonly kinds: Readonly<Record<TaskKind, string>>;
  readonly spans: Readonly<Record<SpanName, string>>;
  readonly sending: Readonly<Record<Sending, string>>;
  readonly upcoming: string;
  readonly last: string;
  /** The same, of one kind. */
  readonly lastOf: Readonly<Record<TaskKind, string>>;
  readonly overdue: string;
  readonly report: string;
  readonly appointment: string;
  readonly kind: string;
  readonly all: string;
  readonly toDo: (count: number) => string;
  readonly done: string;
  readonly reopen: string;
  readonly edit: string;
  readonly day: string;
  readonly note: string;
  readonly save: string;
  readonly cancel: string;
  readonly discard: string;
  readonly goOn: string;
  readonly restored: string;
  readonly offline: string;
  /** Shown without network: when what is shown came. */
  readonly loadedAt: (when: string) => string;
  readonly notLoaded: string;
  readonly waiting: (count: number) => string;
  readonly notKept: string;
  readonly noHerd: string;
  readonly nothing: string;
  readonly unknown: string;
  readonly lot: string;
}

export const TEXTS: Texts<PlanningTexts> = {
  fr: {
    kinds: {
      velage: "Vêlage",
      prepaVelage: "Préparation au vêlage",
      chaleur: "Chaleur et IA",
      confirmation: "Constat de gestation",
      sevrage: "Sevrage",
      reforme: "Réforme",
    },
    spans: { late: "En retard", today: "Aujourd’hui", week: "Dans les 7 jours", later: "Plus tard" },
    sending: { keeping: "Enregistrement…", waiting: "En attente d’envoi", sent: "Envoyé", refused: "À revoir" },
    upcoming: "Événements à venir",
    last: "Derniers événements",
    lastOf: {
      velage: "Vêlages",
      prepaVelage: "Préparations au vêlage",
      chaleur: "Chaleurs et IA",
      confirmation: "Constats de gestation",
      sevrage: "Sevrages et tarissements",
      reforme: "Réformes",
    },
    overdue: "Animaux en retard",
    report: "Bilan des événements",
    appointment: "Rendez-vous",
    kind: "Événement",
    all: "Tous les événements",
    toDo: (count) => `${count} à faire`,
    done: "Fait",
    reopen: "Annuler",
    edit: "Modifier",
    day: "Prévu le",
    note: "Remarque",
    save: "Enregistrer",
    cancel: "Abandonner",
    discard: "Une autre saisie n’est pas enregistrée. L’abandonner ?",
    goOn: "Continuer",
    restored: "Votre saisie a été retrouvée.",
    offline: "Sans réseau : vos saisies restent sur cet appareil et partiront au retour du réseau.",
    loadedAt: (when) => `Données du ${when}.`,
    notLoaded: "Les données de cet élevage ne sont pas sur cet appareil. Ouvrez-le une fois avec du réseau.",
    waiting: (count) => (count > 1 ? `${count} saisies en attente d’envoi` : `${count} saisie en attente d’envoi`),
    notKept: "Cette saisie n’a pas pu être enregistrée.",
    noHerd: "Choisissez un élevage pour voir son planning.",
    nothing: "Rien à faire : le troupeau est à jour.",
    unknown: "Ce rendez-vous n’existe plus.",
    lot: "Lot",
  },
  en: {
    kinds: {
      velage: "Calving",
      prepaVelage: "Calving preparation",
      chaleur: "Heat and AI",
      confirmation: "Pregnancy check",
      sevrage: "Weaning",
      reforme: "Culling",
    },
    spans: { late: "Overdue", today: "Today", week: "Within 7 days", later: "Later" },
    sending: { keeping: "Saving…", waiting: "Waiting to be sent", sent: "Sent", refused: "Needs a look" },
    upcoming: "Upcoming events",
    last: "Last events",
    lastOf: {
      velage: "Calvings",
      prepaVelage: "Calving preparation",
      chaleur: "Heats and AI",
      confirmation: "Pregnancy checks",
      sevrage: "Weaning and drying off",
      reforme: "Culls",
    },
    overdue: "Overdue animals",
    report: "Event report",
    appointment: "Appointment",
    kind: "Event",
    all: "All events",
    toDo: (count) => `${count} to do`,
    done: "Done",
    reopen: "Undo",
    edit: "Edit",
    day: "Planned for",
    note: "Comment",
    save: "Save",
    cancel: "Discard",
    discard: "Another entry is not saved. Discard it?",
    goOn: "Go on with it",
    restored: "What you had typed is back.",
    offline: "No network: what you enter stays on this device and is sent once the network is back.",
    loadedAt: (when) => `Data of ${when}.`,
    notLoaded: "The data of this herd is not on this device. Open it once with a network.",
    waiting: (count) => (count === 1 ? "1 entry waiting to be sent" : `${count} entries waiting to be sent`),
    notKept: "This entry could not be saved.",
    noHerd: "Choose a herd to see its planning.",
    nothing: "Nothing to do: the herd is up to date.",
    unknown: "This appointment is no longer there.",
    lot: "Group",
  },
  de: {
    kinds: {
      velage: "Abkalbung",
      prepaVelage: "Abkalbevorbereitung",
      chaleur: "Brunst und Besamung",
      confirmation: "Trächtigkeitsuntersuchung",
      sevrage: "Absetzen",
      reforme: "Merzung",
    },
    spans: { late: "Überfällig", today: "Heute", week: "In den nächsten 7 Tagen", later: "Später" },
    sending: { keeping: "Wird gespeichert …", waiting: "Wartet auf den Versand", sent: "Gesendet", refused: "Bitte prüfen" },
    upcoming: "Anstehende Ereignisse",
    last: "Letzte Ereignisse",
    lastOf: {
      velage: "Abkalbungen",
      prepaVelage: "Abkalbevorbereitung",
      chaleur: "Brunst und Besamung",
      confirmation: "Trächtigkeitsuntersuchung",
      sevrage: "Absetzen und Trockenstellen",
      reforme: "Merzungen",
    },
    overdue: "Überfällige Tiere",
    report: "Auswertung der Ereignisse",
    appointment: "Termin",
    kind: "Ereignis",
    all: "Alle Ereignisse",
    toDo: (count) => `${count} zu erledigen`,
    done: "Erledigt",
    reopen: "Zurücknehmen",
    edit: "Ändern",
    day: "Geplant am",
    note: "Bemerkung",
    save: "Speichern",
    cancel: "Verwerfen",
    discard: "Eine andere Eingabe ist nicht gespeichert. Verwerfen?",
    goOn: "Weiter eingeben",
    restored: "Ihre Eingabe ist wieder da.",
    offline: "Kein Netz: Eingaben bleiben auf diesem Gerät und werden gesendet, sobald das Netz wieder da ist.",
    loadedAt: (when) => `Daten vom ${when}.`,
    notLoaded: "Die Daten dieser Herde sind nicht auf diesem Gerät. Öffnen Sie sie einmal mit Netz.",
    waiting: (count) => (count === 1 ? "1 Eingabe wartet auf den Versand" : `${count} Eingaben warten auf den Versand`),
    notKept: "Diese Eingabe konnte nicht gespeichert werden.",
    noHerd: "Wählen Sie einen Betrieb, um seine Planung zu sehen.",
    nothing: "Nichts zu tun: Die Herde ist auf dem Laufenden.",
    unknown: "Diesen Termin gibt es nicht mehr.",
    lot: "Gruppe",
  },
  es: {
    kinds: {
      velage: "Parto",
      prepaVelage: "Preparación al parto",
      chaleur: "Celo e IA",
      confirmation: "Diagnóstico de gestación",
      sevrage: "Destete",
      reforme: "Desvieje",
    },
    spans: { late: "Con retraso", today: "Hoy", week: "En 7 días", later: "Más adelante" },
    sending: { keeping: "Guardando…", waiting: "Pendiente de envío", sent: "Enviado", refused: "Por revisar" },
    upcoming: "Próximos eventos",
    last: "Últimos eventos",
    lastOf: {
      velage: "Partos",
      prepaVelage: "Preparación al parto",
      chaleur: "Celos e IA",
      confirmation: "Diagnósticos de gestación",
      sevrage: "Destetes y secados",
      reforme: "Desvieje",
    },
    overdue: "Animales con retraso",
    report: "Informe de eventos",
    appointment: "Cita",
    kind: "Evento",
    all: "Todos los eventos",
    toDo: (count) => `${count} por hacer`,
    done: "Hecho",
    reopen: "Deshacer",
    edit: "Modificar",
    day: "Previsto el",
    note: "Observación",
    save: "Guardar",
    cancel: "Descartar",
    discard: "Hay otra anotación sin guardar. ¿Descartarla?",
    goOn: "Continuar",
    restored: "Hemos recuperado lo que había escrito.",
    offline: "Sin red: lo que anote queda en este dispositivo y se enviará cuando vuelva la red.",
    loadedAt: (when) => `Datos del ${when}.`,
    notLoaded: "Los datos de este rebaño no están en este dispositivo. Ábralo una vez con red.",
    waiting: (count) => (count === 1 ? "1 anotación pendiente de envío" : `${count} anotaciones pendientes de envío`),
    notKept: "No se ha podido guardar esta anotación.",
    noHerd: "Elija una explotación para ver su planificación.",
    nothing: "Nada por hacer: el rebaño está al día.",
    unknown: "Esta cita ya no existe.",
    lot: "Lote",
  },
  it: {
    kinds: {
      velage: "Parto",
      prepaVelage: "Preparazione al parto",
      chaleur: "Calore e FA",
      confirmation: "Diagnosi di gravidanza",
      sevrage: "Svezzamento",
      reforme: "Riforma",
    },
    spans: { late: "In ritardo", today: "Oggi", week: "Entro 7 giorni", later: "Più avanti" },
    sending: { keeping: "Salvataggio…", waiting: "In attesa di invio", sent: "Inviato", refused: "Da rivedere" },
    upcoming: "Eventi in arrivo",
    last: "Ultimi eventi",
    lastOf: {
      velage: "Parti",
      prepaVelage: "Preparazione al parto",
      chaleur: "Calori e FA",
      confirmation: "Diagnosi di gravidanza",
      sevrage: "Svezzamenti e asciutte",
      reforme: "Riforme",
    },
    overdue: "Animali in ritardo",
    report: "Resoconto degli eventi",
    appointment: "Appuntamento",
    kind: "Evento",
    all: "Tutti gli eventi",
    toDo: (count) => `${count} da fare`,
    done: "Fatto",
    reopen: "Annulla",
    edit: "Modifica",
    day: "Previsto il",
    note: "Nota",
    save: "Salva",
    cancel: "Scarta",
    discard: "Un altro inserimento non è salvato. Scartarlo?",
    goOn: "Continua",
    restored: "Abbiamo ritrovato quanto aveva scritto.",
    offline: "Senza rete: quanto inserisce resta su questo dispositivo e parte al ritorno della rete.",
    loadedAt: (when) => `Dati del ${when}.`,
    notLoaded: "I dati di questo allevamento non sono su questo dispositivo. Lo apra una volta con la rete.",
    waiting: (count) => (count === 1 ? "1 inserimento in attesa di invio" : `${count} inserimenti in attesa di invio`),
    notKept: "Non è stato possibile salvare questo inserimento.",
    noHerd: "Scelga un allevamento per vederne l’agenda.",
    nothing: "Niente da fare: la mandria è in regola.",
    unknown: "Questo appuntamento non esiste più.",
    lot: "Gruppo",
  },
};
