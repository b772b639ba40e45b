import { finding } from "../diagnostic/finding";
import { kindOf } from "../read/kindOf";
import type { Kind } from "../schema/kinds";
import type { Rule } from "./rule";

const NAMED = ["application", "menu", "grantFamily", "persona", "list"] as const satisfies readonly Kind[];

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** A file is called like the id in it, so that people find it. Copies of a file are told when documents are read. */
export const fileName: Rule = function* (model) {
  for (const kind of NAMED) {
    for (const { file, document } of model.documents[kind]) {
      // A file that stands elsewhere is told by unknown-file or misplaced-file.
      if (kindOf(file) !== kind) continue;
      const name = file.slice(file.lastIndexOf("/") + 1, -".yaml".length);
      if (name === document.id) continue;
      const other = ID.test(name) ? `, or write "id: ${name}"` : "";
      yield finding(
        model.locate({ file, path: ["id"] }),
        "file-name",
        `The id "${document.id}" does not match the file name "${name}.yaml".`,
        { hint: `Rename the file to "${document.id}.yaml"${other}.` },
      );
    }
  }
};
