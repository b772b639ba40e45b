import { finding } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import type { Rule } from "./rule";

/** What a user is connected as must be an account level; a level without a value takes any that is no slip of another (decision ENT-22). */
export const unknownAccountLevel: Rule = function* (model) {
  const levels = model.documents.entities.flatMap(({ document }) => document.accountLevels);
  const known = levels.flatMap(({ connectedAs }) => connectedAs ?? []);
  const open = levels.some(({ connectedAs, origin }) => connectedAs === undefined && origin === undefined);
  for (const { file, document } of model.documents.persona) {
    const seen = document.profile.connectedAs;
    if (known.includes(seen)) continue;
    const near = suggest(seen, known);
    if (open && near === null) continue;
    yield finding(
      model.locate({ file, path: ["profile", "connectedAs"] }),
      "unknown-account-level",
      `"${seen}" is not an account level${near === null ? "." : `; did you mean "${near}"?`}`,
      { hint: `Write a "connectedAs" of the account levels in entities.yaml: ${known.join(", ")}.` },
    );
  }
};
