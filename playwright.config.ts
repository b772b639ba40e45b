import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4273);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [["line"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "fr-FR",
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
    command: "node dist/server/main.js",
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: "test-results/data" },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
