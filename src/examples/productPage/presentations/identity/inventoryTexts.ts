import type { Texts } from "../../../parts/textsIn";

interface InventoryTexts {
  readonly onAverage: (age: string) => string;
  readonly lots: string;
  readonly each: (animals: string) => string;
  readonly animal: readonly [one: string, more: string];
  readonly present: readonly [one: string, more: string];
  readonly category: string;
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
    females: "females",
    breed: "Breed",
  },
  de: {
    onAverage: (age) => `im Mittel ${age}`,
    lots: "Gruppen",
    each: (animals) => `${animals} je Gruppe`,
    animal: ["Tier", "Tiere"],
    present: ["Tier vorhanden", "Tiere vorhanden"],
    category: "Kategorie",
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
    females: "femmine",
    breed: "Razza",
  },
};
