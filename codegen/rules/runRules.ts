import type { Finding } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { accessRules } from "./access";
import { addressRules } from "./addresses";
import { applicationRules } from "./applications";
import { frameRules } from "./frames";
import { grantRules } from "./grants";
import { keyRules } from "./keys";
import { menuRules } from "./menus";
import { personaRules } from "./personas";
import { pictureRules } from "./pictures";
import { reservedAddressRules } from "./reservedAddresses";
import { routeRules } from "./routes";
import type { Rule, RuleOptions } from "./rule";
import { settingRules } from "./settings";
import { textRules } from "./texts";
import { tileRules } from "./tiles";
import { valueRules } from "./values";

export const RULES: readonly Rule[] = [
  ...accessRules,
  ...addressRules,
  ...reservedAddressRules,
  ...applicationRules,
  ...frameRules,
  ...grantRules,
  ...keyRules,
  ...menuRules,
  ...personaRules,
  ...pictureRules,
  ...routeRules,
  ...settingRules,
  ...textRules,
  ...tileRules,
  ...valueRules,
];

/** All rules over a linked registry. Each tells one place once, however often what stands there repeats over a list. */
export function runRules(model: RegistryModel, options: RuleOptions = {}): readonly Finding[] {
  return RULES.flatMap(({ needs = [], check }) => {
    if (needs.some((kind) => model.incomplete.has(kind))) return [];
    const byPlace = new Map<string, Finding>();
    for (const one of check(model, options)) {
      const place = `${one.file}:${one.line}:${one.column}`;
      if (!byPlace.has(place)) byPlace.set(place, one);
    }
    return [...byPlace.values()];
  });
}
