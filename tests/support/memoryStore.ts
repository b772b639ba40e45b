import type { KeyValueStore } from "../../src/ports/keyValueStore";

export interface MemoryStore extends KeyValueStore {
  readonly entries: Map<string, string>;
}

/** A store of a device that forgets when the test ends; values go through JSON as in the browser. */
export function memoryStore(): MemoryStore {
  const entries = new Map<string, string>();
  return {
    entries,
    read: async (key) => {
      const text = entries.get(key);
      return text === undefined ? null : JSON.parse(text);
    },
    write: async (key, value) => {
      entries.set(key, JSON.stringify(value));
      return true;
    },
    remove: async (key) => void entries.delete(key),
  };
}
