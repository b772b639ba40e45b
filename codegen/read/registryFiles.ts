import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Text of every file, by its path inside the registry with `/` between folders. */
export type RegistryFiles = ReadonlyMap<string, string>;

/** Changes the order in which files are met; tests shuffle it. */
export type Listing = (paths: readonly string[]) => readonly string[];

/** Reads the files under a directory, but for those whose name starts with a dot. Throws what the file system throws when the directory cannot be read. */
export function registryFiles(dir: string, listing: Listing = (paths) => paths): RegistryFiles {
  const paths = listFiles(dir);
  // What is no YAML is named in a finding, and not read.
  return new Map(listing(paths).map((path) => [path, /\.ya?ml$/i.test(path) ? readFileSync(join(dir, path), "utf8") : ""]));
}

/** Paths under a directory, `/` between folders; what starts with a dot is left out. */
export function listFiles(dir: string, under = ""): readonly string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(dir, under), { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) found.push(...listFiles(dir, path));
    else found.push(path);
  }
  return found;
}
