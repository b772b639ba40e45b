import { finding } from "../diagnostic/finding";
import { languageOf } from "../link/linkLabels";
import { NEEDED } from "../schema/kinds";
import { languagesOf } from "./languagesOf";
import type { Rule } from "./rule";

/** The files that the shell cannot do without. */
export const missingFile: Rule = function* (model) {
  const labels = new Set(model.documents.labels.map(({ file }) => languageOf(file)));
  const missing = [
    ...NEEDED.flatMap((kind) => (model.documents[kind].length === 0 ? [`${kind}.yaml`] : [])),
    ...languagesOf(model).flatMap((language) => (labels.has(language) ? [] : [`labels/${language}.yaml`])),
  ];
  for (const file of missing) {
    yield finding({ file, line: 1, column: 1, endLine: 1, endColumn: 1 }, "missing-file", `The file ${file} is missing.`, {
      hint: "Bring it back from an earlier version, or write it anew.",
    });
  }
};
