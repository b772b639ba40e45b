import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuilt } from "./freshness.mjs";
import { installPackages } from "./install.mjs";

const root = fileURLToPath(new URL("../", import.meta.url)).replace(/\/$/, "");

installPackages(root);
const { generate } = await import("./build.mjs");
generate(root);
if (!isBuilt(root)) {
  console.log("Building …");
  // Vite sets NODE_ENV to production in its process: in this one it would turn the demo off.
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL("build.mjs", import.meta.url))], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
await import(`${root}/dist/server/main.js`);
