import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** A page that somebody may not open is not opened in its own place: what stands under orElse is another route each time. */
export const orElseTwice: Rule = function* (model) {
  for (const { place, document } of model.tiles.values()) {
    if (document.orElse === undefined) continue;
    const seen = new Set([document.route]);
    for (const [index, { route }] of document.orElse.entries()) {
      if (!seen.has(route)) {
        seen.add(route);
        continue;
      }
      const before = route === document.route ? "the route of the tile itself" : "named before";
      yield finding(
        model.locate(below(place, "orElse", index, "route")),
        "or-else-twice",
        `"${route}" is ${before}: who may not open it there may not open it here either.`,
        { hint: "Name another route, or remove the entry.", severity: "warning" },
      );
    }
  }
};
