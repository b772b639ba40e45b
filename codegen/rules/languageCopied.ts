import { isDeepStrictEqual } from "node:util";
import { finding, relatedTo } from "../diagnostic/finding";
import { languageOf } from "../link/linkLabels";
import type { Rule } from "./rule";

/** Fewer texts may be alike by chance: names, numbers, words that languages share. */
const ENOUGH = 5;

/** No two languages say everything alike: one of the files was copied over the other. */
export const languageCopied: Rule = function* (model) {
  const start = (file: string) => ({ file, line: 1, column: 1, endLine: 1, endColumn: 1 });
  const files = model.documents.labels;
  for (const [index, entry] of files.entries()) {
    const first = files.slice(0, index).find(({ document }) => isDeepStrictEqual(document, entry.document));
    if (first === undefined || leaves(entry.document) < ENOUGH) continue;
    yield finding(
      start(entry.file),
      "language-copied",
      `${entry.file} says the same as ${first.file}, word for word: one of the two is in the wrong language.`,
      {
        hint: `Bring back the texts in "${languageOf(entry.file)}" and in "${languageOf(first.file)}" from an earlier version, or translate them.`,
        related: relatedTo(start(first.file), "the other file is here"),
        severity: "warning",
      },
    );
  }
};

function leaves(value: object): number {
  return Object.values(value).reduce<number>(
    (sum, inner: unknown) => sum + (typeof inner === "object" && inner !== null ? leaves(inner) : 1),
    0,
  );
}
