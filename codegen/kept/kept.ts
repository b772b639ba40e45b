import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { writeWhole } from "./writeWhole.mjs";

/** The cache of one build of the tool, for its later runs, by name. All of it can be computed again. */
export interface Kept {
  /** null when there is none, or when it is damaged. */
  readonly read: <T>(name: string) => T | null;
  /** Keeps a value where that is possible, and gives it back. */
  readonly keep: <T>(name: string, value: T) => T;
}

const HASH_BYTES = 20;

/** `cache` is the folder for it, null for none; `writes`: not for a run that promises to write nothing. */
export function keptIn(cache: string | null, tool: string, writes = true): Kept {
  const pathOf = (name: string) => join(cache ?? "", `tool-${tool}`, name);
  return {
    read: (name) => {
      if (cache === null) return null;
      try {
        const content = readFileSync(pathOf(name));
        const value = content.subarray(HASH_BYTES);
        return hash("sha1", value, "buffer").equals(content.subarray(0, HASH_BYTES)) ? deserialize(value) : null;
      } catch {
        return null;
      }
    },
    keep: (name, value) => {
      if (cache === null || !writes) return value;
      try {
        const content = serialize(value);
        writeWhole(pathOf(name), Buffer.concat([hash("sha1", content, "buffer"), content]));
      } catch {
        // Another user's folder, or a read-only disk: it is computed once more the next time.
      }
      return value;
    },
  };
}

/** Memoises a function by its argument, while that is in use. */
export function once<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: workOut(key) };
    known.set(key, found);
    return found.value;
  };
}
