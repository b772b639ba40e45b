import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import type { Rule } from "./rule";
import { listed, type Reference, unknownNames } from "./unknownNames";

/** Herd contexts that variants and shops name must be declared. */
export const unknownContext: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-context",
    what: "herd context",
    known: new Set(model.documents.shops.flatMap(({ document }) => Object.keys(document.contexts))),
    hint: 'Write a letter that stands under "contexts:" in shops.yaml.',
  });

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { place, document } of model.routes.values()) {
    yield* listed(document.variant?.contexts, place.file, below(place, "variant", "contexts").path);
  }
  for (const { file, document } of model.documents.shops) {
    for (const [index, { typo }] of document.shops.entries()) yield { name: typo, place: { file, path: ["shops", index, "typo"] } };
  }
}
