import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** An application that is sold apart is seen by those who bought it: by nobody while no user has its code. */
export const codeUnheld: Rule = function* (model) {
  const bought = new Set(model.documents.persona.flatMap(({ document }) => document.profile.grants));
  for (const { id, place, document } of model.applications.values()) {
    const { code } = document;
    if (code === undefined || bought.has(code)) continue;
    yield finding(
      model.locate({ file: place.file, path: ["code"] }),
      "code-unheld",
      `No user of personas/ has bought "${code}": the tiles of "${id}" are hidden from all but those with "allGrants: true".`,
      {
        hint: `Add ${code} to the list "grants:" of a user to try it, or remove "code:" if the application is not sold apart.`,
        severity: "warning",
      },
    );
  }
};
