import type { RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import type { Unasked } from "./unasked";
import { one, type Reference, unknownNames } from "./unknownNames";

/** An origin without an address cannot be opened. */
export const unknownFrameOrigin: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-frame-origin",
    what: "origin with an address",
    known: new Set(model.documents.settings.flatMap(({ document }) => Object.keys(document.frames.origins))),
    hint: 'Add it with its address under "frames: origins:" in settings.yaml.',
    unasked: () => unaskedOrigins(model),
  });

function unaskedOrigins(model: RegistryModel): readonly Unasked[] {
  const used = new Set([...references(model)].map(({ name }) => name));
  return model.documents.settings.flatMap(({ file, document }) =>
    Object.keys(document.frames.origins).flatMap((name) =>
      used.has(name) ? [] : [{ name, place: { file, path: ["frames", "origins", name] } }],
    ),
  );
}

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { file, document } of model.documents.application) yield* one(document.frame?.origin, file, ["frame", "origin"]);
}
