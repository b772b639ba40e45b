import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of a Chromium on this machine: named by CHROMIUM_PATH, found, or installed from Debian when root. */
export function installChromium() {
  const known = findChromium();
  if (known) return known;
  if (process.getuid?.() === 0) {
    console.log("Installing Chromium …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"], env });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: ["ignore", "ignore", "inherit"], env });
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error("No Chromium found: install it (apt-get install chromium) or name it in CHROMIUM_PATH.");
  process.exit(2);
}

export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return PLACES.find((path) => existsSync(path)) ?? null;
}
