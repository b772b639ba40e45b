import type { HerdStorage } from "../../../ports/herdStorage";

/** Entries of one application for one herd, and characters of one of them. */
const MOST_ENTRIES = 500;
const MOST_CHARACTERS = 131_072;

/** In-memory storage of applications, for as long as the page is open and the user signed in. */
export function createSessionHerdStorage(): HerdStorage & { readonly clear: () => void } {
  const all = new Map<string, Map<string, string>>();
  const shelfOf = ({ numCheptel, application }: Parameters<HerdStorage["read"]>[0]) => {
    const name = JSON.stringify([numCheptel, application]);
    const shelf = all.get(name) ?? new Map<string, string>();
    all.set(name, shelf);
    return shelf;
  };
  return {
    read: async (place, index) => {
      const text = shelfOf(place).get(index);
      return text === undefined ? null : JSON.parse(text);
    },
    store: async (place, index, value) => {
      const shelf = shelfOf(place);
      if (value === null || value === undefined) {
        shelf.delete(index);
        return true;
      }
      // As text, so that a frame of the same origin cannot mutate the value later.
      const text = JSON.stringify(value);
      if (text.length > MOST_CHARACTERS || (!shelf.has(index) && shelf.size >= MOST_ENTRIES)) return false;
      shelf.set(index, text);
      return true;
    },
    clear: () => all.clear(),
  };
}
