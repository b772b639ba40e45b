import { accessRules } from "./access";
import { addressRules } from "./addresses";
import { applicationRules } from "./applications";
import { duplicateValueRules } from "./duplicateValues";
import { frameRules } from "./frames";
import { keyRules } from "./keys";
import { missingTextRules } from "./missingTexts";
import { personaRules } from "./personas";
import { reservedAddressRules } from "./reservedAddresses";
import { routeRules } from "./routes";
import type { Rule } from "./rule";
import { settingRules } from "./settings";
import { textRules } from "./texts";
import { tileRules } from "./tiles";

export const ALL_RULES: readonly Rule[] = [
  ...accessRules,
  ...addressRules,
  ...reservedAddressRules,
  ...applicationRules,
  ...missingTextRules,
  ...frameRules,
  ...keyRules,
  ...personaRules,
  ...routeRules,
  ...settingRules,
  ...textRules,
  ...tileRules,
  ...duplicateValueRules,
];
