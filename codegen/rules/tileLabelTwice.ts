import { finding, relatedTo } from "../diagnostic/finding";
import type { LinkedTile } from "../link/model";
import { below } from "./accessReferences";
import { repeated } from "./repeated";
import type { Rule } from "./rule";
import { contentOf, textOf } from "./tileTwice";
import { wordsOf } from "./wordsOf";

/** Tiles side by side that say the same and open something else cannot be told apart. */
export const tileLabelTwice: Rule = function* (model) {
  // Those with an access of their own may be meant for other people, who see only one of the two.
  const keyOf = ({ id, section, group, document: { access, multiFirst } }: LinkedTile) =>
    `${section} ${group} ${multiFirst === true} ${textOf(access)} ${wordsOf(model, `tile.${id}`)}`;
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
