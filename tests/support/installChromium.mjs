import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const HEADLESS = "/usr/bin/chromium-headless-shell";

/** Path of a Chromium on this machine: named by CHROMIUM_PATH, found, or installed from Debian when root. */
export function installChromium() {
  const known = findChromium();
  if (known) return known;
  if (process.getuid?.() === 0) {
    console.log("Installing Chromium …");
    apt(["update", "-qq"]);
    apt(["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error("No Chromium found: install it (apt-get install chromium) or name it in CHROMIUM_PATH.");
  process.exit(2);
}

/**
 * The same Chromium without windows, menus and pages of its own, as Debian packs it: pages are drawn by it for three quarters of the
 * processor time. Null where it is not to be had; the whole browser does as well. Called after the whole one is there.
 */
export function installHeadlessShell() {
  if (!existsSync(HEADLESS) && process.getuid?.() === 0)
    apt(["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]);
  return existsSync(HEADLESS) ? HEADLESS : null;
}

function apt(words) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", words, { stdio: ["ignore", "ignore", "inherit"], env });
}

export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return PLACES.find((path) => existsSync(path)) ?? null;
}
