import { finding } from "../diagnostic/finding";
import type { Kind } from "../schema/kinds";
import type { Rule } from "./rule";

const NAMED = ["application", "menu", "grantFamily", "persona", "list"] as const satisfies readonly Kind[];

/** A file is called like the id in it, so that people find it. */
export const fileName: Rule = function* (model) {
  for (const kind of NAMED) {
    for (const { file, document } of model.documents[kind]) {
      const name = file.slice(file.lastIndexOf("/") + 1, -".yaml".length);
      if (name === document.id) continue;
      yield finding(
        model.locate({ file, path: ["id"] }),
        "file-name",
        `The id "${document.id}" does not match the file name "${name}.yaml".`,
        {
          hint: `Rename the file to "${document.id}.yaml", or write "id: ${name}".`,
        },
      );
    }
  }
};
