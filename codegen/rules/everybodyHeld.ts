import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** The grant that everybody passes is no right to be given, unless settings.yaml lets it open everything. */
export const everybodyHeld: Rule = function* (model) {
  const settings = model.documents.settings[0]?.document.access;
  if (settings === undefined || settings.allOpensEverything) return;
  const { everybody } = settings;
  for (const { file, document } of model.documents.persona) {
    const { droits, authorizes } = document.profile;
    const index = droits.indexOf(everybody);
    const path =
      index >= 0 ? ["profile", "droits", index] : Object.hasOwn(authorizes, everybody) ? ["profile", "authorizes", everybody] : null;
    if (path === null) continue;
    yield finding(
      model.locate({ file, path }, index >= 0 ? "value" : "key"),
      "everybody-held",
      `"${everybody}" opens nothing: everybody passes where it is asked for.`,
      {
        hint: `Remove it. For every right write "allGrants: true" below "login:"; under "droits:" name the rights that are meant.`,
        severity: "warning",
      },
    );
  }
};
