import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian puts each version. */
const VERSIONS = "/usr/lib/postgresql";

/** Folder of a PostgreSQL server's programs: found, or installed from Debian when root; null when there is none. */
export function installPostgres() {
  const known = findPostgres();
  if (known !== null || process.getuid?.() !== 0) return known;
  console.log("Installing PostgreSQL …");
  const options = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], options);
  return findPostgres();
}

function findPostgres() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(VERSIONS, version, "bin")), ...(process.env.PATH ?? "").split(delimiter)];
  return folders.find((folder) => folder !== "" && ["postgres", "initdb"].every((name) => existsSync(join(folder, name)))) ?? null;
}
