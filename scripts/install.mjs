import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const STAMP = "node_modules/.clarine-lock";

/**
 * Installs the packages of the lock file unless they are already those. Prints nothing when there is nothing to do.
 * Not `npm ci`: it refuses a lock file in which the binaries of other platforms are left out, as some mirrors do.
 */
export function installPackages(root) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages …");
  const run = spawnSync("npm", ["install", "--no-save", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (run.status !== 0) {
    console.error("The packages could not be installed: check the network, then run the same command again.");
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
