import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSdk } from "../src/sdk/build.mjs";
import { billOfMaterials } from "./billOfMaterials.mjs";
import { compressFiles } from "./compress.mjs";
import { markBuilt } from "./freshness.mjs";
import { bundleHelpDesk } from "./helpDesk.mjs";
import { installPackages } from "./install.mjs";
import { bundleServiceWorker } from "./serviceWorker.mjs";
import { addNotices, packagesOf, writeNotices } from "./thirdPartyNotices.mjs";

/** Drawn into the pages from the registry, so no bundle imports it. */
const ICON_SET = "@iconify-json/tabler";
/** A file that the style sheet names. */
const TYPEFACE = "@fontsource-variable/inter";
/** `@hono/node-server` of `@hono/node-server/serve-static`. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** Builds shell, demo sub-application and server into dist/. Ends the process with the findings when the registry is broken. */
export async function buildAll(root) {
  generate(root);
  // A failed build may leave a full dist/ behind, so the old one goes first.
  rmSync(`${root}/dist`, { recursive: true, force: true });
  const { build } = await import("vite");
  await build({ root, logLevel: "warn" });
  const beside = [await bundleHelpDesk(root, `${root}/dist/shell/chat-widget.js`), await bundleServiceWorker(root, `${root}/dist/shell`)];
  addNotices(root, `${root}/dist/shell/notices.txt`, [ICON_SET, TYPEFACE, ...packagesOf(beside.flat())]);
  compressFiles(`${root}/dist/shell`);
  await buildSdk(root);
  const imported = await bundleServer(root, `${root}/dist/server/main.js`);
  await bundleServer(root, `${root}/dist/server/accounts.js`, "accounts.ts");
  writeNotices(root, `${root}/dist/server/notices.txt`, imported);
  writeFileSync(`${root}/dist/sbom.json`, billOfMaterials(root));
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

/** The server as one file, and the names of the packages it imports. It finds them from where it lies, and the shell in the folder beside its own. */
export async function bundleServer(root, file, entry = "main.ts") {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: `${root}/src/server/${entry}`,
    platform: "node",
    // Packages stay packages: some hold native code.
    external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("\0"),
  });
  const { output } = await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
  const { imports, dynamicImports } = output[0];
  return [...imports, ...dynamicImports].filter((name) => !name.startsWith("node:")).map((name) => PACKAGE.exec(name)?.[0] ?? name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../", import.meta.url)).replace(/\/$/, "");
  installPackages(root);
  await buildAll(root);
}
