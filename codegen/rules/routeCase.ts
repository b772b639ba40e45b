import { finding, relatedTo } from "../diagnostic/finding";
import type { LinkedRoute } from "../link/model";
import { below } from "./accessReferences";
import { routeShapes } from "./routeShapes";
import type { Rule } from "./rule";

/** Capitals count in addresses, but people who type or copy them do not see that: two that differ in nothing else mislead. */
export const routeCase: Rule = function* (model) {
  const seen = new Map<string, { readonly shape: string; readonly route: LinkedRoute }>();
  const place = ({ place, document }: LinkedRoute) =>
    document.path === undefined ? model.locate(place, "key") : model.locate(below(place, "path"));
  for (const route of model.routes.values()) {
    for (const { shape } of routeShapes(route.path ?? "").slice(0, 1)) {
      const other = seen.get(shape.toLowerCase());
      if (other === undefined) seen.set(shape.toLowerCase(), { shape, route });
      else if (other.shape !== shape && route.path !== null) {
        yield finding(place(route), "route-case", `The addresses of "${route.name}" and "${other.route.name}" differ only in capitals.`, {
          hint: "Give one of them another word in its path.",
          related: relatedTo(place(other.route), `"${other.route.name}" is here`),
          severity: "warning",
        });
      }
    }
  }
};
