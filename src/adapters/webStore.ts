import type { KeyValueStore } from "../ports/keyValueStore";

/** JSON values in the local or session storage of the browser. A full storage, or one that may not even be named, is ignored. */
export function createWebStore(storage: () => Storage): KeyValueStore {
  return {
    read: async (key) => {
      try {
        const text = storage().getItem(key);
        return text === null ? null : JSON.parse(text);
      } catch {
        // Written by something else, or forbidden: as if nothing was stored.
        return null;
      }
    },
    write: async (key, value) => {
      try {
        storage().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        // Private windows and full disks: the shell works without storage.
        return false;
      }
    },
    remove: async (key) => {
      try {
        storage().removeItem(key);
      } catch {
        // A forbidden storage holds nothing.
      }
    },
  };
}
