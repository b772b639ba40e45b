import type { Texts } from "../../../parts/textsIn";

interface InventoryTexts {
  readonly onAverage: (age: string) => string;
  readonly lots: string;
  readonly each: (animals: string) => string;
  readonly animal: readonly [one: string, more: string];
  readonly title: string;
  readonly category: string;
  readonly females: string;
  readonly share: string;
}

export const INVENTORY: Texts<InventoryTexts> = {
  fr: {
    onAverage: (age) => `${age} en moyenne`,
    lots: "Lots",
    each: (animals) => `${animals} par lot`,
    animal: ["animal", "animaux"],
    title: "Animaux présents, par âge",
    category: "Catégorie",
    females: "femelles",
    share: "Part",
  },
  en: {
    onAverage: (age) => `${age} on average`,
    lots: "Groups",
    each: (animals) => `${animals} a group`,
    animal: ["animal", "animals"],
    title: "Animals present, by age",
    category: "Category",
    females: "females",
    share: "Share",
  },
  de: {
    onAverage: (age) => `im Mittel ${age}`,
    lots: "Gruppen",
    each: (animals) => `${animals} je Gruppe`,
    animal: ["Tier", "Tiere"],
    title: "Vorhandene Tiere, nach Alter",
    category: "Kategorie",
    females: "weiblich",
    share: "Anteil",
  },
  es: {
    onAverage: (age) => `${age} de media`,
    lots: "Lotes",
    each: (animals) => `${animals} por lote`,
    animal: ["animal", "animales"],
    title: "Animales presentes, por edad",
    category: "Categoría",
    females: "hembras",
    share: "Parte",
  },
  it: {
    onAverage: (age) => `${age} in media`,
    lots: "Gruppi",
    each: (animals) => `${animals} per gruppo`,
    animal: ["animale", "animali"],
    title: "Animali presenti, per età",
    category: "Categoria",
    females: "femmine",
    share: "Quota",
  },
};
