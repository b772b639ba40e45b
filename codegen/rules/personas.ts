import { type Rule, rule } from "./rule";

export const personaRules: readonly Rule[] = [
  /** A sign-in without a token opens no herd, and one with a token needs a herd to open. */
  rule("persona-herds", "warning", function* (model) {
    for (const { file, document } of model.documents.persona) {
      const { id, login, herds } = document;
      if ((login === "none") === (herds.length === 0) || !model.isWhole({ file, path: [] })) continue;
      yield { at: { file, path: ["login"] }, params: { id, login, count: herds.length } };
    }
  }),
];
