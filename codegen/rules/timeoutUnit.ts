import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

const THOUSAND = 1000;
/** No switch of herds is waited for less than a second, or more than some hours. */
const LEAST_MS = 1000;
const MOST_S = 10_000;

/** The timeout of a user is in the unit that settings.yaml names: a thousand times too short or too long, the other one was meant. */
export const timeoutUnit: Rule = function* (model) {
  const unit = model.documents.settings[0]?.document.storage.multiTimeoutUnit;
  if (unit === undefined) return;
  for (const { file, document } of model.documents.persona) {
    const { timeout } = document.profile;
    if (timeout === undefined || (unit === "ms" ? timeout >= LEAST_MS : timeout <= MOST_S)) continue;
    const at = model.locate({ file, path: ["profile", "timeout"] });
    const [shown, meant] = unit === "ms" ? ["milliseconds", timeout * THOUSAND] : ["seconds", Math.round(timeout / THOUSAND)];
    yield finding(at, "timeout-unit", `"timeout" is ${timeout} ${shown}.`, {
      hint: `Write ${meant} if ${unit === "ms" ? "seconds" : "milliseconds"} were meant: settings.yaml says "multiTimeoutUnit: ${unit}".`,
      severity: "warning",
    });
  }
};
