import { lettersOf } from "../formats/lettersOf";

/** Section 2.2, herd search: one of the texts contains what was typed, whatever the accents, the case, the dots and the spaces. */
export function matchesSearch(texts: readonly string[], typed: string): boolean {
  const wanted = lettersOf(typed);
  return wanted === "" || texts.some((text) => lettersOf(text).includes(wanted));
}
