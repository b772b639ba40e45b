/** Words of the `sandbox` attribute that an application may list. */
export const SANDBOX_WORDS = [
  "allow-downloads",
  "allow-forms",
  "allow-modals",
  "allow-orientation-lock",
  "allow-pointer-lock",
  "allow-presentation",
  "allow-same-origin",
  "allow-scripts",
] as const;

/** What a page on an origin of its own may do without listing it. */
export const USUAL_SANDBOX: readonly string[] = ["allow-forms", "allow-same-origin", "allow-scripts"];

/** A window of its own, free of the sandbox: it has no way back. */
export const POPUP_SANDBOX: readonly string[] = ["allow-popups", "allow-popups-to-escape-sandbox"];

/** Features of browsers that ask people or cost them something; all are off unless an application lists them. */
export const BROWSER_FEATURES = [
  "accelerometer",
  "autoplay",
  "bluetooth",
  "camera",
  "clipboard-read",
  "clipboard-write",
  "display-capture",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "web-share",
  "xr-spatial-tracking",
] as const;

/** Not known to browsers on every kind of device, which warn of it in a header; a frame elsewhere has them only by its own entry anyway. */
export const UNANNOUNCED_FEATURES: readonly string[] = ["bluetooth", "web-share"];

/** What the shell itself uses: it copies addresses. */
export const SHELL_FEATURES: readonly string[] = ["clipboard-write"];

export const REFERRER_POLICIES = ["no-referrer", "origin", "same-origin", "strict-origin"] as const;

/** Pages of the demo environment with something of their own to show (src/examples); every other base has the generic one. */
export const DEMO_PAGES = ["animalCard", "desk", "lots", "planning", "planningCandidate", "synchrozor"] as const;

/** What the generic page of the demo shows of a herd (src/examples/productPage/presentations). */
const HERD_SAMPLES = ["calves", "feed", "genetics", "growth", "health", "herd", "milk", "movements", "reproduction"] as const;
const LIST_SAMPLES = ["air", "documents", "feeds", "form", "herdValue", "inventory", "medicines", "semen", "tags", "tank"] as const;
const WORK_SAMPLES = ["entries", "exits", "mating", "messages", "protocols", "sensors", "sessions", "tasks", "team", "weighing"] as const;
const OVERVIEW_SAMPLES = ["applications", "beefTargets", "declarations", "invoices", "milkPay", "reports", "targets", "trades"] as const;
const STORE_SAMPLES = ["animalLabels", "feedValues", "milking", "prices", "silos", "transponders", "water"] as const;
const CHECK_SAMPLES = ["animalFields", "comparison", "discrepancies", "feedJournal", "forecast", "gateway", "harvests"] as const;
const DETAIL_SAMPLES = ["hooves", "pedigree", "traits", "trough", "weighingImport"] as const;
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
