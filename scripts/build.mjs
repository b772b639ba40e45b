import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSdk } from "../src/sdk/build.mjs";
import { compressFiles } from "./compress.mjs";
import { markBuilt } from "./freshness.mjs";
import { bundleHelpDesk } from "./helpDesk.mjs";
import { installPackages } from "./install.mjs";

/** Builds shell, demo sub-application and server into dist/. Ends the process with the findings when the registry is broken. */
export async function buildAll(root) {
  generate(root);
  // A failed build may leave a full dist/ behind, so the old one goes first.
  rmSync(`${root}/dist`, { recursive: true, force: true });
  const { build } = await import("vite");
  await build({ root, logLevel: "warn" });
  await bundleHelpDesk(root, `${root}/dist/shell/chat-widget.js`);
  compressFiles(`${root}/dist/shell`);
  await buildSdk(root);
  await bundleServer(root, `${root}/dist/server/main.js`);
  markBuilt(root);
}

/** Brings generated/ up to date with registry/. */
export function generate(root) {
  const run = spawnSync(process.execPath, ["codegen/start.mjs", "generate"], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  if (run.status === 0) return;
  process.stderr.write(run.stdout);
  console.error("The registry has mistakes: mend them as said above, then start again.");
  process.exit(run.status ?? 1);
}

/** The server as one file. It finds its packages from where it lies, and the shell in the folder beside its own. */
export async function bundleServer(root, file) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: `${root}/src/server/main.ts`,
    platform: "node",
    // Packages stay packages: some hold native code.
    external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("\0"),
  });
  await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../", import.meta.url)).replace(/\/$/, "");
  installPackages(root);
  await buildAll(root);
}
