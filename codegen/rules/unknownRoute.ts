import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import type { Rule } from "./rule";
import { listed, one, type Reference, unknownNames } from "./unknownNames";

/** Every route that something leads to must exist. */
export const unknownRoute: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-route",
    what: "route of any application",
    known: model.routes,
    hint: "Correct the name, or declare the route in applications/<domain>/<application>.yaml. Write the name of a route here, not its address.",
  });

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { place, document } of model.applications.values()) {
    for (const [key, name] of Object.entries(document.frame?.demo?.leadsTo ?? {}))
      yield { name, place: below(place, "frame", "demo", "leadsTo", key) };
  }
  for (const { place, document } of model.routes.values()) {
    yield* one(document.redirect?.to, place.file, below(place, "redirect", "to").path);
    yield* one(document.redirect?.otherwise, place.file, below(place, "redirect", "otherwise").path);
  }
  for (const { place, document } of model.tiles.values()) {
    // A placeholder that is left is told by unknown-placeholder.
    if (document.route?.includes("{") !== true) yield* one(document.route, place.file, below(place, "route").path);
    for (const [index, { route }] of (document.orElse ?? []).entries())
      yield { name: route, place: below(place, "orElse", index, "route") };
  }
  const { menu, tabs, homes, settings, dashboards, domains } = model.documents;
  for (const { file, document } of menu) yield* one(document.defaultRoute, file, ["defaultRoute"]);
  for (const { file, document } of tabs) {
    for (const device of ["desktop", "mobile"] as const) {
      for (const [index, tab] of document[device].entries()) yield* listed(tab.routes, file, [device, index, "routes"]);
    }
  }
  for (const { file, document } of homes) {
    for (const [value, name] of Object.entries(document.values)) yield { name, place: { file, path: ["values", value] } };
  }
  for (const { file, document } of settings) {
    for (const [key, name] of Object.entries(document.routes)) yield { name, place: { file, path: ["routes", key] } };
  }
  for (const { file, document } of dashboards) {
    for (const [index, tile] of document.tiles.entries()) yield { name: tile.route, place: { file, path: ["tiles", index, "route"] } };
  }
  for (const { file, document } of domains) {
    for (const [d, domain] of document.domains.entries()) {
      for (const [c, part] of (domain.covers ?? []).entries()) yield* listed(part.routes, file, ["domains", d, "covers", c, "routes"]);
    }
  }
}
