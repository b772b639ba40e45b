import { readFileSync } from "node:fs";
import { writeWhole } from "../writeWhole.mjs";

/** What an earlier run has kept in a file; null when there is none, or when it is damaged: it is computed once more. */
export function readKept<T>(path: string | null): T | null {
  if (path === null) return null;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/** Keeps a value for later runs, where there is a folder for it. */
export function keep<T>(path: string | null, value: T): T {
  if (path === null) return value;
  try {
    writeWhole(path, JSON.stringify(value));
  } catch {
    // Another user's folder, or a read-only disk: it is computed once more the next time.
  }
  return value;
}
