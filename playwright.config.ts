import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4273);
// Runs on other ports go on beside this one.
const results = process.env.E2E_PORT === undefined ? "test-results" : `test-results/${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: `${results}/browser`,
  retries: 0,
  // One browser keeps two cores busy: side by side they only make each other wait.
  workers: 1,
  fullyParallel: true,
  timeout: 120_000,
  // A wait ends when what it waits for is there; how fast that is belongs to the benches.
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "fr-FR",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    // Accounts as new: what a run before has changed does not count.
    command: `node -e "require('node:fs').rmSync('${results}/data', { recursive: true, force: true })" && exec node dist/server/main.js`,
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: `${results}/data` },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
