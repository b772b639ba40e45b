import { finding, relatedTo } from "../diagnostic/finding";
import type { Rule } from "./rule";
import { textsInLists } from "./textsInLists";

/** A list of names holds each of them once. */
export const duplicateEntry: Rule = function* (model) {
  for (const { text, place, before } of textsInLists(model, (_, isRepeated) => isRepeated)) {
    if (before === null) continue;
    yield finding(model.locate(place), "duplicate-entry", `"${text}" stands twice in this list.`, {
      hint: "Remove one of the two, or write the name that was meant.",
      related: relatedTo(model.locate(before), "the first one is here"),
      severity: "warning",
    });
  }
};
