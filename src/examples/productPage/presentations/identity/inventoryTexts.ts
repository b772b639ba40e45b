import type { Texts } from "../../../parts/textsIn";
import type { Category } from "../texts/presentationTexts";

interface InventoryTexts {
  readonly onAverage: (age: string) => string;
  readonly lots: string;
  readonly each: (animals: string) => string;
  readonly animal: readonly [one: string, more: string];
  readonly present: readonly [one: string, more: string];
  readonly category: string;
  /** Categories one beside the other, each going on from the one before. */
  readonly short: Readonly<Record<Category, string>>;
  readonly females: string;
  readonly breed: string;
}

export const INVENTORY: Texts<InventoryTexts> = {
  fr: {
    onAverage: (age) => `${age} en moyenne`,
    lots: "Lots",
    each: (animals) => `${animals} par lot`,
    animal: ["animal", "animaux"],
    present: ["animal présent", "animaux présents"],
    category: "Catégorie",
    short: {
      firstCalvers: "Primipares",
      grown: "2 à 4 vêlages",
      old: "5 vêlages et +",
      heifers: "Génisses d’un an",
      youngHeifers: "6 à 12 mois",
      calves: "Veaux",
    },
    females: "femelles",
    breed: "Race",
  },
  en: {
    onAverage: (age) => `${age} on average`,
    lots: "Groups",
    each: (animals) => `${animals} a group`,
    animal: ["animal", "animals"],
    present: ["animal present", "animals present"],
    category: "Category",
    short: {
      firstCalvers: "First calvers",
      grown: "2 to 4 calvings",
      old: "5 calvings and more",
      heifers: "Heifers of a year",
      youngHeifers: "6 to 12 months",
      calves: "Calves",
    },
    females: "females",
    breed: "Breed",
  },
  de: {
    onAverage: (age) => `im Mittel ${age}`,
    lots: "Gruppen",
    each: (animals) => `${animals} je Gruppe`,
    animal: ["Tier", "Tiere"],
    present: ["Tier im Bestand", "Tiere im Bestand"],
    category: "Kategorie",
    short: {
      firstCalvers: "Erstlingskühe",
      grown: "2–4 Abkalbungen",
      old: "5+ Abkalbungen",
      heifers: "Färsen ab 1 Jahr",
      youngHeifers: "6 bis 12 Monate",
      calves: "Kälber",
    },
    females: "weiblich",
    breed: "Rasse",
  },
  es: {
    onAverage: (age) => `${age} de media`,
    lots: "Lotes",
    each: (animals) => `${animals} por lote`,
    animal: ["animal", "animales"],
    present: ["animal presente", "animales presentes"],
    category: "Categoría",
    short: {
      firstCalvers: "Primíparas",
      grown: "2 a 4 partos",
      old: "5 partos o más",
      heifers: "Novillas de un año",
      youngHeifers: "6 a 12 meses",
      calves: "Terneros",
    },
    females: "hembras",
    breed: "Raza",
  },
  it: {
    onAverage: (age) => `${age} in media`,
    lots: "Gruppi",
    each: (animals) => `${animals} per gruppo`,
    animal: ["animale", "animali"],
    present: ["animale presente", "animali presenti"],
    category: "Categoria",
    short: {
      firstCalvers: "Primipare",
      grown: "2-4 parti",
      old: "5 parti e più",
      heifers: "Manze, un anno",
      youngHeifers: "6-12 mesi",
      calves: "Vitelli",
    },
    females: "femmine",
    breed: "Razza",
  },
};
