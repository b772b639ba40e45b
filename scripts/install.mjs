import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ARGS = ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the packages of the lock file unless they are there already. Prints nothing when there is nothing to do. */
export function installPackages(root) {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  if (!isServed(process.versions.node, engines.node)) {
    console.error(`This is Node.js ${process.versions.node}; ${engines.node} is needed.`);
    process.exit(1);
  }
  if (haveInstalled(root)) return;
  console.error("The packages could not be installed: check the network, then run the same command again.");
  process.exit(1);
}

/** Whether a range names a version: `^20.19.0 || >=24.0.0`. */
export function isServed(version, range) {
  return range.split("||").some((part) => !isOlder(version, part) && (part.includes(">=") || numbersOf(part)[0] === numbersOf(version)[0]));
}

function isOlder(version, range) {
  const [has, least] = [numbersOf(version), numbersOf(range)];
  const at = least.findIndex((number, index) => number !== (has[index] ?? 0));
  return at >= 0 && (has[at] ?? 0) < least[at];
}

function numbersOf(text) {
  return text.match(/\d+/g)?.map(Number) ?? [];
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
