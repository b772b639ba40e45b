import type { RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import { one, type Reference, unknownNames } from "./unknownNames";

/** An origin without an address cannot be opened. */
export const unknownFrameOrigin: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-frame-origin",
    what: "origin with an address",
    known: new Set(model.documents.settings.flatMap(({ document }) => Object.keys(document.frames.origins))),
    hint: 'Add it with its address under "frames: origins:" in settings.yaml.',
  });

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { file, document } of model.documents.application) yield* one(document.frame?.origin, file, ["frame", "origin"]);
}
