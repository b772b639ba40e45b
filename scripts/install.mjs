import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { requireNodeVersion } from "./nodeVersion.mjs";

const ARGS = ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the packages of the lock file unless they are there already. Prints nothing when there is nothing to do. */
export function installPackages(root) {
  requireNodeVersion(root);
  if (haveInstalled(root)) return;
  console.error("The packages could not be installed: check the network, then run the same command again.");
  process.exit(1);
}

/** Whether the packages of the folder's lock file are there, after `npm ci` where they were not. */
export function haveInstalled(folder) {
  if (isInstalled(folder)) return true;
  console.error("Installing packages …");
  // On Windows npm is a script, which only a shell starts.
  const run = spawnSync("npm", ARGS, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" });
  return run.status === 0;
}

/** npm writes down what it installed; binaries of other platforms are in the lock file alone. */
function isInstalled(folder) {
  const installed = packagesOf(join(folder, "node_modules/.package-lock.json"));
  return Object.entries(packagesOf(join(folder, "package-lock.json"))).every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}
