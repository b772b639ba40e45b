import type { Texts } from "../../parts/textsIn";

interface KindTexts {
  readonly title: string;
  readonly animal: string;
  readonly otherHerd: string;
  readonly declare: string;
  /** The animal was noted, and how it goes on. */
  readonly noted: (animal: string) => string;
}

export interface MovementFormTexts {
  readonly entries: KindTexts;
  readonly exits: KindTexts;
  readonly day: string;
  readonly calendar: string;
  readonly reason: string;
  readonly numberHint: string;
  readonly wrongNumber: string;
  readonly nameHint: string;
  readonly herdHint: string;
  /** Instead of a herd, where an animal leaves for slaughter. */
  readonly slaughterhouse: string;
  readonly slaughterhouseHint: string;
  /** Who is to leave, to be chosen by a press. */
  readonly planned: (animal: string, day: string) => string;
  /** The herd of the last entry, to be chosen by a press. */
  readonly asLast: (herd: string) => string;
  readonly chooseOne: string;
  readonly wrongDay: (today: string) => string;
  readonly notKept: string;
}

export const TEXTS: Texts<MovementFormTexts> = {
  fr: {
    entries: {
      title: "Déclarer une entrée",
      animal: "Numéro de l’animal",
      otherHerd: "Élevage de départ",
      declare: "Déclarer l’entrée",
      noted: (animal) => `Entrée de ${animal} notée\u00a0: elle sera envoyée dès qu’il y aura du réseau.`,
    },
    exits: {
      title: "Déclarer une sortie",
      animal: "Animal",
      otherHerd: "Élevage d’arrivée",
      declare: "Déclarer la sortie",
      noted: (animal) => `Sortie de ${animal} notée\u00a0: elle sera envoyée dès qu’il y aura du réseau.`,
    },
    day: "Date",
    calendar: "Ouvrir le calendrier",
    reason: "Motif",
    numberHint: "FR et 10 chiffres",
    wrongNumber: "Écrivez FR et les 10 chiffres du passeport.",
    nameHint: "4 chiffres ou nom",
    herdHint: "FR et 8 chiffres",
    slaughterhouse: "Abattoir",
    slaughterhouseHint: "Nom ou numéro",
    planned: (animal, day) => `${animal}, prévue le ${day}`,
    asLast: (herd) => `Le dernier : ${herd}`,
    chooseOne: "Choisissez l’animal qui sort.",
    wrongDay: (today) => `Écrivez un jour passé, comme ${today}.`,
    notKept: "Cette déclaration n’a pas pu être gardée. Essayez encore dans une minute.",
  },
  en: {
    entries: {
      title: "Declare an entry",
      animal: "Number of the animal",
      otherHerd: "Herd it comes from",
      declare: "Declare the entry",
      noted: (animal) => `Entry of ${animal} noted: it will be sent as soon as there is a network.`,
    },
    exits: {
      title: "Declare an exit",
      animal: "Animal",
      otherHerd: "Herd it goes to",
      declare: "Declare the exit",
      noted: (animal) => `Exit of ${animal} noted: it will be sent as soon as there is a network.`,
    },
    day: "Date",
    calendar: "Open the calendar",
    reason: "Reason",
    numberHint: "FR and 10 digits",
    wrongNumber: "Write FR and the 10 digits of the passport.",
    nameHint: "4 digits or name",
    herdHint: "FR and 8 digits",
    slaughterhouse: "Slaughterhouse",
    slaughterhouseHint: "Name or number",
    planned: (animal, day) => `${animal}, planned for ${day}`,
    asLast: (herd) => `The last: ${herd}`,
    chooseOne: "Choose the animal that leaves.",
    wrongDay: (today) => `Write a day of the past, such as ${today}.`,
    notKept: "This declaration could not be kept. Try again in a minute.",
  },
  de: {
    entries: {
      title: "Zugang melden",
      animal: "Nummer des Tieres",
      otherHerd: "Herkunftsbetrieb",
      declare: "Zugang melden",
      noted: (animal) => `Zugang von ${animal} notiert: Die Meldung wird gesendet, sobald es Netz gibt.`,
    },
    exits: {
      title: "Abgang melden",
      animal: "Tier",
      otherHerd: "Zielbetrieb",
      declare: "Abgang melden",
      noted: (animal) => `Abgang von ${animal} notiert: Die Meldung wird gesendet, sobald es Netz gibt.`,
    },
    day: "Datum",
    calendar: "Kalender öffnen",
    reason: "Grund",
    numberHint: "FR und 10 Ziffern",
    wrongNumber: "Schreiben Sie FR und die 10 Ziffern des Passes.",
    nameHint: "4 Ziffern oder Name",
    herdHint: "FR und 8 Ziffern",
    slaughterhouse: "Schlachthof",
    slaughterhouseHint: "Name oder Nummer",
    planned: (animal, day) => `${animal}, geplant am ${day}`,
    asLast: (herd) => `Zuletzt: ${herd}`,
    chooseOne: "Wählen Sie das Tier, das geht.",
    wrongDay: (today) => `Schreiben Sie einen vergangenen Tag, zum Beispiel ${today}.`,
    notKept: "Diese Meldung konnte nicht behalten werden. Versuchen Sie es in einer Minute noch einmal.",
  },
  es: {
    entries: {
      title: "Declarar una entrada",
      animal: "Número del animal",
      otherHerd: "Explotación de origen",
      declare: "Declarar la entrada",
      noted: (animal) => `Entrada de ${animal} anotada: se enviará en cuanto haya red.`,
    },
    exits: {
      title: "Declarar una salida",
      animal: "Animal",
      otherHerd: "Explotación de destino",
      declare: "Declarar la salida",
      noted: (animal) => `Salida de ${animal} anotada: se enviará en cuanto haya red.`,
    },
    day: "Fecha",
    calendar: "Abrir el calendario",
    reason: "Motivo",
    numberHint: "FR y 10 cifras",
    wrongNumber: "Escriba FR y las 10 cifras del pasaporte.",
    nameHint: "4 cifras o nombre",
    herdHint: "FR y 8 cifras",
    slaughterhouse: "Matadero de destino",
    slaughterhouseHint: "Nombre o número",
    planned: (animal, day) => `${animal}, prevista el ${day}`,
    asLast: (herd) => `El último: ${herd}`,
    chooseOne: "Elija el animal que sale.",
    wrongDay: (today) => `Escriba un día pasado, como ${today}.`,
    notKept: "No se ha podido guardar esta declaración. Inténtelo de nuevo en un minuto.",
  },
  it: {
    entries: {
      title: "Dichiara un ingresso",
      animal: "Numero dell’animale",
      otherHerd: "Allevamento di partenza",
      declare: "Dichiara l’ingresso",
      noted: (animal) => `Ingresso di ${animal} annotato: sarà inviato appena c’è rete.`,
    },
    exits: {
      title: "Dichiara un’uscita",
      animal: "Animale",
      otherHerd: "Allevamento di arrivo",
      declare: "Dichiara l’uscita",
      noted: (animal) => `Uscita di ${animal} annotata: sarà inviata appena c’è rete.`,
    },
    day: "Data",
    calendar: "Apri il calendario",
    reason: "Motivo",
    numberHint: "FR e 10 cifre",
    wrongNumber: "Scrivi FR e le 10 cifre del passaporto.",
    nameHint: "4 cifre o nome",
    herdHint: "FR e 8 cifre",
    slaughterhouse: "Macello di destinazione",
    slaughterhouseHint: "Nome o numero",
    planned: (animal, day) => `${animal}, prevista il ${day}`,
    asLast: (herd) => `L’ultimo: ${herd}`,
    chooseOne: "Scegli l’animale che esce.",
    wrongDay: (today) => `Scrivi un giorno passato, come ${today}.`,
    notKept: "Non è stato possibile salvare questa dichiarazione. Riprova tra un minuto.",
  },
};
