import { run as runCommand } from "./cli/main";
import type { ToolIo } from "./cli/toolIo";

/** Entry of the bundle that `start.mjs` loads. */
export function run(args: readonly string[], io: ToolIo): Promise<number> {
  return runCommand(args, io);
}

/** What depends on the sources of the tool alone, computed once a bundle. */
export async function prepare(cache: string, tool: string): Promise<void> {
  const { keepShapes } = await import("./write/keptShapes");
  await keepShapes(cache, tool);
}
