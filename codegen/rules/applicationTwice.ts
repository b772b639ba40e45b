import { finding, relatedTo } from "../diagnostic/finding";
import { repeated } from "./repeated";
import type { Rule } from "./rule";
import { wordsOf } from "./wordsOf";

/** Two applications of one name cannot be told apart; most often one is a copy whose label was left as it was. */
export const applicationTwice: Rule = function* (model) {
  const named = [...model.applications.values()];
  for (const { entry, first } of repeated(named, ({ id }) => wordsOf(model, `app.${id}`))) {
    const at = (file: string) => model.locate({ file, path: ["label"] });
    yield finding(at(entry.place.file), "application-twice", `"${entry.id}" is called the same as "${first.id}" in every language.`, {
      hint: "Write its own label, here and at its routes.",
      related: relatedTo(at(first.place.file), `the label of "${first.id}" is here`),
      severity: "warning",
    });
  }
};
