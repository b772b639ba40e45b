import type { Texts } from "../../../parts/textsIn";

interface WaterTexts {
  readonly drunk: string;
  readonly against: (change: string) => string;
  readonly perCow: string;
  readonly usually: (litres: string) => string;
  readonly perMilk: string;
  readonly ofMilk: string;
  readonly aDay: string;
  readonly toCheck: string;
  readonly allFine: string;
  readonly normal: string;
  readonly title: string;
  readonly trough: string;
  readonly today: string;
  readonly perAnimal: string;
  readonly usual: string;
  readonly gap: string;
  readonly chart: string;
}

export const WATER: Texts<WaterTexts> = {
  fr: {
    drunk: "Eau bue",
    against: (change) => `en 24 heures, ${change} sur l’habitude`,
    perCow: "Par vache",
    usually: (litres) => `d’habitude ${litres}`,
    perMilk: "Eau par kilo de lait",
    ofMilk: "vaches seules",
    aDay: "par jour",
    toCheck: "À vérifier",
    allFine: "tout est normal",
    normal: "Normal",
    title: "Abreuvoirs",
    trough: "Abreuvoir",
    today: "En 24 heures",
    perAnimal: "Par animal",
    usual: "D’habitude",
    gap: "Écart",
    chart: "Eau bue en 14 jours",
  },
  en: {
    drunk: "Water drunk",
    against: (change) => `in 24 hours, ${change} on the usual`,
    perCow: "Per cow",
    usually: (litres) => `usually ${litres}`,
    perMilk: "Water a kg of milk",
    ofMilk: "cows only",
    aDay: "a day",
    toCheck: "To check",
    allFine: "all is normal",
    normal: "Normal",
    title: "Troughs",
    trough: "Trough",
    today: "In 24 hours",
    perAnimal: "Per animal",
    usual: "Usually",
    gap: "Difference",
    chart: "Water drunk in 14 days",
  },
  de: {
    drunk: "Getrunkenes Wasser",
    against: (change) => `in 24 Stunden, ${change} zum Üblichen`,
    perCow: "Je Kuh",
    usually: (litres) => `üblich ${litres}`,
    perMilk: "Wasser je Kilo Milch",
    ofMilk: "nur Kühe",
    aDay: "am Tag",
    toCheck: "Zu prüfen",
    allFine: "alles ist normal",
    normal: "Normal",
    title: "Tränken",
    trough: "Tränke",
    today: "In 24 Stunden",
    perAnimal: "Je Tier",
    usual: "Üblich",
    gap: "Abweichung",
    chart: "Wasser in 14 Tagen",
  },
  es: {
    drunk: "Agua bebida",
    against: (change) => `en 24 horas, ${change} sobre lo habitual`,
    perCow: "Por vaca",
    usually: (litres) => `habitual ${litres}`,
    perMilk: "Agua por kg de leche",
    ofMilk: "solo vacas",
    aDay: "al día",
    toCheck: "Por comprobar",
    allFine: "todo es normal",
    normal: "Normal",
    title: "Bebederos",
    trough: "Bebedero",
    today: "En 24 horas",
    perAnimal: "Por animal",
    usual: "Habitual",
    gap: "Diferencia",
    chart: "Agua bebida en 14 días",
  },
  it: {
    drunk: "Acqua bevuta",
    against: (change) => `in 24 ore, ${change} sul solito`,
    perCow: "Per vacca",
    usually: (litres) => `di solito ${litres}`,
    perMilk: "Acqua per kg latte",
    ofMilk: "solo vacche",
    aDay: "al giorno",
    toCheck: "Da controllare",
    allFine: "tutto è normale",
    normal: "Normale",
    title: "Abbeveratoi",
    trough: "Abbeveratoio",
    today: "In 24 ore",
    perAnimal: "Per animale",
    usual: "Di solito",
    gap: "Scarto",
    chart: "Acqua bevuta in 14 giorni",
  },
};
