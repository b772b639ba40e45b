import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import type { RegistryModel } from "../link/model";
import { openedByName } from "./openedByName";
import { tileTargets } from "./tileTargets";

/** An address with a parameter in place of its last segment, `:view?` where the page opens without it too. */
export function paramForm(model: RegistryModel, route: string, name: string, isLast: boolean): string {
  return `:${name}${isLast && mayBeMissing(model, route, name) ? "?" : ""}`;
}

/** Something opens the page without a value, or no other address needs one. */
function mayBeMissing(model: RegistryModel, route: string, name: string): boolean {
  if ([...openedByName(model)].some(([opened]) => opened === route)) return true;
  if ([...tileTargets(model)].some((target) => target.route.name === route && !Object.hasOwn(target.params, name))) return true;
  const others = [...model.routes.values()].flatMap(({ path }) => paramsOf(path ?? "").filter((one) => one.name === name));
  return others.length > 0 && others.every(({ param }) => !isRequired(param));
}
