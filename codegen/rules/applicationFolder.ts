import { finding } from "../diagnostic/finding";
import { kindOf } from "../read/kindOf";
import type { Rule } from "./rule";

/** An application stands in the folder of its domain. */
export const applicationFolder: Rule = function* (model) {
  const domains = new Set(model.documents.domains.flatMap(({ document }) => document.domains.map(({ id }) => id)));
  for (const { file, document } of model.documents.application) {
    const folder = file.split("/")[1] ?? "";
    // An unknown domain is told by unknown-domain.
    if (folder === document.domain || !domains.has(document.domain) || kindOf(file) !== "application") continue;
    yield finding(
      model.locate({ file, path: ["domain"] }),
      "application-folder",
      `"${document.id}" belongs to the domain "${document.domain}", but its file is in applications/${folder}/.`,
      {
        hint: domains.has(folder)
          ? `Move the file to applications/${document.domain}/, or write "domain: ${folder}".`
          : `Move the file to applications/${document.domain}/: "${folder}" is no domain of domains.yaml.`,
      },
    );
  }
};
