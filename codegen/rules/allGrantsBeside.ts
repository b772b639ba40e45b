import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** Who holds everything has no lists besides. Levels still count: they may take a right away. */
export const allGrantsBeside: Rule = function* (model) {
  for (const { file, document } of model.documents.persona) {
    if (document.allGrants !== true) continue;
    for (const key of ["droits", "grants"] as const) {
      if (document.profile[key].length === 0) continue;
      yield finding(
        model.locate({ file, path: ["profile", key] }, "key"),
        "all-grants-beside",
        `"${key}" has no effect beside "allGrants: true".`,
        {
          hint: `Remove "${key}:" with its list, or "allGrants:" to give only what the list names.`,
          severity: "warning",
        },
      );
    }
  }
};
