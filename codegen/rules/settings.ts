import { suggest } from "../diagnostic/suggest";
import { keyOf, wholeFile } from "../link/places";
import { valueAt } from "../link/valueAt";
import { isSlow, valuePattern } from "../link/valuePattern";
import { type SettingsDocument, settings } from "../schema/settings";
import { settingsOf } from "../tables/documentOf";
import { repeated } from "./repeated";
import { needing, type Rule, rule } from "./rule";

/** Values of which the first is never more than the second. */
const PAIRS = [
  ["timing.purgeSyncDelayMs", "timing.purgeClearDelayMs"],
  ["timing.safeSyncTimeoutMs", "timing.safeSyncLongTimeoutMs"],
  ["timing.progressFullMs", "timing.progressResetMs"],
  ["frameTiming.retryMs", "frameTiming.retryCapMs"],
  ["limits.herdNumberTail", "limits.herdNumberWhole"],
  ["formats.weight.oneDecimalBelowKg", "formats.weight.tonnesFromKg"],
  ["outbox.retryMs", "outbox.retryCapMs"],
  ["sky.nightBeforeHour", "sky.nightAfterHour"],
] as const;

/** With two that are equal there would be no day. */
const STRICT = "sky.nightBeforeHour";

export const settingRules: readonly Rule[] = [
  /** A value that grows to another one, or comes before it, is not the greater of the two. */
  rule("value-order", "error", function* (model) {
    for (const { file, document } of model.documents.settings) {
      for (const [low, high] of PAIRS) {
        const [less, more] = [valueAt(document, low.split(".")), valueAt(document, high.split("."))];
        if (typeof less !== "number" || typeof more !== "number" || less < more || (less === more && low !== STRICT)) continue;
        const [key, other] = [low.split("."), high.split(".")];
        const params = { key: key.at(-1) ?? "", value: less, other: other.at(-1) ?? "", limit: more };
        yield { at: { file, path: key }, params, related: { file, path: other } };
      }
      yield* unorderedLogos(file, document.logo?.special ?? []);
      yield* unorderedCaps(file, document.framePool?.caps ?? []);
    }
  }),
  /** A block of the settings stands in one file. */
  rule("duplicate-id", "error", function* ({ documents }) {
    const blocks = documents.settings.flatMap(({ file, document }) => Object.keys(document).map((name) => ({ file, path: [name], name })));
    for (const { entry, first } of repeated(blocks, ({ name }) => name))
      yield { at: keyOf(entry), params: { name: entry.name }, related: keyOf(first) };
  }),
  /** And none is lacking. */
  needing(["settings"], "missing-key", "error", function* (model) {
    const keys = Object.keys(settings.shape).filter((key) => !Object.hasOwn(settingsOf(model), key));
    const [first] = model.documents.settings;
    if (first !== undefined && keys.length > 0) yield { at: wholeFile(first.file), params: { keys: keys.join(", ") } };
  }),
  /** A page of a list that no entry asks for with `having`, and nearly one that is asked for: what repeats over the list leaves its item out. */
  rule("list-page", "error", function* (model) {
    const asked = model.references.flatMap(({ vocabulary, role, name }) => (vocabulary === "page" && role === "refers" ? [name] : []));
    for (const { file, document } of model.documents.list)
      for (const [n, { pages = [] }] of document.items.entries()) {
        const lacking = asked.filter((one) => !pages.includes(one));
        for (const [p, page] of pages.entries()) {
          const suggestion = asked.includes(page) ? null : suggest(page, lacking);
          if (suggestion !== null) yield { at: { file, path: ["items", n, "pages", p] }, params: { page, suggestion } };
        }
      }
  }),
  /** The pattern of a parameter is answered at once, whatever the value. */
  rule("param-pattern", "error", function* (model) {
    for (const { file, document } of model.documents.params)
      for (const [name, { pattern = "" }] of Object.entries(document.params))
        if (isSlow(pattern)) yield { at: { file, path: ["params", name, "pattern"] }, params: { name, pattern } };
  }),
  /** The sample of a parameter has the parameter's own shape. */
  rule("param-sample", "error", function* (model) {
    for (const { file, document } of model.documents.params)
      for (const [name, { sample, pattern }] of Object.entries(document.params)) {
        if (isSlow(pattern ?? "")) continue;
        const whole = valuePattern(pattern);
        const path = ["params", name, whole === null ? "pattern" : "sample"];
        if (whole?.test(sample) !== true) yield { at: { file, path }, params: { name, sample, pattern: pattern ?? "" } };
      }
  }),
];

/** A special logo ends after it begins, and before the next one does. */
function* unorderedLogos(file: string, special: SettingsDocument["logo"]["special"]) {
  const at = (n: number, key: "from" | "to") => ({ file, path: ["logo", "special", n, key] });
  for (const [n, { from, to }] of special.entries()) {
    if (from > to) yield { at: at(n, "from"), params: { key: "from", value: from, other: "to", limit: to }, related: at(n, "to") };
    const other = special.findIndex((one, before) => before < n && one.from <= to && from <= one.to);
    const before = special[other];
    if (before === undefined || from > to) continue;
    yield { at: at(other, "to"), params: { key: "to", value: before.to, other: "from", limit: from }, related: at(n, "from") };
  }
}

/** Steps of memory ascend, and a device with more of it keeps no fewer frames. */
function* unorderedCaps(file: string, caps: SettingsDocument["framePool"]["caps"]) {
  for (const [n, cap] of caps.entries()) {
    const before = caps[n - 1];
    if (before === undefined) continue;
    const key = cap.memoryGb <= before.memoryGb ? "memoryGb" : cap.frames < before.frames ? "frames" : null;
    if (key === null) continue;
    const at = (entry: number) => ({ file, path: ["framePool", "caps", entry, key] });
    yield { at: at(n - 1), params: { key, value: before[key], other: key, limit: cap[key] }, related: at(n) };
  }
}
