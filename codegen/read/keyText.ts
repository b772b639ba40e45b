import { isScalar } from "yaml";

/** A key as it is written: `08` stays `08`, although YAML would read the number 8. */
export function keyText(key: unknown): string {
  if (!isScalar(key)) return "";
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}
