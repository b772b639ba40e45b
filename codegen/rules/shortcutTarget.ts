import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** A shortcut of the installed application opens a page of the shell: it is the same for everybody and knows no herd. */
export const shortcutTarget: Rule = function* (model) {
  for (const { id, place, document } of model.tiles.values()) {
    if (document.shortcut !== true || document.route !== undefined) continue;
    const [what, key] = document.shop === undefined ? ["opens an address outside the routes", "link"] : ["is the toggle of a shop", "shop"];
    yield finding(model.locate(below(place, key)), "shortcut-target", `The tile "${id}" is a shortcut, but it ${what}.`, {
      hint: 'Remove "shortcut: true" from the tile, or give it a route.',
    });
  }
};
