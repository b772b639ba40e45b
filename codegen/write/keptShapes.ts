import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Shapes } from "../emit/emitSource";
import { computeShapes } from "../emit/shapes";
import { writeWhole } from "./writeWhole";

/** The shapes computed when this build of the tool was bundled, or null. */
export function readShapes(cache: string | null, tool: string): Shapes | null {
  if (cache === null) return null;
  try {
    return JSON.parse(readFileSync(shapesPath(cache, tool), "utf8"));
  } catch {
    // Not kept: they are computed once more.
    return null;
  }
}

/** Computes the shapes for later runs of this build. */
export async function keepShapes(cache: string, tool: string): Promise<void> {
  writeWhole(shapesPath(cache, tool), JSON.stringify(await computeShapes()));
}

function shapesPath(cache: string, tool: string): string {
  return join(cache, `tool-${tool}`, "shapes.json");
}
