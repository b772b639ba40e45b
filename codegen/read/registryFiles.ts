import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** Text of every file, by its path inside the registry with `/` between folders. */
export type RegistryFiles = ReadonlyMap<string, string>;

/** Bytes of a file and of all files: many times what a registry of thousands of routes has. */
export const MOST_OF_FILE = 1_000_000;
const MOST_OF_ALL = 24_000_000;

/** Stands for a file that is larger: it is not read, and its finding says so. */
export const TOO_LARGE = " ".repeat(MOST_OF_FILE + 1);
/** Stands for a file of somewhere else that a link leads to: what is in there is nobody's business here. */
export const OUTSIDE = "\0 a link out of the registry";

/** Reads the files under a directory, but for those whose name starts with a dot. Throws what the file system throws when the directory cannot be read. */
export function registryFiles(dir: string): RegistryFiles {
  let all = 0;
  const textOf = (path: string): string => {
    // What is no YAML is named in a finding, and not read.
    if (!/\.ya?ml$/i.test(path)) return "";
    const file = join(dir, path);
    const stat = statSync(file);
    // A pipe of that name would never end.
    if (!stat.isFile()) throw fileError("EISDIR", file);
    if (lstatSync(file).isSymbolicLink() && !realpathSync(file).startsWith(realpathSync(dir) + sep)) return OUTSIDE;
    all += Math.min(stat.size, MOST_OF_FILE);
    if (all > MOST_OF_ALL) throw fileError("EFBIG", dir);
    return stat.size > MOST_OF_FILE ? TOO_LARGE : readFileSync(file, "utf8");
  };
  return new Map(listFiles(dir).map((path) => [path, textOf(path)]));
}

/** As the file system would say it. */
function fileError(code: string, path: string): Error {
  return Object.assign(new Error(code), { code, path });
}

/** Paths under a directory, `/` between folders; what starts with a dot is left out, a folder named like a file is one. */
export function listFiles(dir: string, under = ""): readonly string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(dir, under), { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory() && !/\.ya?ml$/i.test(path)) found.push(...listFiles(dir, path));
    else found.push(path);
  }
  return found;
}
