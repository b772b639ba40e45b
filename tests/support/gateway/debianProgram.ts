import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of a program: found, or installed from Debian when root. Without it nothing would be proven, so that is a failure. */
export function debianProgram(name: string, debianPackage: string): string {
  const known = find(name);
  if (known !== undefined) return known;
  if (process.getuid?.() === 0) {
    const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], options);
  }
  const installed = find(name);
  if (installed === undefined) throw new Error(`There is no ${name} on this machine: apt-get install ${debianPackage}`);
  return installed;
}

/** What serves a machine is not on everybody's path. */
function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/bin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
