import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import type { RegistryModel, Sourced } from "../link/model";
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
    ["formats", "weight", "oneDecimalBelowKg"],
    ["formats", "weight", "tonnesFromKg"],
  ],
  [
    ["outbox", "retryMs"],
    ["outbox", "retryCapMs"],
  ],
];

/** Of which the first is less: with two that are equal there would be no day. */
const STRICT_PAIRS: typeof PAIRS = [
  [
    ["sky", "nightBeforeHour"],
    ["sky", "nightAfterHour"],
  ],
];

/** A value that grows to another one, or comes before it, is not the greater of the two. */
export const valueOrder: Rule = function* (model) {
  for (const source of model.documents.settings) {
    for (const pair of PAIRS) yield* ordered(model, source, pair, (less, more) => less <= more);
    for (const pair of STRICT_PAIRS) yield* ordered(model, source, pair, (less, more) => less < more);
  }
};

function* ordered(
  model: RegistryModel,
  { file, document }: Sourced<"settings">,
  [low, high]: (typeof PAIRS)[number],
  isOrdered: (less: number, more: number) => boolean,
): Iterable<Diagnostic> {
  const less = readBack(document, low);
  const more = readBack(document, high);
  if (typeof less !== "number" || typeof more !== "number" || isOrdered(less, more)) return;
  const [one, other] = [low.at(-1), high.at(-1)];
  const related = relatedTo(model.locate({ file, path: high }), `"${other}" is here`);
  const at = model.locate({ file, path: low });
  yield less === more
    ? finding(at, "value-order", `"${one}" and "${other}" are both ${less}.`, {
        hint: `Write less than ${more}, or a greater "${other}".`,
        related,
      })
    : finding(at, "value-order", `"${one}" is ${less}, more than "${other}", which is ${more}.`, {
        hint: `Write at most ${more}, or a greater "${other}".`,
        related,
      });
}
