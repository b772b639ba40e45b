/** Pages of the demo environment with something of their own to show (src/examples); every other base has the generic one. */
export const DEMO_PAGES = ["animalCard", "desk", "lots", "planning", "planningCandidate", "synchrozor"] as const;

/** What the generic page of the demo shows of a herd (src/examples/productPage/presentations). */
const HERD_SAMPLES = ["calves", "feed", "genetics", "growth", "health", "herd", "milk", "movements", "reproduction"] as const;
const LIST_SAMPLES = ["air", "documents", "feeds", "form", "herdValue", "inventory", "medicines", "semen", "tags", "tank"] as const;
const WORK_SAMPLES = ["entries", "exits", "mating", "messages", "protocols", "sensors", "sessions", "tasks", "team", "weighing"] as const;
const OVERVIEW_SAMPLES = ["applications", "beefTargets", "declarations", "invoices", "milkPay", "reports", "targets", "trades"] as const;
const STORE_SAMPLES = ["animalLabels", "feedValues", "milking", "prices", "silos", "transponders", "water"] as const;
const CHECK_SAMPLES = ["animalFields", "comparison", "discrepancies", "feedJournal", "forecast", "gateway", "harvests"] as const;
const DETAIL_SAMPLES = ["hooves", "pedigree", "sale", "traits", "trough", "weighingImport"] as const;
export const DEMO_SAMPLES = [
  ...HERD_SAMPLES,
  ...LIST_SAMPLES,
  ...STORE_SAMPLES,
  ...CHECK_SAMPLES,
  ...DETAIL_SAMPLES,
  ...WORK_SAMPLES,
  ...OVERVIEW_SAMPLES,
] as const;

/** Figures that the demo sub-application can draw of a herd (src/examples/productPage/dashboard). */
const ANIMAL_FIGURES = ["ages", "animals", "calvings", "groups", "moves", "parities", "pregnant", "treatments"] as const;
export const SAMPLE_FIGURES = [...ANIMAL_FIGURES, "index", "intake", "interval", "margin", "milk"] as const;
