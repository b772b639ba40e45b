import { finding, relatedTo } from "../diagnostic/finding";
import type { LinkedTile } from "../link/model";
import { below } from "./accessReferences";
import { repeated } from "./repeated";
import type { Rule } from "./rule";
import { contentOf, textOf } from "./tileTwice";
import { wordsOf } from "./wordsOf";

/** Tiles side by side that say the same and open something else cannot be told apart. */
export const tileLabelTwice: Rule = function* (model) {
  const keyOf = (tile: LinkedTile) => `${viewersOf(tile)} ${wordsOf(model, `tile.${tile.id}`)}`;
  for (const { entry, first } of repeated(model.tiles.values(), keyOf)) {
    // Two that open the same too are told by tile-twice.
    if (contentOf(entry) === contentOf(first)) continue;
    yield finding(
      model.locate(below(entry.place, "label")),
      "tile-label-twice",
      `The tile "${entry.id}" says the same as "${first.id}" in its group, but opens something else.`,
      {
        hint: "Write a label that says what it opens.",
        related: relatedTo(model.locate(below(first.place, "label")), `the label of "${first.id}" is here`),
        severity: "warning",
      },
    );
  }
};

/** Those who see a tile side by side with others: one with an access of its own may be meant for people who see no other. */
export function viewersOf({ section, group, document: { access, multiFirst } }: LinkedTile): string {
  return `${section} ${group} ${multiFirst === true} ${textOf(access)}`;
}
