import type { Rule } from "./rule";
import { unknownNames } from "./unknownNames";

/** Each application belongs to a declared domain. */
export const unknownDomain: Rule = (model) =>
  unknownNames(
    model,
    model.documents.application.map(({ file, document }) => ({ name: document.domain, place: { file, path: ["domain"] } })),
    {
      code: "unknown-domain",
      what: "domain of domains.yaml",
      known: new Set(model.documents.domains.flatMap(({ document }) => document.domains.map(({ id }) => id))),
      declared: () =>
        model.documents.domains.flatMap(({ file, document }) =>
          document.domains.map(({ id }, index) => ({ name: id, place: { file, path: ["domains", index, "id"] } })),
        ),
      hint: "Write the id of a domain of domains.yaml, or declare it there with its access.",
    },
  );
