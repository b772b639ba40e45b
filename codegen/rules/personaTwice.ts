import { finding, relatedTo } from "../diagnostic/finding";
import { repeated } from "./repeated";
import type { Rule } from "./rule";

/** People sign in with their e-mail: of two accounts with one, only the first could be opened. */
export const personaTwice: Rule = function* (model) {
  for (const { entry, first } of repeated(model.documents.persona, ({ document }) => document.profile.email.toLowerCase())) {
    const at = (file: string) => model.locate({ file, path: ["profile", "email"] });
    const { id, profile } = entry.document;
    yield finding(at(entry.file), "persona-twice", `"${id}" has the e-mail of "${first.document.id}", ${profile.email}.`, {
      hint: "Write its own e-mail, and its own names and herds when this file is a copy.",
      related: relatedTo(at(first.file), `the e-mail of "${first.document.id}" is here`),
    });
  }
};
