import { finding, relatedTo } from "../diagnostic/finding";
import { readBack } from "../link/readBack";
import type { Rule } from "./rule";

/** Values of settings.yaml of which the first is never more than the second. */
const PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ["timing", "purgeSyncDelayMs"],
    ["timing", "purgeClearDelayMs"],
  ],
  [
    ["timing", "safeSyncTimeoutMs"],
    ["timing", "safeSyncLongTimeoutMs"],
  ],
  [
    ["timing", "progressFullMs"],
    ["timing", "progressResetMs"],
  ],
  [
    ["timing", "frameRetryMs"],
    ["timing", "frameRetryCapMs"],
  ],
  [
    ["limits", "herdNumberTail"],
    ["limits", "herdNumberWhole"],
  ],
  [
    ["sky", "nightBeforeHour"],
    ["sky", "nightAfterHour"],
  ],
  [
    ["formats", "weight", "oneDecimalBelowKg"],
    ["formats", "weight", "tonnesFromKg"],
  ],
  [
    ["outbox", "retryMs"],
    ["outbox", "retryCapMs"],
  ],
];

/** A value that grows to another one, or comes before it, is not the greater of the two. */
export const valueOrder: Rule = function* (model) {
  for (const { file, document } of model.documents.settings) {
    for (const [low, high] of PAIRS) {
      const less = readBack(document, low);
      const more = readBack(document, high);
      if (typeof less !== "number" || typeof more !== "number" || less <= more) continue;
      const [one, other] = [low.at(-1), high.at(-1)];
      yield finding(model.locate({ file, path: low }), "value-order", `"${one}" is ${less}, more than "${other}", which is ${more}.`, {
        hint: `Write at most ${more}, or a greater "${other}".`,
        related: relatedTo(model.locate({ file, path: high }), `"${other}" is here`),
      });
    }
  }
};
