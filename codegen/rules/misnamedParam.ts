import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import type { PlacedTarget } from "./tileTargets";

/** A parameter that a tile gives under another name than its route takes: the only one that is unknown, and the only one that is lacking. */
export function misnamedParam({
  route,
  params,
}: Pick<PlacedTarget, "route" | "params">): { readonly given: string; readonly meant: string } | null {
  const taken = route.path === null ? [] : paramsOf(route.path);
  const [given, ...others] = Object.keys(params).filter((name) => taken.every((one) => one.name !== name));
  const [lacking, ...more] = taken.filter(({ name, param }) => isRequired(param) && !Object.hasOwn(params, name));
  if (given === undefined || lacking === undefined || others.length > 0 || more.length > 0) return null;
  return { given, meant: lacking.name };
}
