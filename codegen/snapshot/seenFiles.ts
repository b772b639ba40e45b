import { existsSync, lstatSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../kept/writeWhole.mjs";
import { listFiles, MOST_OF_FILE, TOO_LARGE } from "../read/registryFiles";
import type { Registry } from "../viewer/registry";
import { seenIn } from "./seen";
import { seenTexts } from "./seenText";

/** The folder of the snapshot in that of the registry. */
export const SEEN = "seen";

/** Texts of the committed snapshot by their path in its folder; null where there is none. */
export function committedSeen(registry: string): ReadonlyMap<string, string> | null {
  const folder = join(registry, SEEN);
  // A link is no file of the snapshot, wherever it leads.
  const isOwn = (file: string) => lstatSync(join(folder, file)).isFile();
  const textOf = (file: string) =>
    lstatSync(join(folder, file)).size > MOST_OF_FILE ? TOO_LARGE : readFileSync(join(folder, file), "utf8");
  return existsSync(folder)
    ? new Map(
        listFiles(folder)
          .filter(isOwn)
          .map((file) => [file, textOf(file)]),
      )
    : null;
}

export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** Writes what differs, with the ends of lines that a file has, and removes what is no more. */
export function writeSeen(path: string, registry: Registry): Written {
  const before = committedSeen(path) ?? new Map<string, string>();
  const isWindows = (file: string) => before.get(file)?.includes("\r\n") === true;
  const after = new Map(
    [...seenTexts(seenIn(registry))].map(([file, text]) => [file, isWindows(file) ? text.replaceAll("\n", "\r\n") : text]),
  );
  const written = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
  const removed = [...before.keys()].filter((file) => file.endsWith(".txt") && !after.has(file));
  for (const file of written) writeWhole(join(path, SEEN, file), after.get(file) ?? "");
  for (const file of removed) rmSync(join(path, SEEN, file));
  return { written, removed, unchanged: after.size - written.length };
}

/** Brings the snapshot up to date after an edit, where there is one: what was written. */
export function renewSeen(path: string, registry: Registry): readonly string[] {
  return committedSeen(path) === null ? [] : writeSeen(path, registry).written;
}
