/** Longest address that is kept; longer ones carry what is no page. */
const LONGEST = 2000;

/** Texts that were kept on the device, each once; whatever else stands there is left out. */
export function parseStoredTexts(kept: unknown): readonly string[] {
  if (!Array.isArray(kept)) return [];
  return [...new Set(kept.filter((text): text is string => typeof text === "string" && text !== "" && text.length <= LONGEST))];
}

/** Addresses of pages that were kept on the device: of this site alone. */
export function parseStoredAddresses(kept: unknown): readonly string[] {
  return parseStoredTexts(kept).filter((address) => /^\/(?![/\\])/.test(address));
}

/** The list with an entry put first, and no more than `limit`. */
export function moveToFront(list: readonly string[], entry: string, limit: number): readonly string[] {
  return [entry, ...list.filter((other) => other !== entry)].slice(0, limit);
}

/** The list with an entry moved one place among those that are shown; what is not shown stays where it is. */
export function moveItem(list: readonly string[], shown: readonly string[], entry: string, step: -1 | 1): readonly string[] {
  const other = shown[shown.indexOf(entry) + step];
  if (!shown.includes(entry) || other === undefined) return list;
  return list.map((each) => (each === entry ? other : each === other ? entry : each));
}
