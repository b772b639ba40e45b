import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** A section that opens the home screen shows neither tiles nor a page of its own. */
export const sectionContent: Rule = function* (model) {
  for (const { file, document } of model.documents.menu) {
    if (document.opens !== "home") continue;
    const key = document.groups.length > 0 ? "groups" : document.defaultRoute === undefined ? null : "defaultRoute";
    if (key === null) continue;
    yield finding(
      model.locate({ file, path: [key] }, "key"),
      "section-content",
      `The section "${document.id}" opens the home screen, so its "${key}" would never be used.`,
      {
        hint: `Remove "${key}:", put it into the file of another section, or remove "opens: home".`,
      },
    );
  }
};
