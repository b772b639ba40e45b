import type { RegistryModel } from "../link/model";
import { SANDBOX_WORDS } from "../schema/frameWords";
import type { Rule } from "./rule";
import { isForbidden } from "./sandboxForbidden";
import { listed, type Reference, unknownNames } from "./unknownNames";

/** A browser drops a word it does not know without a word. */
export const unknownSandbox: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-sandbox",
    what: "word of the sandbox",
    known: new Set(SANDBOX_WORDS),
    hint: `Write one of ${SANDBOX_WORDS.join(", ")}.`,
  });

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { file, document } of model.documents.application)
    for (const reference of listed(document.frame?.sandbox, file, ["frame", "sandbox"])) if (!isForbidden(reference.name)) yield reference;
}
