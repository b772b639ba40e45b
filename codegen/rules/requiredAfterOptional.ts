import { parsePattern } from "../../src/domain/routing/pattern";
import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** After a parameter that may be left out, nothing required can follow: its value could not be told apart. */
export const requiredAfterOptional: Rule = function* (model) {
  for (const { place, path } of model.routes.values()) {
    if (path === null) continue;
    const parsed = parsePattern(path);
    if (!("fault" in parsed) || parsed.fault !== "after-optional") continue;
    const what =
      parsed.segment === path
        ? "something follows a parameter that takes all the rest"
        : `"${parsed.segment}" follows a parameter that may be left out`;
    yield finding(model.locate(below(place, "path")), "required-after-optional", `In the address "${path}", ${what}.`, {
      hint: "Put parameters with ?, + or * at the end, after everything that must always be there.",
    });
  }
};
