import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder with the registry in it, committed on a branch; the folder is the caller's to remove. */
export function committedRegistry(branch = "autumn"): string {
  const path = mkdtempSync(join(tmpdir(), "clarine-studio-"));
  cpSync("registry", join(path, "registry"), { recursive: true });
  const git = gitIn(path);
  git("init", "-q", "-b", branch);
  git("add", ".");
  git("commit", "-q", "-m", "registry");
  git("config", "user.name", "Marie");
  return path;
}

/** Runs git in a folder, and throws what it says when it fails. */
export function gitIn(path: string): (...args: readonly string[]) => void {
  return (...args) => {
    const { status, stderr } = spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
      cwd: path,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  };
}
