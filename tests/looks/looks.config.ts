import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config";

const root = fileURLToPath(new URL("../../", import.meta.url));
const port = Number(process.env.LOOKS_PORT ?? 4274);
const data = join(root, "test-results/looks-data");

/** The browser of the tests, with a server and accounts of its own. */
export default defineConfig({
  ...shared,
  testDir: ".",
  testMatch: "*.looks.ts",
  outputDir: join(root, "test-results/looks-failures"),
  reporter: "line",
  timeout: 120_000,
  use: {
    ...shared.use,
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 20_000,
    // Letters stand as far apart as on a screen of today, not on whole pixels.
    launchOptions: { ...shared.use?.launchOptions, args: [...(shared.use?.launchOptions?.args ?? []), "--font-render-hinting=none"] },
  },
  webServer: {
    command: `node -e "require('node:fs').rmSync('${data}', { recursive: true, force: true })" && exec node dist/server/main.js`,
    cwd: root,
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: data, DEMO: "on" },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
