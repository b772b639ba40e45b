import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KeptOutlines } from "../emit/printModules";
import { writeWhole } from "./writeWhole";

/** Outlines printed by this build of the tool, for its later runs. */
export function openOutlines(cache: string | null, tool: string): KeptOutlines {
  if (cache === null) return { read: () => ({}), keep: () => {} };
  const path = join(cache, `tool-${tool}`, "outlines.json");
  return { read: () => readOutlines(path), keep: (outlines) => writeWhole(path, JSON.stringify(outlines)) };
}

function readOutlines(path: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // Not kept yet, or damaged: they are printed once more.
    return {};
  }
}
