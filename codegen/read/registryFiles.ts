import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Text of every YAML file, by its path inside the registry with `/` between folders. */
export type RegistryFiles = ReadonlyMap<string, string>;

/** Changes the order in which files are met; tests shuffle it. */
export type Listing = (paths: readonly string[]) => readonly string[];

const YAML_FILE = /\.ya?ml$/;

/** Reads the YAML files under a directory. Throws what the file system throws when the directory cannot be read. */
export function registryFiles(dir: string, listing: Listing = (paths) => paths): RegistryFiles {
  const paths = listYaml(dir, "");
  return new Map(listing(paths).map((path) => [path, readFileSync(join(dir, path), "utf8")]));
}

function listYaml(dir: string, under: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(dir, under), { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) found.push(...listYaml(dir, path));
    else if (YAML_FILE.test(entry.name)) found.push(path);
  }
  return found;
}
