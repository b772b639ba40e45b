import type { Rule } from "./rule";
import { listed, unknownNames } from "./unknownNames";

/** Application codes that users hold must be asked for by an application. */
export const unknownCode: Rule = (model) =>
  unknownNames(
    model,
    model.documents.persona.flatMap(({ file, document }) => listed(document.profile.grants, file, ["profile", "grants"])),
    {
      code: "unknown-code",
      what: "application code",
      known: new Set([...model.applications.values()].flatMap(({ document }) => document.code ?? [])),
      hint: 'Write the "code:" of an application, or remove it from the user.',
      remedy: ({ name }) =>
        model.grants.has(name) ? `It is the name of a grant: rights stand under "droits:", codes under "grants:". Move it there.` : null,
    },
  );
