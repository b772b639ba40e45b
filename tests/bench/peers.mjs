import { readFileSync } from "node:fs";
import { join } from "node:path";
import { haveInstalled } from "../../scripts/install.mjs";
import { BENCH } from "./workFolder.mjs";

/** Installs what the figures are compared with, on the first run that needs it; it is no part of the product's packages. */
export function installPeers() {
  if (!haveInstalled(BENCH))
    throw new Error("The peers could not be installed: check the network. Groups that need none: upToDate, typeCheck, start.");
}

export function versionOf(name) {
  return JSON.parse(readFileSync(join(BENCH, "node_modules", name, "package.json"), "utf8")).version;
}
