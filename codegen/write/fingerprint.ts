import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A file as it was when the tool last looked at it. */
export interface Fingerprint {
  readonly path: string;
  /** Modification time; -1 when the file was so fresh that a later change could bear the same time. */
  readonly mtimeMs: number;
  readonly size: number;
  readonly hash: string;
}

/** A file system keeps time in ticks of a few milliseconds: two writes in one tick look alike. */
const TICK_MS = 100;

/** The fingerprint of a file with this content; `since` lies before its reading or writing. */
export function fingerprint(dir: string, path: string, content: string, since: number): Fingerprint {
  const { mtimeMs, size } = statSync(join(dir, path));
  return { path, mtimeMs: settled(mtimeMs, since), size, hash: hashOf(content) };
}

/**
 * Compares a file with its fingerprint, by time and size and otherwise by content: the same fingerprint, one with the
 * file's new time, or null when the file has changed.
 */
export function compareFile(dir: string, before: Fingerprint, since: number): Fingerprint | null {
  const path = join(dir, before.path);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.size !== before.size) return null;
  if (stat.mtimeMs === before.mtimeMs) return before;
  return hashOf(readFileSync(path, "utf8")) === before.hash ? { ...before, mtimeMs: settled(stat.mtimeMs, since) } : null;
}

export function hashOf(content: string): string {
  return createHash("sha1").update(content).digest("hex");
}

function settled(mtimeMs: number, since: number): number {
  return since - mtimeMs < TICK_MS ? -1 : mtimeMs;
}
