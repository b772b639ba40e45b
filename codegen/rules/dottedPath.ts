import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** An address that begins with the name of its route, dots and all, was most often meant with slashes. */
export const dottedPath: Rule = function* (model) {
  for (const { name, path, place, document } of model.routes.values()) {
    const [first = "", ...others] = document.path === undefined || path === null ? [] : path.split("/");
    if (!first.includes(".") || (name !== first && !name.startsWith(`${first}.`))) continue;
    const message = `The address "${path}" has dots where "${first}" is the name of a route; addresses have slashes.`;
    yield finding(model.locate(below(place, "path")), "dotted-path", message, {
      hint: `Write ${[...first.split("."), ...others].join("/")}`,
      severity: "warning",
    });
  }
};
