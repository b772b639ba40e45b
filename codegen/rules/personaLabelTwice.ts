import { finding, relatedTo } from "../diagnostic/finding";
import { repeated } from "./repeated";
import type { Rule } from "./rule";
import { wordsOf } from "./wordsOf";

/** The sign-in page lists the demo accounts by what they are called. */
export const personaLabelTwice: Rule = function* (model) {
  for (const { entry, first } of repeated(model.documents.persona, ({ document }) => wordsOf(model, `persona.${document.id}`))) {
    const at = (file: string) => model.locate({ file, path: ["label"] });
    yield finding(at(entry.file), "persona-label-twice", `"${entry.document.id}" is called the same as "${first.document.id}".`, {
      hint: "Write a label that says who this is: the sign-in page lists both.",
      related: relatedTo(at(first.file), `the label of "${first.document.id}" is here`),
      severity: "warning",
    });
  }
};
