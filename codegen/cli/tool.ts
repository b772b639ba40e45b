import type { ToolIo } from "../request/toolIo";
import type { Regeneration } from "../vite/regenerate";
import type { GenerateRequest } from "../write/generate";
import { run as runCommand } from "./main";

/** Entry of the bundle that `start.mjs` loads. */
export function run(args: readonly string[], io: ToolIo): Promise<number> {
  return runCommand(args, io);
}

/** Generates inside a process that stays, such as Vite's. */
export async function regenerate(request: GenerateRequest, shown: string): Promise<Regeneration> {
  return (await import("../vite/regenerate")).regenerate(request, shown);
}

/** What depends on the sources of the tool alone, computed once a bundle. */
export async function prepare(cache: string, tool: string): Promise<void> {
  const { shapesOf } = await import("../write/keptShapes");
  await shapesOf(cache, tool);
}
