import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** A weight orders the shortcuts, so it says nothing on another tile. */
export const shortcutWeight: Rule = function* (model) {
  for (const { id, place, document } of model.tiles.values()) {
    if (document.weight === undefined || document.shortcut === true) continue;
    yield finding(
      model.locate(below(place, "weight")),
      "shortcut-weight",
      `The tile "${id}" has a weight, which is for shortcuts, but is none.`,
      { hint: 'Add "shortcut: true", or remove the weight: tiles stand in the order of their file.' },
    );
  }
};
