import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kept } from "../kept/kept";
import { listFiles, type RegistryFiles, registryFiles } from "../read/registryFiles";

/** Where a generation reads and writes. */
export interface Job {
  readonly registry: string;
  readonly out: string;
  readonly kept: Kept;
}

/** What the last generation read and left behind, so that the next one can tell at a glance that nothing has changed. */
interface Manifest {
  readonly warnings: number;
  readonly files: number;
  /** Hashes of all that was read, and of all that is in the output folder, a stray file too. */
  readonly inputs: string;
  readonly outputs: string;
}

/** The state of an output folder that needs no work, or null; `strict`, nothing else stands in it. Throws when the registry cannot be read. */
export function upToDate(job: Job, strict: boolean, inputs = registryFiles(job.registry)): Pick<Manifest, "files" | "warnings"> | null {
  const manifest = job.kept.read<Manifest>(manifestName(job));
  if (manifest === null || (strict && listOutputs(job.out).length !== manifest.files)) return null;
  return manifest.inputs === hashOfFiles(inputs) && manifest.outputs === hashOfOutputs(job.out) ? manifest : null;
}

/** Remembers a generation, after its files are written. */
export function keepManifest(job: Job, inputs: RegistryFiles, outputs: RegistryFiles, warnings: number): void {
  const hashes = { inputs: hashOfFiles(inputs), outputs: hashOfOutputs(job.out, outputs) };
  job.kept.keep<Manifest>(manifestName(job), { files: outputs.size, warnings, ...hashes });
}

export function listOutputs(out: string): readonly string[] {
  try {
    return listFiles(out);
  } catch {
    // The folder is not there yet: nothing has been generated.
    return [];
  }
}

function hashOfOutputs(out: string, known: RegistryFiles = new Map()): string {
  return hashOfFiles(new Map(listOutputs(out).map((path) => [path, known.get(path) ?? readFileSync(join(out, path))])));
}

function hashOfFiles(files: ReadonlyMap<string, string | Buffer>): string {
  const hash = createHash("sha1");
  for (const path of [...files.keys()].sort()) for (const part of [path, files.get(path) ?? ""]) hash.update(part).update("\0");
  return hash.digest("hex");
}

function manifestName({ registry, out }: Job): string {
  return `manifest-${hashOfFiles(new Map([[registry, out]]))}`;
}
