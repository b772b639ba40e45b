import type { RegistryModel } from "../link/model";
import { accessReferences, below } from "./accessReferences";
import type { Rule } from "./rule";
import { one, type Reference, unknownNames } from "./unknownNames";

/** Shops that tiles and access name must exist. */
export const unknownShop: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-shop",
    what: "shop of shops.yaml",
    known: new Set(model.documents.shops.flatMap(({ document }) => document.shops.map(({ value }) => value))),
    hint: 'Write the "value" of a shop of shops.yaml.',
  });

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { place, document } of model.tiles.values()) yield* one(document.shop, place.file, below(place, "shop").path);
  for (const { access, place } of accessReferences(model)) yield* one(access.workshop, place.file, below(place, "workshop").path);
}
