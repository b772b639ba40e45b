import { paramsOf, parsePattern } from "../../src/domain/routing/pattern";
import type { LinkedRoute, RegistryModel } from "../link/model";

/** Says of a route whether its address can be read. What else is found about one that cannot comes from that, and is not told. */
export function readableRoutes(model: RegistryModel): (route: LinkedRoute) => boolean {
  const declared = new Set(model.documents.params.flatMap(({ document }) => Object.keys(document.params)));
  return ({ path }) =>
    path === null || (!path.includes("{") && !("fault" in parsePattern(path)) && paramsOf(path).every(({ name }) => declared.has(name)));
}
