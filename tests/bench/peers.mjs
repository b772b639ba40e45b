import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BENCH } from "./workFolder.mjs";

/** Installs what the figures are compared with, on the first run that needs it; it is no part of the product's packages. */
export function installPeers() {
  const lock = readFileSync(join(BENCH, "package-lock.json"), "utf8");
  const stamp = join(BENCH, "node_modules/.installed-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.error("Installing the peers …");
  const args = ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, { cwd: BENCH, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0)
    throw new Error("The peers could not be installed: check the network. Groups that need none: upToDate, typeCheck, start.");
  writeFileSync(stamp, lock);
}

export function versionOf(name) {
  return JSON.parse(readFileSync(join(BENCH, "node_modules", name, "package.json"), "utf8")).version;
}
