import { type Job, upToDate } from "../write/manifest";
import { directoryOf, readOptions } from "./readOptions";
import { CLEAN, type ExitCode, type ToolIo } from "./toolIo";

/** Writes the generated files that have changed. Loads the generator only when there is something to do. */
export async function generateCommand(args: readonly string[], io: ToolIo): Promise<ExitCode> {
  const options = readOptions(args, { values: { out: [], registry: [], format: ["text", "json"] }, flags: ["check"] });
  const registry = directoryOf(options, "registry", io);
  const out = options.values.has("out") ? directoryOf(options, "out", io) : directoryOf({ ...options, values: new Map() }, "generated", io);
  const job: Job = { registry: registry.path, out: out.path, cache: io.cache, tool: io.tool };
  const json = options.values.get("format") === "json";

  const fresh = upToDate(job);
  if (fresh !== null) {
    const more = fresh.warnings === 0 ? "" : ` ${fresh.warnings} findings that are no errors: npm run -s registry -- check`;
    io.out(json ? jsonOf({ written: [], unchanged: fresh.files, stale: [] }) : `${out.shown}: up to date, ${fresh.files} files.${more}\n`);
    return CLEAN;
  }
  const { generateAndReport } = await import("./generateAndReport");
  return generateAndReport(
    { ...job, root: io.root, check: options.flags.has("check") },
    { json, registry: registry.shown, out: out.shown },
    io,
  );
}

export function jsonOf(fields: object): string {
  return `${JSON.stringify({ version: 1, ...fields }, null, 2)}\n`;
}
