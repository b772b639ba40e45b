import { finding } from "../diagnostic/finding";
import type { Kind } from "../schema/kinds";
import type { Rule } from "./rule";

const NAMED = ["application", "menu", "grantFamily", "persona", "list"] as const satisfies readonly Kind[];

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** A file is called like the id in it, so that people find it. */
export const fileName: Rule = function* (model) {
  const files = new Set(NAMED.flatMap((kind) => model.documents[kind].map(({ file }) => file)));
  for (const kind of NAMED) {
    for (const { file, document } of model.documents[kind]) {
      const name = file.slice(file.lastIndexOf("/") + 1, -".yaml".length);
      if (name === document.id) continue;
      yield finding(
        model.locate({ file, path: ["id"] }),
        "file-name",
        `The id "${document.id}" does not match the file name "${name}.yaml".`,
        {
          hint: remedy(name, document.id, files.has(`${file.slice(0, file.lastIndexOf("/") + 1)}${document.id}.yaml`)),
        },
      );
    }
  }
};

/** A copy of a file cannot take the name of the first one. */
function remedy(name: string, id: string, taken: boolean): string {
  const other = ID.test(name) ? `write "id: ${name}"` : "give the file and the id another name, of letters, digits, - and _";
  return taken
    ? `"${id}.yaml" exists already: ${other}, with other names in the file too, or remove this file.`
    : `Rename the file to "${id}.yaml", or ${other}.`;
}
