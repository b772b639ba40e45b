// npm run nodes -- [MAJOR …]: type check, registry, build and unit tests on newer versions of Node.js, 22 and 24 by default.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const asked = process.argv.slice(2);
const STEPS = [
  ["node_modules/typescript/bin/tsc", "-p", "."],
  ["codegen/start.mjs", "check"],
  ["codegen/start.mjs", "generate", "--check"],
  ["scripts/build.mjs"],
  ["node_modules/vitest/vitest.mjs", "run", "--project", "product"],
];
const failed = [];

for (const major of asked.length > 0 ? asked : ["22", "24"]) {
  const node = install(major);
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  for (const step of STEPS) {
    const { status } = spawnSync(node, step, { cwd: root, stdio: "inherit", env });
    if (status !== 0) failed.push(`Node.js ${major}: ${step.join(" ")}`);
  }
}
for (const step of failed) console.error(`FAILED ${step}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** The program itself, as npm has it for each platform; kept beside other things that can be made again. */
function install(major) {
  const folder = join(root, "node_modules/.cache/clarine", `node-${major}`);
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", `${name}@${major}`];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`Node.js ${major} could not be installed for this platform.`);
  return join(folder, "node_modules", name, "bin/node");
}
