/** What stands in a search field. */
export type SearchEntry =
  | { readonly kind: "empty" }
  /** Too few characters for the automatic search: said to the user. */
  | { readonly kind: "short" }
  | { readonly kind: "ready"; readonly query: string };

/** Section 5: the automatic search starts from a minimum of characters, spaces around them not counted. */
export function readSearch(text: string, minimum: number): SearchEntry {
  const query = text.trim();
  if (query === "") return { kind: "empty" };
  return [...query].length < minimum ? { kind: "short" } : { kind: "ready", query };
}
