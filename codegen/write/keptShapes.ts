import { join } from "node:path";
import type { Shapes } from "../emit/emitSource";
import type { KeptOutlines } from "../emit/printModules";
import { computeShapes } from "../emit/shapes";
import { keep, readKept } from "./kept";

/** What depends on the sources of the tool alone, computed once for each of its builds. */
export async function shapesOf(cache: string | null, tool: string, keeps = true): Promise<Shapes> {
  const path = keptBy(cache, tool, "shapes");
  return readKept<Shapes>(path) ?? keep(keeps ? path : null, await computeShapes());
}

/** Outlines printed by this build of the tool. */
export function outlinesOf(cache: string | null, tool: string, keeps = true): KeptOutlines {
  const path = keptBy(cache, tool, "outlines");
  return { read: () => readKept(path) ?? {}, keep: (outlines) => keep(keeps ? path : null, outlines) };
}

function keptBy(cache: string | null, tool: string, name: string): string | null {
  return cache === null ? null : join(cache, `tool-${tool}`, `${name}.json`);
}
