import { paramsOf } from "../../src/domain/routing/pattern";
import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import type { Rule } from "./rule";
import { type Reference, unknownNames } from "./unknownNames";

/** Parameters of addresses must be declared, so that a misspelt one is found (decision REG-16). */
export const unknownParam: Rule = (model, { last }) =>
  unknownNames(model, references(model), {
    code: "unknown-param",
    what: "declared parameter",
    known: new Set(model.documents.params.flatMap(({ document }) => Object.keys(document.params))),
    declared: () =>
      model.documents.params.flatMap(({ file, document }) =>
        Object.keys(document.params).map((name) => ({ name, place: { file, path: ["params", name] } })),
      ),
    had: (name) => last?.().had("param", name) ?? null,
    hint: "Correct the parameter in the path, or declare it in params.yaml with a label and a sample value.",
  });

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { place, path } of model.routes.values()) {
    if (path === null || !path.includes(":")) continue;
    for (const { name } of paramsOf(path)) yield { name, place: below(place, "path") };
  }
}
