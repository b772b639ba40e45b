import type { RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import { one, type Reference, unknownNames } from "./unknownNames";

/** Home values that origins and users name must be declared. */
export const unknownHome: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-home",
    what: "home value",
    known: new Set(model.documents.homes.flatMap(({ document }) => Object.keys(document.values))),
    hint: 'Write a value that stands under "values:" in homes.yaml.',
  });

function* references({ documents }: RegistryModel): Iterable<Reference> {
  for (const { file, document } of documents.homes) {
    yield { name: document.otherwise, place: { file, path: ["otherwise"] } };
    for (const [origin, name] of Object.entries(document.byOrigin)) yield { name, place: { file, path: ["byOrigin", origin] } };
  }
  for (const { file, document } of documents.persona) yield* one(document.profile.home, file, ["profile", "home"]);
}
