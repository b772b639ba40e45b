import { finding } from "../diagnostic/finding";
import { isUnguarded } from "../link/accessOf";
import type { Rule } from "./rule";

/** Every route says, itself or through its application or domain, who may pass (GRT-12). */
export const routeUnguarded: Rule = function* (model) {
  const domains = new Set(model.documents.domains.flatMap(({ document }) => document.domains.map(({ id }) => id)));
  for (const { name, place, access, application } of model.routes.values()) {
    const domain = model.applications.get(application)?.document.domain;
    // An unknown domain is told by unknown-domain.
    if (!isUnguarded(access) || domain === undefined || !domains.has(domain)) continue;
    yield finding(
      model.locate(place, "key"),
      "route-unguarded",
      `Nothing says who may open "${name}": neither the route, nor its application, nor its domain "${domain}".`,
      {
        hint: 'Add "access:" to the route, to its application or to the domain in domains.yaml: anyOf with grants, signedIn, or public.',
      },
    );
  }
};
