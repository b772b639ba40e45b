import type { KeyValueStore } from "../ports/keyValueStore";

/** JSON values in the local or session storage of the browser. A storage that is full or forbidden only forgets. */
export function createWebStore(storage: Storage): KeyValueStore {
  return {
    read: async (key) => {
      try {
        const text = storage.getItem(key);
        return text === null ? null : JSON.parse(text);
      } catch {
        // Written by something else, or not allowed at all: as if nothing had been kept.
        return null;
      }
    },
    write: async (key, value) => {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // Private windows and full disks: the shell works on, it just does not remember.
      }
    },
    remove: async (key) => {
      try {
        storage.removeItem(key);
      } catch {
        // Nothing can have been kept where nothing may be touched.
      }
    },
  };
}
