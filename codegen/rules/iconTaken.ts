import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** A drawing of the product's own that has the name of one of the set would take its place everywhere. */
export const iconTaken: Rule = function* (model, { icons }) {
  if (icons === undefined) return;
  for (const { file, document } of model.documents.icons) {
    for (const name of Object.keys(document.icons)) {
      if (!icons.has(name)) continue;
      yield finding(
        model.locate({ file, path: ["icons", name] }, "key"),
        "icon-taken",
        `"${name}" is an icon of Tabler too: this drawing takes its place wherever it is shown.`,
        { hint: `Give the drawing another name, such as own-${name}.`, severity: "warning" },
      );
    }
  }
};
