import { formatNumber } from "../../sdk/formats";
import type { LotOf } from "../herd/lots";
import type { TaskKind } from "../herd/sampleAnimals";
import { BRIEF_NAMES } from "../herd/taskNames";
import type { Texts } from "../parts/textsIn";
import type { LotAction } from "./lotRequest";
import type { Sending } from "./useLots";

export interface LotsTexts {
  readonly title: string;
  readonly map: string;
  readonly lots: string;
  readonly lot: string;
  /** One of who is kept in a lot, and several. */
  readonly kept: Readonly<Record<LotOf, readonly [one: string, several: string]>>;
  readonly late: (count: number) => string;
  readonly lateFirst: string;
  readonly lateBy: (days: number) => string;
  /** What is to be done with an animal, below its lot. */
  readonly briefly: Readonly<Record<TaskKind, string>>;
  /** What the colour of a field says; `urgent`, how late it is. */
  readonly legend: Readonly<Record<"fine" | "late" | "urgent" | "first" | "barn", string>>;
  readonly free: string;
  readonly place: string;
  readonly age: string;
  readonly months: (months: number) => string;
  readonly milk: string;
  readonly choose: string;
  readonly move: string;
  readonly moveTo: string;
  readonly actions: Readonly<Record<LotAction, string>>;
  readonly record: string;
  readonly check: string;
  readonly checked: (count: number, all: number) => string;
  readonly saveCheck: string;
  readonly list: string;
  readonly sending: Readonly<Record<Exclude<Sending, "none">, string>>;
  readonly notKept: string;
  readonly unknown: (lot: string) => string;
  readonly noHerd: string;
  readonly larger: string;
  readonly smaller: string;
  readonly whole: string;
}

