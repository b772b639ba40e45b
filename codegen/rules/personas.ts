import { suggest } from "../diagnostic/suggest";
import { needing, type Rule, rule } from "./rule";

export const personaRules: readonly Rule[] = [
  /** A sign-in without a token opens no herd, and one with a token needs a herd to open. */
  rule("persona-herds", "warning", function* (model) {
    for (const { file, document } of model.documents.persona) {
      const { id, login, herds } = document;
      if ((login === "none") === (herds.length === 0) || !model.isWhole({ file, path: [] })) continue;
      yield { at: { file, path: ["login"] }, params: { id, login, count: herds.length } };
    }
  }),
  /** What a user is connected as must be an account level; a level without a value takes any that is no slip of another (decision ENT-22). */
  needing(["entities"], "unknown-account-level", "error", function* (model) {
    const levels = model.documents.entities.flatMap(({ document }) => document.accountLevels);
    const known = levels.flatMap(({ connectedAs }) => connectedAs ?? []);
    const isOpen = levels.some(({ connectedAs, origin }) => connectedAs === undefined && origin === undefined);
    for (const { file, document } of model.documents.persona) {
      const name = document.profile.connectedAs;
      const suggestion = suggest(name, known);
      if (known.includes(name) || (isOpen && suggestion === null)) continue;
      yield { at: { file, path: ["profile", "connectedAs"] }, params: { name, suggestion, known: known.join(", ") } };
    }
  }),
];
