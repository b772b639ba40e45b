import { keptIn } from "../kept/kept";
import type { ToolIo } from "../request/toolIo";
import type { Job } from "../write/upToDate";

/** Entry of the bundle that `start.mjs` loads. */
export { run } from "./main";

/** Generates inside a process that stays, such as Vite's; `shown` names the registry for people. */
export async function regenerate(io: Pick<ToolIo, "root" | "cache" | "tool">, job: Omit<Job, "kept">, shown: string) {
  const request = { ...job, root: io.root, kept: keptIn(io.cache, io.tool), check: false };
  return (await import("../vite/regenerate")).regenerate(request, shown);
}

/** What depends on the sources of the tool alone, computed once a bundle. */
export async function prepare(cache: string, tool: string): Promise<void> {
  const { shapesOf } = await import("../emit/shapes");
  await shapesOf(keptIn(cache, tool));
}