export const TEXTS: Texts<LotsTexts> = {
  fr: {
    title: "Carte de l’élevage",
    map: "Plan de la ferme. Les flèches passent d’une parcelle à l’autre, Entrée choisit le lot.",
    lots: "Lots",
    lot: "Lot",
    kept: { cows: ["vache", "vaches"], calves: ["veau", "veaux"], heifers: ["génisse", "génisses"] },
    late: (count) => `${count} en retard`,
    lateFirst: "Retards d’abord",
    lateBy: (days) => `${days}\u00a0j de retard`,
    briefly: BRIEF_NAMES.fr,
    legend: { fine: "À jour", late: "En retard", urgent: "Plus de 14\u00a0j", first: "À voir d’abord", barn: "Bâtiment" },
    free: "libre",
    place: "Parcelle",
    age: "Âge moyen",
    months: (months) => (months < 24 ? `${months} mois` : `${years(months)} ans`),
    milk: "Lait par jour",
    choose: "Choisissez un lot sur le plan ou dans la liste.",
    move: "Déplacer le lot",
    moveTo: "Nouvelle parcelle",
    actions: {
      soin: "Soigner le lot",
      sevrage: "Sevrer le lot",
      ecornage: "Écorner le lot",
      prepa: "Préparer au vêlage",
      tarissement: "Tarir le lot",
    },
    record: "Noter pour tout le lot",
    check: "Pointer les animaux",
    checked: (count, all) => `${count} sur ${all} pointés`,
    saveCheck: "Enregistrer le pointage",
    list: "Animaux du lot",
    sending: { keeping: "Enregistrement…", waiting: "En attente d’envoi", sent: "Envoyé", refused: "À revoir" },
    notKept: "Cette saisie n’a pas pu être enregistrée.",
    unknown: (lot) => `Aucun lot ${lot} dans cet élevage.`,
    noHerd: "Choisissez un élevage pour voir ses lots.",
    larger: "Agrandir",
    smaller: "Réduire",
    whole: "Toute la ferme",
  },
  en: {
    title: "Farm map",
    map: "Plan of the farm. Arrow keys go from field to field, Enter chooses the group.",
    lots: "Groups",
    lot: "Group",
    kept: { cows: ["cow", "cows"], calves: ["calf", "calves"], heifers: ["heifer", "heifers"] },
    late: (count) => `${count} overdue`,
    lateFirst: "Overdue first",
    lateBy: (days) => `${days}\u00a0d overdue`,
    briefly: BRIEF_NAMES.en,
    legend: { fine: "Up to date", late: "Overdue", urgent: "Over 14 days", first: "See first", barn: "Building" },
    free: "free",
    place: "Field",
    age: "Mean age",
    months: (months) => (months < 24 ? `${months} months` : `${years(months)} years`),
    milk: "Milk per day",
    choose: "Choose a group on the plan or in the list.",
    move: "Move the group",
    moveTo: "New field",
    actions: {
      soin: "Treat the group",
      sevrage: "Wean the group",
      ecornage: "Dehorn the group",
      prepa: "Prepare for calving",
      tarissement: "Dry off the group",
    },
    record: "Record for the whole group",
    check: "Check off the animals",
    checked: (count, all) => `${count} of ${all} checked`,
    saveCheck: "Save the check",
    list: "Animals in the group",
    sending: { keeping: "Saving…", waiting: "Waiting to be sent", sent: "Sent", refused: "Needs a look" },
    notKept: "This entry could not be saved.",
    unknown: (lot) => `No group ${lot} in this herd.`,
    noHerd: "Choose a herd to see its groups.",
    larger: "Zoom in",
    smaller: "Zoom out",
    whole: "Whole farm",
  },
  de: {
    title: "Betriebskarte",
    map: "Plan des Hofs. Pfeiltasten gehen von Fläche zu Fläche, Enter wählt die Gruppe.",
    lots: "Gruppen",
    lot: "Gruppe",
    kept: { cows: ["Kuh", "Kühe"], calves: ["Kalb", "Kälber"], heifers: ["Färse", "Färsen"] },
    late: (count) => `${count} überfällig`,
    lateFirst: "Überfällige zuerst",
    lateBy: (days) => `${days}\u00a0T. überfällig`,
    briefly: BRIEF_NAMES.de,
    legend: { fine: "In Ordnung", late: "Überfällig", urgent: "Über 14 Tage", first: "Zuerst ansehen", barn: "Stall" },
    free: "frei",
    place: "Fläche",
    age: "Mittleres Alter",
    months: (months) => (months < 24 ? `${months} Monate` : `${years(months)} Jahre`),
    milk: "Milch je Tag",
    choose: "Wählen Sie eine Gruppe auf dem Plan oder in der Liste.",
    move: "Gruppe umstellen",
    moveTo: "Neue Fläche",
    actions: {
      soin: "Gruppe behandeln",
      sevrage: "Gruppe absetzen",
      ecornage: "Gruppe enthornen",
      prepa: "Auf die Kalbung vorbereiten",
      tarissement: "Gruppe trockenstellen",
    },
    record: "Für die ganze Gruppe eintragen",
    check: "Tiere abhaken",
    checked: (count, all) => `${count} von ${all} abgehakt`,
    saveCheck: "Liste speichern",
    list: "Tiere der Gruppe",
    sending: { keeping: "Wird gespeichert …", waiting: "Wartet auf den Versand", sent: "Gesendet", refused: "Bitte prüfen" },
    notKept: "Diese Eingabe konnte nicht gespeichert werden.",
    unknown: (lot) => `Keine Gruppe ${lot} in diesem Betrieb.`,
    noHerd: "Wählen Sie einen Betrieb, um seine Gruppen zu sehen.",
    larger: "Vergrößern",
    smaller: "Verkleinern",
    whole: "Ganzer Hof",
  },
  es: {
    title: "Mapa de la explotación",
    map: "Plano de la explotación. Las flechas pasan de una parcela a otra, Intro elige el lote.",
    lots: "Lotes",
    lot: "Lote",
    kept: { cows: ["vaca", "vacas"], calves: ["ternera", "terneras"], heifers: ["novilla", "novillas"] },
    late: (count) => `${count} con retraso`,
    lateFirst: "Retrasos primero",
    lateBy: (days) => `${days}\u00a0d de retraso`,
    briefly: BRIEF_NAMES.es,
    legend: { fine: "Al día", late: "Con retraso", urgent: "Más de 14 días", first: "Ver primero", barn: "Edificio" },
    free: "libre",
    place: "Parcela",
    age: "Edad media",
    months: (months) => (months < 24 ? `${months} meses` : `${years(months)} años`),
    milk: "Leche al día",
    choose: "Elija un lote en el plano o en la lista.",
    move: "Mover el lote",
    moveTo: "Nueva parcela",
    actions: {
      soin: "Tratar el lote",
      sevrage: "Destetar el lote",
      ecornage: "Descornar el lote",
      prepa: "Preparar para el parto",
      tarissement: "Secar el lote",
    },
    record: "Anotar para todo el lote",
    check: "Puntear los animales",
    checked: (count, all) => `${count} de ${all} punteados`,
    saveCheck: "Guardar el punteo",
    list: "Animales del lote",
    sending: { keeping: "Guardando…", waiting: "Pendiente de envío", sent: "Enviado", refused: "Por revisar" },
    notKept: "No se ha podido guardar esta anotación.",
    unknown: (lot) => `No hay ningún lote ${lot} en esta explotación.`,
    noHerd: "Elija una explotación para ver sus lotes.",
    larger: "Ampliar",
    smaller: "Reducir",
    whole: "Toda la finca",
  },
  it: {
    title: "Mappa dell’allevamento",
    map: "Pianta dell’azienda. Le frecce passano da un appezzamento all’altro, Invio sceglie il gruppo.",
    lots: "Gruppi",
    lot: "Gruppo",
    kept: { cows: ["vacca", "vacche"], calves: ["vitella", "vitelle"], heifers: ["manza", "manze"] },
    late: (count) => `${count} in ritardo`,
    lateFirst: "Ritardi per primi",
    lateBy: (days) => `${days}\u00a0g di ritardo`,
    briefly: BRIEF_NAMES.it,
    legend: { fine: "In regola", late: "In ritardo", urgent: "Oltre 14 giorni", first: "Da vedere prima", barn: "Edificio" },
    free: "libero",
    place: "Appezzamento",
    age: "Età media",
    months: (months) => (months < 24 ? `${months} mesi` : `${years(months)} anni`),
    milk: "Latte al giorno",
    choose: "Scelga un gruppo sulla pianta o nell’elenco.",
    move: "Sposta il gruppo",
    moveTo: "Nuovo appezzamento",
    actions: {
      soin: "Cura il gruppo",
      sevrage: "Svezza il gruppo",
      ecornage: "Decorna il gruppo",
      prepa: "Prepara al parto",
      tarissement: "Metti in asciutta il gruppo",
    },
    record: "Annota per tutto il gruppo",
    check: "Spunta gli animali",
    checked: (count, all) => `${count} su ${all} spuntati`,
    saveCheck: "Salva la spunta",
    list: "Animali del gruppo",
    sending: { keeping: "Salvataggio…", waiting: "In attesa di invio", sent: "Inviato", refused: "Da rivedere" },
    notKept: "Non è stato possibile salvare questo inserimento.",
    unknown: (lot) => `Nessun gruppo ${lot} in questo allevamento.`,
    noHerd: "Scelga un allevamento per vederne i gruppi.",
    larger: "Ingrandisci",
    smaller: "Riduci",
    whole: "Tutta l’azienda",
  },
};

function years(months: number): string {
  return formatNumber(months / 12, { min: 1, max: 1 });
}

/** "14 vaches" */
export function headOf({ kept }: LotsTexts, of: LotOf, count: number): string {
  return `${count}\u00a0${kept[of][count > 1 ? 1 : 0]}`;
}
