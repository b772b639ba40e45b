import { finding, relatedTo } from "../diagnostic/finding";
import { repeated } from "./repeated";
import type { Rule } from "./rule";

/** People sign in with their e-mail: of two accounts with one, only the first could be opened. */
export const personaTwice: Rule = function* (model, { isLate = () => false }) {
  for (const { entry, first } of repeated(model.documents.persona, ({ document }) => document.profile.email.toLowerCase())) {
    const at = (file: string) => model.locate({ file, path: ["profile", "email"] });
    const { id, profile } = entry.document;
    const isCopy = isLate(entry.file) && !isLate(first.file);
    yield finding(at(entry.file), "persona-twice", `"${id}" and "${first.document.id}" have the same e-mail, ${profile.email}.`, {
      hint: `Write its own e-mail in ${isCopy ? `"${id}"` : "the one that is the copy"}, and its own names and herds.`,
      related: relatedTo(at(first.file), `the e-mail of "${first.document.id}" is here`),
    });
  }
};
