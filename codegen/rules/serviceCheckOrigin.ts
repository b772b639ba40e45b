import type { Rule } from "./rule";
import { listed, unknownNames } from "./unknownNames";

/** Origins without a service check are declared like all others. */
export const serviceCheckOrigin: Rule = (model) =>
  unknownNames(
    model,
    model.documents.settings.flatMap(({ file, document }) =>
      listed(document.signIn.serviceCheckNotFor, file, ["signIn", "serviceCheckNotFor"]),
    ),
    {
      code: "unknown-origin",
      what: "declared origin",
      known: new Set(model.documents.entities.flatMap(({ document }) => document.origins)),
      hint: 'Write one of the "origins:" of entities.yaml, or add it there.',
    },
  );
