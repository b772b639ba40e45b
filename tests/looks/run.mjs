// npm run looks [-- --only TEXT]: a picture of every screen, persona, size and theme, and a page that shows them side by side.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildAll, generate } from "../../scripts/build.mjs";
import { isBuilt } from "../../scripts/freshness.mjs";
import { installPackages } from "../../scripts/install.mjs";
import { installChromium } from "../support/installChromium.mjs";
import { sheetOf } from "./sheet.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");
const OUT = join(ROOT, "test-results/looks");

const only = readOnly();
process.chdir(ROOT);
installPackages(ROOT);
generate(ROOT);
if (!isBuilt(ROOT)) {
  console.log("Building …");
  await buildAll(ROOT);
}
// What was left of a whole sheet would pass for new.
if (only === null) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const chosen = only === null ? [] : ["--grep", only];
const { status } = spawnSync("npx", ["playwright", "test", "--config", "tests/looks/looks.config.ts", ...chosen], {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: installChromium(), LOOKS_OUT: OUT },
});
const pictures = readdirSync(OUT).filter((name) => name.endsWith(".png"));
writeFileSync(join(OUT, "index.html"), sheetOf(pictures));
console.log(`${pictures.length} pictures: ${join(OUT, "index.html")}`);
process.exitCode = status === 0 && pictures.length > 0 ? 0 : 1;

function readOnly() {
  try {
    return parseArgs({ options: { only: { type: "string" } } }).values.only ?? null;
  } catch (error) {
    console.error(`${error.message}\nUsage: npm run looks [-- --only TEXT]: the pictures whose persona, size or page holds the text`);
    process.exit(2);
  }
}
