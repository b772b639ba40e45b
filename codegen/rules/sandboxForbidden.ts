import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";
import { listed } from "./unknownNames";

/** No page may lead the shell away, and windows are asked for by a field of their own. */
export const sandboxForbidden: Rule = function* (model) {
  for (const { file, document } of model.documents.application) {
    for (const { name, place } of listed(document.frame?.sandbox, file, ["frame", "sandbox"])) {
      if (!isForbidden(name)) continue;
      const isPopup = name.startsWith("allow-popups");
      const what = isPopup ? "opens windows, which is not asked for here" : `would let "${document.id}" replace the whole page`;
      yield finding(model.locate(place), "sandbox-forbidden", `"${name}" ${what}.`, {
        hint: isPopup
          ? 'Write "popups: true" under "frame:" instead.'
          : "Remove it: a page asks the shell to go elsewhere, by the name of a route (shell.navigate).",
      });
    }
  }
};

export function isForbidden(word: string): boolean {
  return /^allow-(top-navigation|popups)/.test(word);
}
