import { finding } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import type { RegistryModel } from "../link/model";
import type { Rule } from "./rule";

/** Calls that the shell sends by name. */
export const NEEDED_CALLS: readonly string[] = [
  "acceptTerms",
  "authenticate",
  "login",
  "logout",
  "ping",
  "recoverPassword",
  "refresh",
  "renewPassword",
  "services",
  "stateManagerLogin",
  "syncActions",
  "syncManagerLogin",
  "tagDomainRead",
  "translationAll",
  "translationLogin",
  "whois",
  "widgetAuth",
];

/** Every call that the shell sends is declared. */
export const missingCall: Rule = function* (model) {
  const byLogins = calledByLogins(model);
  for (const { file, document } of model.documents.calls) {
    const declared = Object.keys(document.calls);
    const spare = declared.filter((name) => !NEEDED_CALLS.includes(name) && !byLogins.has(name));
    for (const name of NEEDED_CALLS) {
      // What a login names is told by unknown-call.
      if (declared.includes(name) || byLogins.has(name)) continue;
      const meant = suggest(name, spare);
      if (meant === null)
        yield finding(
          model.locate({ file, path: ["calls"] }, "key"),
          "missing-call",
          `The shell sends a call "${name}", which is missing.`,
          {
            hint: `Bring it back from an earlier version: ${name}: { method: …, path: /… }.`,
          },
        );
      else
        yield finding(
          model.locate({ file, path: ["calls", meant] }, "key"),
          "missing-call",
          `Nothing sends a call "${meant}", and "${name}", which the shell sends, is missing; did you mean "${name}"?`,
          { hint: `Write "${name}:" instead of "${meant}:".` },
        );
    }
  }
};

function calledByLogins({ documents }: RegistryModel): ReadonlySet<string> {
  return new Set(documents.application.flatMap(({ document: { login } }) => [login?.call ?? [], login?.followedBy ?? []].flat()));
}
