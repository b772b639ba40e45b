import { finding } from "../diagnostic/finding";
import { isUnguarded } from "../link/accessOf";
import { personaAccess } from "./personaAccess";
import type { Rule } from "./rule";

/** A home that its user may not open is never shown: the default takes its place. */
export const homeNotHeld: Rule = function* (model) {
  const access = personaAccess(model);
  const homes = new Map(model.documents.homes.flatMap(({ document }) => Object.entries(document.values)));
  for (const { file, document } of model.documents.persona) {
    const { home } = document.profile;
    const route = home === undefined ? undefined : model.routes.get(homes.get(home) ?? "");
    if (access === null || home === undefined || route === undefined || access.opens(document, route.access)) continue;
    // A route that nobody may open is told by route-unguarded.
    if (isUnguarded(route.access)) continue;
    const held = access.holds(document, route.access);
    yield finding(
      model.locate({ file, path: ["profile", "home"] }),
      "home-not-held",
      `"${document.id}" may not open its home ${home}, the page "${route.name}": the default home takes its place.`,
      {
        hint: held
          ? `Add ${route.access.code} to "grants:", write another home, or remove the line.`
          : `Add ${(route.access.anyOf ?? []).join(" or ")} to "droits:", write another home, or remove the line.`,
        severity: "warning",
      },
    );
  }
};
