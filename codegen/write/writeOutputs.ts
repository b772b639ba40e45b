import { readFileSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "../emit/generatedModule";
import { writeWhole } from "../kept/writeWhole.mjs";
import { sortedNames } from "../tables/sorted";
import { listOutputs } from "./upToDate";

/** How an output folder differs from what it should hold. */
export interface OutputChange {
  readonly changed: readonly OutputFile[];
  readonly unchanged: number;
  /** Files generated before that no longer are. */
  readonly leftOver: readonly string[];
}

const MARK = "Generated from ";

/** `strict`: what somebody else has put there is left over too. */
export function compareOutputs(out: string, outputs: readonly OutputFile[], strict = false): OutputChange {
  const changed = outputs.filter(({ path, text }) => readOr(join(out, path), null) !== text);
  const wanted = new Set(outputs.map(({ path }) => path));
  const leftOver = listOutputs(out).filter((path) => !wanted.has(path) && (strict || isGenerated(join(out, path))));
  return { changed, unchanged: outputs.length - changed.length, leftOver: sortedNames(leftOver) };
}

/** Writes what has changed and removes what is left over; everything else keeps its time. */
export function applyChange(out: string, { changed, leftOver }: OutputChange): void {
  for (const { path, text } of changed) writeWhole(join(out, path), text);
  for (const path of leftOver) {
    rmSync(join(out, path), { force: true });
    removeEmpty(out, dirname(path));
  }
}

/** Only files that say so themselves: a file somebody put there is never removed. */
function isGenerated(path: string): boolean {
  return readOr(path, "")?.slice(0, 200).includes(MARK) ?? false;
}

function removeEmpty(out: string, folder: string): void {
  if (folder === ".") return;
  try {
    rmdirSync(join(out, folder));
  } catch {
    // Other files are still in it.
    return;
  }
  removeEmpty(out, dirname(folder));
}

function readOr<T>(path: string, otherwise: T): string | T {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Missing, so it differs from anything.
    return otherwise;
  }
}
