import { fileURLToPath } from "node:url";
import { isBuilt } from "./freshness.mjs";
import { installPackages } from "./install.mjs";

const root = fileURLToPath(new URL("../", import.meta.url)).replace(/\/$/, "");

installPackages(root);
const { buildAll, generate } = await import("./build.mjs");
generate(root);
if (!isBuilt(root)) {
  console.log("Building …");
  await buildAll(root);
}
await import(`${root}/dist/server/main.js`);
