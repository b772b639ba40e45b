/** A JSON value in the storage that all tabs share. A full or forbidden storage holds nothing. */
export interface StoredEntry {
  readonly read: () => unknown;
  readonly write: (value: unknown) => void;
  readonly remove: () => void;
}

export function createStoredEntry(storage: () => Storage, key: string): StoredEntry {
  const attempt = <Value>(use: (storage: Storage) => Value): Value | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((place) => JSON.parse(place.getItem(key) ?? "null")),
    write: (value) => attempt((place) => place.setItem(key, JSON.stringify(value))),
    remove: () => attempt((place) => place.removeItem(key)),
  };
}
