import { mutate } from "../mutate/mutate";
import { mutateJson, mutateReport, mutateText } from "../mutate/mutateText";
import { toJson } from "../report/json";
import { directoryOf } from "../request/options";
import { outReport } from "../request/outReport";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { committedSeen } from "../snapshot/seenFiles";
import { loadRegistry } from "./loadRegistry";

/** Percent of slips that are noticed, from which on a registry is held well enough. */
const LEAST_RATE = 99;

/** Tries in memory what a slip in each access would do, and tells which ones nothing would notice; writes nothing. */
export async function mutateCommand(request: Request): Promise<ExitCode> {
  const { options, io, json, language, say } = request;
  const registry = loadRegistry(request, "mutate");
  if (registry === null) return FINDINGS;
  const result = mutate(registry, committedSeen(directoryOf(options, "registry", io).path) !== null);
  const isExplained = !options.flags.has("strict") || result.survivors.every(({ reason }) => reason !== null);
  const ok = result.rate >= LEAST_RATE && isExplained;
  const wording = { ...registry, language, say };
  if (!outReport(request, () => mutateReport(result, ok, wording)))
    io.out(json ? toJson(mutateJson(result, ok, wording)) : mutateText(result, ok, wording));
  return ok ? CLEAN : FINDINGS;
}
