import type { RegistryModel } from "../link/model";
import { BROWSER_FEATURES } from "../schema/frameWords";
import type { Rule } from "./rule";
import { listed, type Reference, unknownNames } from "./unknownNames";

/** A browser feature that does not exist would be denied without a word. */
export const unknownFeature: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-feature",
    what: "browser feature",
    known: new Set(BROWSER_FEATURES),
    hint: `Write one of ${BROWSER_FEATURES.join(", ")}.`,
  });

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { file, document } of model.documents.application) yield* listed(document.frame?.allow, file, ["frame", "allow"]);
}
