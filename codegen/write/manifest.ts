import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, type RegistryFiles, registryFiles } from "../read/registryFiles";
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
  readonly version: 2;
  readonly tool: string;
  readonly warnings: number;
  readonly files: number;
  /** Hashes of all that was read, and of all that is in the output folder, a stray file too. */
  readonly inputs: string;
  readonly outputs: string;
}

export interface Generation {
  readonly inputs: RegistryFiles;
  readonly files: number;
  readonly warnings: number;
}

/** The state of an output folder that needs no work, or null; `strict`, nothing else stands in it. Throws when the registry cannot be read. */
export function upToDate(job: Job, strict: boolean): { readonly files: number; readonly warnings: number } | null {
  const inputs = registryFiles(job.registry);
  const manifest = readKept<Manifest>(manifestPath(job));
  if (manifest?.version !== 2 || manifest.tool !== job.tool) return null;
  if (strict && listOutputs(job.out).length !== manifest.files) return null;
  return manifest.inputs === hashOfFiles(inputs) && manifest.outputs === hashOfOutputs(job.out) ? manifest : null;
}

/** Remembers a generation, after its files are written. */
export function keepManifest(job: Job, { inputs, files, warnings }: Generation): void {
  const path = manifestPath(job);
  if (path === null) return;
  const hashes = { inputs: hashOfFiles(inputs), outputs: hashOfOutputs(job.out) };
  keep<Manifest>(path, { version: 2, tool: job.tool, warnings, files, ...hashes });
}

export function listOutputs(out: string): readonly string[] {
  try {
    return listFiles(out);
  } catch {
    // The folder is not there yet: nothing has been generated.
    return [];
  }
}

function hashOfOutputs(out: string): string {
  return hashOfFiles(new Map(listOutputs(out).map((path) => [path, readFileSync(join(out, path), "utf8")])));
}

function hashOfFiles(files: RegistryFiles): string {
  const hash = createHash("sha1");
  for (const path of [...files.keys()].sort()) hash.update(`${path}\0${files.get(path)}\0`);
  return hash.digest("hex");
}

function manifestPath({ cache, registry, out }: Job): string | null {
  return cache === null ? null : join(cache, "manifests", `${hashOfFiles(new Map([[registry, out]]))}.json`);
}
