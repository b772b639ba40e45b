import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import { paramForm } from "./paramForm";
import { readableRoutes } from "./readableRoutes";
import type { Rule } from "./rule";

/** A word of an address that is the name of a parameter, and not of the route, has most often lost its colon. */
export const paramWithoutColon: Rule = function* (model) {
  const declared = new Set(model.documents.params.flatMap(({ document }) => Object.keys(document.params)));
  const isReadable = readableRoutes(model);
  for (const route of model.routes.values()) {
    const { name, path, place, document } = route;
    if (document.path === undefined || path === null || !isReadable(route)) continue;
    const levels = name.split(".");
    const segments = path.split("/");
    for (const [index, word] of segments.entries()) {
      if (!declared.has(word) || levels.includes(word)) continue;
      yield finding(
        model.locate(below(place, "path")),
        "param-without-colon",
        `"${word}" in the address ${path} is a word; params.yaml has a parameter of that name.`,
        {
          hint: `When the parameter is meant, write ${segments.with(index, paramForm(model, name, word, index === segments.length - 1)).join("/")}: a parameter has a colon.`,
          severity: "warning",
        },
      );
    }
  }
};
