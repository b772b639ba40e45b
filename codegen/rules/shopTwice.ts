import { finding, relatedTo } from "../diagnostic/finding";
import { repeated } from "./repeated";
import type { Rule } from "./rule";

/** Each shop has a letter and a kind of herd of its own. */
export const shopTwice: Rule = function* (model) {
  for (const { file, document } of model.documents.shops) {
    for (const key of ["typo", "flag"] as const) {
      const shops = document.shops.map((shop, index) => ({ value: shop.value, taken: shop[key], path: ["shops", index, key] }));
      for (const { entry, first } of repeated(shops, ({ taken }) => taken)) {
        yield finding(
          model.locate({ file, path: entry.path }),
          "shop-twice",
          `The shops "${entry.value}" and "${first.value}" have the same "${key}", ${entry.taken}.`,
          {
            hint: "Write another one: nothing else tells the herds of the two apart.",
            related: relatedTo(model.locate({ file, path: first.path }), `that of "${first.value}" is here`),
          },
        );
      }
    }
  }
};
