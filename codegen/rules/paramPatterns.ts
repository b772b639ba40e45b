import type { RegistryModel } from "../link/model";

/** Shape of each parameter that declares one; a pattern that is no regular expression counts as none. */
export function paramPatterns(model: RegistryModel): ReadonlyMap<string, RegExp> {
  const patterns = new Map<string, RegExp>();
  for (const { document } of model.documents.params) {
    for (const [name, { pattern }] of Object.entries(document.params)) {
      const whole = pattern === undefined ? null : wholeValue(pattern);
      if (whole !== null) patterns.set(name, whole);
    }
  }
  return patterns;
}

/** The pattern for a whole value, or null when it is no regular expression. */
export function wholeValue(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, "u");
  } catch {
    // Told by the rule param-sample.
    return null;
  }
}
