import type { Texts } from "../../../parts/textsIn";
import type { Paper } from "./documentsTexts";

interface PaperTexts {
  /** What each paper says, and the names of its lines; those of some are animals and lots. */
  readonly papers: Readonly<Record<Paper, { readonly text: string; readonly lines: readonly string[] }>>;
  readonly free: string;
  readonly price: (euros: string) => string;
  readonly every: (days: number) => string;
  readonly year: string;
  readonly market: string;
  readonly within: (days: number) => string;
  readonly born: (day: string) => string;
}

export const PAPERS: Texts<PaperTexts> = {
  fr: {
    papers: {
      tankMilk: {
        text: "Lait conforme. Moyennes du mois, sur les prélèvements faits à chaque collecte.",
        lines: ["Taux butyreux", "Taux protéique", "Cellules", "Germes", "Spores butyriques"],
      },
      forage: {
        text: "Ensilage d’herbe de la ferme\u00a0: bonne valeur, à compléter en protéines.",
        lines: ["Matière sèche", "Énergie", "Protéines", "Cellulose"],
      },
      certificate: {
        text: "Après contrôle des prélèvements, l’élevage est reconnu indemne.",
        lines: ["Brucellose", "Tuberculose", "Leucose", "IBR", "Valable jusqu’au"],
      },
      collection: {
        text: "La laiterie collecte tout le lait de la ferme, aux conditions suivantes.",
        lines: ["Volume par an", "Prix de base", "Collecte", "Durée"],
      },
      sale: {
        text: "La coopérative s’engage à prendre les jeunes animaux de l’année.",
        lines: ["Animaux", "Prix", "Enlèvement", "Paiement"],
      },
      passports: { text: "Passeports édités. Chacun suit son animal quand il quitte la ferme.", lines: [] },
      feedPlan: { text: "Ration d’hiver, par animal et par jour, en matière sèche.", lines: [] },
    },
    free: "indemne",
    price: (euros) => `${euros} pour 1.000 L`,
    every: (days) => `tous les ${days} jours`,
    year: "un an, reconduit",
    market: "cours de la semaine",
    within: (days) => `sous ${days} jours`,
    born: (day) => `née le ${day}`,
  },
  en: {
    papers: {
      tankMilk: {
        text: "The milk conforms. Means of the month, over the samples taken at each collection.",
        lines: ["Fat", "Protein", "Cells", "Bacterial count", "Butyric spores"],
      },
      forage: {
        text: "Grass silage of the farm: of good value, to be completed with protein.",
        lines: ["Dry matter", "Energy", "Protein", "Fibre"],
      },
      certificate: {
        text: "The samples were checked: the herd is officially free.",
        lines: ["Brucellosis", "Tuberculosis", "Leukosis", "IBR", "Valid until"],
      },
      collection: {
        text: "The dairy collects all the milk of the farm, on these terms.",
        lines: ["Volume a year", "Base price", "Collection", "Term"],
      },
      sale: {
        text: "The cooperative undertakes to take the young animals of the year.",
        lines: ["Animals", "Price", "Taken away", "Payment"],
      },
      passports: { text: "Passports issued. Each goes with its animal when it leaves the farm.", lines: [] },
      feedPlan: { text: "Winter ration, for an animal and a day, in dry matter.", lines: [] },
    },
    free: "free",
    price: (euros) => `${euros} for 1.000 L`,
    every: (days) => `every ${days} days`,
    year: "a year, renewed",
    market: "price of the week",
    within: (days) => `within ${days} days`,
    born: (day) => `born on ${day}`,
  },
  de: {
    papers: {
      tankMilk: {
        text: "Die Milch entspricht den Vorgaben. Monatsmittel der Proben aller Abholungen.",
        lines: ["Fett", "Eiweiß", "Zellen", "Keime", "Buttersäuresporen"],
      },
      forage: {
        text: "Grassilage des Betriebs: guter Wert, mit Eiweiß zu ergänzen.",
        lines: ["Trockenmasse", "Energie", "Eiweiß", "Rohfaser"],
      },
      certificate: {
        text: "Nach Prüfung der Proben gilt der Bestand als frei.",
        lines: ["Brucellose", "Tuberkulose", "Leukose", "IBR", "Gültig bis"],
      },
      collection: {
        text: "Die Molkerei holt die ganze Milch des Betriebs zu diesen Bedingungen ab.",
        lines: ["Menge im Jahr", "Grundpreis", "Abholung", "Dauer"],
      },
      sale: {
        text: "Die Genossenschaft verpflichtet sich, die Jungtiere des Jahres abzunehmen.",
        lines: ["Tiere", "Preis", "Abholung", "Zahlung"],
      },
      passports: { text: "Ausgestellte Pässe. Jeder begleitet sein Tier, wenn es den Betrieb verlässt.", lines: [] },
      feedPlan: { text: "Winterration je Tier und Tag, in Trockenmasse.", lines: [] },
    },
    free: "frei",
    price: (euros) => `${euros} für 1.000 L`,
    every: (days) => `alle ${days} Tage`,
    year: "ein Jahr, verlängert",
    market: "Preis der Woche",
    within: (days) => `in ${days} Tagen`,
    born: (day) => `geboren am ${day}`,
  },
  es: {
    papers: {
      tankMilk: {
        text: "Leche conforme. Medias del mes, de las muestras de cada recogida.",
        lines: ["Grasa", "Proteína", "Células", "Gérmenes", "Esporas butíricas"],
      },
      forage: {
        text: "Ensilado de hierba de la granja: buen valor, hay que completarlo con proteína.",
        lines: ["Materia seca", "Energía", "Proteína", "Fibra"],
      },
      certificate: {
        text: "Tras analizar las muestras, la explotación se reconoce indemne.",
        lines: ["Brucelosis", "Tuberculosis", "Leucosis", "IBR", "Válido hasta el"],
      },
      collection: {
        text: "La central recoge toda la leche de la granja, en estas condiciones.",
        lines: ["Volumen al año", "Precio base", "Recogida", "Duración"],
      },
      sale: {
        text: "La cooperativa se compromete a llevarse los animales jóvenes del año.",
        lines: ["Animales", "Precio", "Recogida", "Pago"],
      },
      passports: { text: "Pasaportes emitidos. Cada uno acompaña a su animal cuando sale de la granja.", lines: [] },
      feedPlan: { text: "Ración de invierno, por animal y día, en materia seca.", lines: [] },
    },
    free: "indemne",
    price: (euros) => `${euros} por 1.000 L`,
    every: (days) => `cada ${days} días`,
    year: "un año, renovable",
    market: "precio de la semana",
    within: (days) => `en ${days} días`,
    born: (day) => `nacida el ${day}`,
  },
  it: {
    papers: {
      tankMilk: {
        text: "Latte conforme. Medie del mese, sui campioni di ogni raccolta.",
        lines: ["Grasso", "Proteine", "Cellule", "Carica batterica", "Spore butirriche"],
      },
      forage: {
        text: "Insilato d’erba dell’azienda: buon valore, da integrare con proteine.",
        lines: ["Sostanza secca", "Energia", "Proteine", "Fibra"],
      },
      certificate: {
        text: "Dopo il controllo dei campioni, l’allevamento è riconosciuto indenne.",
        lines: ["Brucellosi", "Tubercolosi", "Leucosi", "IBR", "Valido fino al"],
      },
      collection: {
        text: "La latteria raccoglie tutto il latte dell’azienda, a queste condizioni.",
        lines: ["Volume all’anno", "Prezzo base", "Raccolta", "Durata"],
      },
      sale: {
        text: "La cooperativa si impegna a prendere gli animali giovani dell’anno.",
        lines: ["Animali", "Prezzo", "Ritiro", "Pagamento"],
      },
      passports: { text: "Passaporti emessi. Ognuno segue il suo animale quando lascia l’azienda.", lines: [] },
      feedPlan: { text: "Razione invernale, per animale e giorno, in sostanza secca.", lines: [] },
    },
    free: "indenne",
    price: (euros) => `${euros} per 1.000 L`,
    every: (days) => `ogni ${days} giorni`,
    year: "un anno, rinnovabile",
    market: "prezzo della settimana",
    within: (days) => `entro ${days} giorni`,
    born: (day) => `nata il ${day}`,
  },
};
