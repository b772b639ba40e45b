import { finding, relatedTo } from "../diagnostic/finding";
import { repeated } from "./repeated";
import type { Rule } from "./rule";

/** A code stands for one application that is sold apart: two with one code are opened together. */
export const codeTwice: Rule = function* (model) {
  for (const { entry, first } of repeated(model.applications.values(), ({ document }) => document.code)) {
    const at = (file: string) => model.locate({ file, path: ["code"] });
    yield finding(
      at(entry.place.file),
      "code-twice",
      `"${entry.id}" has the code "${entry.document.code}" of "${first.id}": who may open one may open the other.`,
      {
        hint: `Give "${entry.id}" a code of its own, or remove the line when it is not sold apart.`,
        related: relatedTo(at(first.place.file), `the code of "${first.id}" is here`),
        severity: "warning",
      },
    );
  }
};
