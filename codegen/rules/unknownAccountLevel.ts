import { finding } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import type { RegistryModel } from "../link/model";
import { STRAIGHT, withoutCurly } from "../read/quoted";
import type { Rule } from "./rule";

/** Words for a plain user: those on which several users agree. */
function plainOf({ documents }: RegistryModel, known: readonly string[]): readonly string[] {
  const words = documents.persona.map(({ document }) => document.profile.connectedAs);
  return [...new Set(words.filter((word, index) => words.indexOf(word) < index && !known.includes(word)))];
}

/** What a user is connected as must be an account level; a level without a value takes any that is no slip of another (decision ENT-22). */
export const unknownAccountLevel: Rule = function* (model) {
  const levels = model.documents.entities.flatMap(({ document }) => document.accountLevels);
  const known = levels.flatMap(({ connectedAs }) => connectedAs ?? []);
  const open = levels.some(({ connectedAs, origin }) => connectedAs === undefined && origin === undefined);
  for (const { file, document } of model.documents.persona) {
    const seen = document.profile.connectedAs;
    if (known.includes(seen)) continue;
    const bare = withoutCurly(seen);
    if (bare !== null) {
      yield finding(
        model.locate({ file, path: ["profile", "connectedAs"] }),
        "unknown-account-level",
        `"${seen}" is not an account level.`,
        {
          hint: `${STRAIGHT}: write ${bare}`,
        },
      );
      continue;
    }
    const near = suggest(seen, known);
    if (open && near === null) {
      const plain = plainOf(model, known);
      if (plain.includes(seen) || plain.length === 0) continue;
      const at = model.locate({ file, path: ["profile", "connectedAs"] });
      yield finding(at, "unknown-account-level", `"${seen}" is no account level, so "${document.id}" is a plain user.`, {
        hint: `Known are ${known.join(", ")}, and ${plain.join(", ")} for a plain user, as other demo accounts have it.`,
        severity: "warning",
      });
      continue;
    }
    yield finding(
      model.locate({ file, path: ["profile", "connectedAs"] }),
      "unknown-account-level",
      `"${seen}" is not an account level${near === null ? "." : `; did you mean "${near}"?`}`,
      { hint: `Write a "connectedAs" of the account levels in entities.yaml: ${known.join(", ")}.` },
    );
  }
};
