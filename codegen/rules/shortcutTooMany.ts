import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** What phones and desktops show; the rest is dropped without a word. */
const SHOWN = 4;

/** No more shortcuts than are shown. */
export const shortcutTooMany: Rule = function* (model) {
  const flagged = [...model.tiles.values()]
    .filter(({ document }) => document.shortcut === true)
    .sort((a, b) => (b.document.weight ?? 0) - (a.document.weight ?? 0));
  for (const { id, place } of flagged.slice(SHOWN))
    yield finding(
      model.locate(below(place, "shortcut")),
      "shortcut-too-many",
      `The tile "${id}" is one shortcut too many: ${flagged.length} tiles are flagged, and an installed application shows ${SHOWN}.`,
      { hint: `Remove "shortcut: true" from this tile or from another; the ${SHOWN} with the greatest "weight:" are shown.` },
    );
};
