import { accessRules } from "./access";
import { addressRules } from "./addresses";
import { duplicateValueRules } from "./duplicateValues";
import { fileRules } from "./files";
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
  ...fileRules,
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
