import { finding, relatedTo } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** With one sign for both, 1.234 could be a thousand or a little more than one. */
export const sameSeparator: Rule = function* (model) {
  for (const { file, document } of model.documents.settings) {
    const { thousands, decimal } = document.formats;
    if (thousands !== decimal) continue;
    yield finding(
      model.locate({ file, path: ["formats", "thousands"] }),
      "same-separator",
      `"thousands" and "decimal" are the same sign, ${JSON.stringify(thousands)}.`,
      {
        hint: `Write another sign for one of the two: "${decimal === "," ? "." : ","}" or a space.`,
        related: relatedTo(model.locate({ file, path: ["formats", "decimal"] }), '"decimal" is here'),
      },
    );
  }
};
