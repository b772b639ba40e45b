// Generated from registry/workshops.yaml : edit the registry, then run npm run registry -- generate.
import type { WorkshopRecord } from "../src/domain/registry/tables";

export const WORKSHOPS: readonly WorkshopRecord[] = [
  { value: "LAITIER", typo: "L", flag: "laitier" },
  { value: "ALLAITANT", typo: "A", flag: "allaitant" },
];

export const CONTEXTS: readonly string[] = [
  "A",
  "L",
  "M",
];

export const OFFER_LABEL: string = "{emetteur} - {offre|prescripteur}";

export const OFFER_LABEL_FOR: readonly string[] = [
  "TECHNICIEN",
];

export const WORKSHOP_ACTION: string = "shop.update";
