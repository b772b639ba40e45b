import { directoryOf } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode } from "../request/toolIo";
import { type Job, upToDate } from "../write/upToDate";

/** Writes the generated files that have changed. Loads the generator only when there is something to do. */
export async function generateCommand(request: Request): Promise<ExitCode> {
  const { options, io, kept, say, json } = request;
  const registry = directoryOf(options, "registry", io);
  const out = directoryOf(options, "out", io, "generated");
  const job: Job = { registry: registry.path, out: out.path, kept };
  const check = options.flags.has("check");
  const fresh = upToDate(job, check);
  if (fresh !== null) {
    const more = fresh.warnings === 0 ? "" : ` ${say("more-findings", { count: fresh.warnings })}`;
    if (json) io.out(`${JSON.stringify({ version: 1, written: [], unchanged: fresh.files, stale: [] }, null, 2)}\n`);
    else io.out(`${say("up-to-date", { out: out.shown, files: fresh.files })}${more}\n`);
    return CLEAN;
  }
  const { generateAndReport } = await import("./generateAndReport");
  return generateAndReport({ ...job, root: io.root, check }, request, {
    registry: registry.shown,
    out: out.shown,
  });
}
