import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { said } from "../messages/say";
import { type RegistryFiles, registryFiles } from "../read/registryFiles";
import { Misuse } from "../request/options";
import type { ToolIo } from "../request/toolIo";

/** A registry of many files with all its texts. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Folders of which each registry has one. */
const PARTS = ["applications", "menus", "grants"];

/**
 * Files of a registry in a folder, or as they were in a git revision; `fromFork`: where the branch that is checked out left
 * it, so that what it has got since is not taken for a loss. Throws Misuse, also when git cannot be asked.
 */
export function filesOfRevision(word: string, registry: string, io: ToolIo, fromFork = false): RegistryFiles {
  const folder = isAbsolute(word) ? word : join(io.cwd, word);
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isFolder(folder)) {
    // Any other folder may hold anything, and much of it.
    if (PARTS.some((name) => isFolder(join(folder, name)))) return registryFiles(folder);
    throw new Misuse(said("diff-no-registry", { base: word, path: PARTS.join("/, ") }));
  }
  const git = (args: readonly string[], input = "") => {
    const { status, stdout, stderr, error } = spawnSync("git", args, {
      cwd: io.root,
      env: { ...io.env, LC_ALL: "C" },
      input,
      encoding: "utf8",
      maxBuffer: MOST_BYTES,
    });
    if (status !== 0 && args[0] === "rev-parse" && /single revision/.test(stderr))
      throw new Misuse(said("diff-no-revision", { base: word }));
    if (status !== 0) throw new Misuse(said("diff-no-git", { base: word, why: (error?.message ?? stderr).trim().split("\n")[0] ?? "" }));
    return stdout;
  };
  const revision = git(["rev-parse", "--verify", "--end-of-options", `${word}^{commit}`]).trim();
  // Of histories that have nothing in common, and of a clone that is not deep enough, git names no fork.
  const forks = fromFork ? spawnSync("git", ["merge-base", revision, "HEAD"], { cwd: io.root, encoding: "utf8" }).stdout : "";
  const commit = forks.trim() || revision;
  const top = git(["rev-parse", "--show-toplevel"]).trim();
  const path = relative(top, registry);
  if (path.startsWith("..")) throw new Misuse(said("diff-no-registry", { base: word, path: registry }));
  const names = git(["ls-tree", "-r", "-z", "--full-tree", "--name-only", commit, "--", `${path}/`]).split("\0");
  const wanted = names.filter((name) => /\.ya?ml$/i.test(name) && !name.slice(path.length).includes("/."));
  if (wanted.length === 0) throw new Misuse(said("diff-no-registry", { base: word, path }));
  const texts = blobs(git(["cat-file", "--batch"], wanted.map((name) => `${commit}:${name}\n`).join("")));
  return new Map(wanted.map((name, index) => [name.slice(path.length + 1), texts[index] ?? ""]));
}

/** What `git cat-file --batch` prints: `<hash> blob <bytes>`, then the text, for each name in turn. */
function blobs(printed: string): readonly string[] {
  const bytes = Buffer.from(printed, "utf8");
  const found: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf("\n", at);
    const size = Number(bytes.subarray(at, end).toString("latin1").split(" ")[2] ?? 0);
    found.push(bytes.subarray(end + 1, end + 1 + size).toString("utf8"));
    at = end + 1 + size + 1;
  }
  return found;
}
