import type { Texts } from "../../../parts/textsIn";

interface TankTexts {
  readonly temperature: string;
  readonly coldest: (time: string, degrees: number) => string;
  readonly volume: string;
  readonly of: (litres: string) => string;
  readonly next: string;
  readonly about: (litres: string) => string;
  readonly last: string;
  readonly on: (day: string) => string;
  readonly title: string;
  readonly collection: string;
  readonly perCow: string;
  readonly kgDay: string;
  readonly noting: string;
  readonly tooWarm: string;
  readonly chart: string;
  readonly now: string;
  readonly atCollection: (day: string) => string;
}

export const TANK: Texts<TankTexts> = {
  fr: {
    temperature: "Température",
    coldest: (time, degrees) => `à ${time}, ${degrees}\u00a0°C au plus`,
    volume: "Volume",
    of: (litres) => `3 traites, tank de ${litres}`,
    next: "Prochaine collecte",
    about: (litres) => `vers 6 h, environ ${litres}`,
    last: "Dernière collecte",
    on: (day) => `le ${day}`,
    title: "Dernières collectes",
    collection: "Collecte du",
    perCow: "Par vache",
    kgDay: "kg/j",
    noting: "Noter une collecte",
    tooWarm: "Trop chaud",
    chart: "Remplissage du tank",
    now: "maintenant",
    atCollection: (day) => `à la collecte du ${day}`,
  },
  en: {
    temperature: "Temperature",
    coldest: (time, degrees) => `at ${time}, ${degrees}\u00a0°C at most`,
    volume: "Volume",
    of: (litres) => `3 milkings, tank of ${litres}`,
    next: "Next collection",
    about: (litres) => `around 6 a.m., about ${litres}`,
    last: "Last collection",
    on: (day) => `on ${day}`,
    title: "Latest collections",
    collection: "Collected on",
    perCow: "Per cow",
    kgDay: "kg/d",
    noting: "Note a collection",
    tooWarm: "Too warm",
    chart: "How full the tank is",
    now: "now",
    atCollection: (day) => `at the collection of ${day}`,
  },
  de: {
    temperature: "Temperatur",
    coldest: (time, degrees) => `um ${time}, höchstens ${degrees}\u00a0°C`,
    volume: "Menge",
    of: (litres) => `3 Melkungen, Tank mit ${litres}`,
    next: "Nächste Abholung",
    about: (litres) => `gegen 6 Uhr, etwa ${litres}`,
    last: "Letzte Abholung",
    on: (day) => `am ${day}`,
    title: "Letzte Abholungen",
    collection: "Abgeholt am",
    perCow: "Je Kuh",
    kgDay: "kg/Tag",
    noting: "Abholung notieren",
    tooWarm: "Zu warm",
    chart: "Füllung des Tanks",
    now: "jetzt",
    atCollection: (day) => `bei der Abholung am ${day}`,
  },
  es: {
    temperature: "Temperatura",
    coldest: (time, degrees) => `a las ${time}, máximo ${degrees}\u00a0°C`,
    volume: "Volumen",
    of: (litres) => `3 ordeños, tanque de ${litres}`,
    next: "Próxima recogida",
    about: (litres) => `hacia las 6 h, unos ${litres}`,
    last: "Última recogida",
    on: (day) => `el ${day}`,
    title: "Últimas recogidas",
    collection: "Recogida del",
    perCow: "Por vaca",
    kgDay: "kg/d",
    noting: "Anotar una recogida",
    tooWarm: "Demasiado caliente",
    chart: "Llenado del tanque",
    now: "ahora",
    atCollection: (day) => `en la recogida del ${day}`,
  },
  it: {
    temperature: "Temperatura",
    coldest: (time, degrees) => `alle ${time}, al massimo ${degrees}\u00a0°C`,
    volume: "Volume",
    of: (litres) => `3 mungiture, tank da ${litres}`,
    next: "Prossima raccolta",
    about: (litres) => `verso le 6, circa ${litres}`,
    last: "Ultima raccolta",
    on: (day) => `il ${day}`,
    title: "Ultime raccolte",
    collection: "Raccolta del",
    perCow: "Per vacca",
    kgDay: "kg/g",
    noting: "Annota una raccolta",
    tooWarm: "Troppo caldo",
    chart: "Riempimento del tank",
    now: "adesso",
    atCollection: (day) => `alla raccolta del ${day}`,
  },
};
