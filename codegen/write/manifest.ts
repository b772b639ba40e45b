import { join } from "node:path";
import type { OutputFile } from "../emit/generatedModule";
import { listFiles } from "../read/registryFiles";
import { compareFile, type Fingerprint, fingerprint, hashOf } from "./fingerprint";
import { keep, readKept } from "./kept";

/** Where a generation reads and writes, and which build of the tool does it. */
export interface Job {
  readonly registry: string;
  readonly out: string;
  /** Folder for what can be computed again, or null for none. */
  readonly cache: string | null;
  readonly tool: string;
}

/** What the last generation read and left behind, so that the next one can tell at a glance that nothing has changed. */
interface Manifest {
  readonly version: 1;
  readonly tool: string;
  readonly warnings: number;
  readonly inputs: readonly Fingerprint[];
  readonly outputs: readonly Fingerprint[];
  /** Every file below the output folder, so that a stray one is noticed. */
  readonly listing: readonly string[];
}

export interface Generation {
  readonly inputs: ReadonlyMap<string, string>;
  readonly outputs: readonly OutputFile[];
  readonly warnings: number;
  /** When reading began. */
  readonly since: number;
}

/** The state of an output folder that needs no work, or null. Throws when the registry cannot be read. */
export function upToDate(job: Job): { readonly files: number; readonly warnings: number } | null {
  const found = listFiles(job.registry);
  const manifest = readManifest(job);
  if (manifest === null || manifest.tool !== job.tool) return null;
  const paths = manifest.inputs.map(({ path }) => path);
  if (!sameNames(found, paths) || !sameNames(listOutputs(job.out), manifest.listing)) return null;
  const inputs = compareAll(job.registry, manifest.inputs);
  const outputs = inputs && compareAll(job.out, manifest.outputs);
  if (!inputs || !outputs) return null;
  const moved = inputs.some((input, at) => input !== manifest.inputs[at]) || outputs.some((output, at) => output !== manifest.outputs[at]);
  if (moved) keep(manifestPath(job), { ...manifest, inputs, outputs });
  return { files: outputs.length, warnings: manifest.warnings };
}

/** Remembers a generation, after its files are written. */
export function keepManifest(job: Job, { inputs, outputs, warnings, since }: Generation): void {
  if (job.cache === null) return;
  const now = Date.now();
  keep<Manifest>(manifestPath(job), {
    version: 1,
    tool: job.tool,
    warnings,
    inputs: [...inputs].map(([path, text]) => fingerprint(job.registry, path, text, since)),
    outputs: outputs.map(({ path, text }) => fingerprint(job.out, path, text, now)),
    listing: listOutputs(job.out),
  });
}

export function listOutputs(out: string): readonly string[] {
  try {
    return listFiles(out);
  } catch {
    // The folder is not there yet: nothing has been generated.
    return [];
  }
}

function sameNames(found: readonly string[], before: readonly string[]): boolean {
  const known = new Set(before);
  return found.length === known.size && found.every((path) => known.has(path));
}

function compareAll(dir: string, before: readonly Fingerprint[]): readonly Fingerprint[] | null {
  const since = Date.now();
  const now: Fingerprint[] = [];
  for (const entry of before) {
    const compared = compareFile(dir, entry, since);
    if (compared === null) return null;
    now.push(compared);
  }
  return now;
}

function readManifest(job: Job): Manifest | null {
  const read = readKept<Manifest>(manifestPath(job));
  return read?.version === 1 ? read : null;
}

function manifestPath({ cache, registry, out }: Job): string | null {
  return cache === null ? null : join(cache, "manifests", `${hashOf(`${registry}\n${out}`)}.json`);
}
