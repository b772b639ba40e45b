import { defineConfig } from "@playwright/test";
import { WHOLE_CHROMIUM } from "./tests/support/wholeChromium";

const port = Number(process.env.E2E_PORT ?? 4273);
const WORKERS = 2;
/** Far enough apart that runs on neighbouring ports go on beside this one. */
const PORT_STEP = 100;
const portOf = (worker: number) => port + worker * PORT_STEP;
const results = process.env.E2E_PORT === undefined ? "test-results" : `test-results/${port}`;

/** Of Playwright 1.65: Chromium heeds the last list alone, so the next one holds these too. */
const DISABLED_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
/** Pages of Chromium's own address bar, which no test sees: a tenth of the time of all tests. */
const DRAWN_IN_EACH_WINDOW = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: `${results}/browser`,
  retries: 0,
  workers: WORKERS,
  fullyParallel: true,
  timeout: 120_000,
  // A wait ends when what it waits for is there; how fast that is is a matter of the benchmarks.
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))}`,
    locale: "fr-FR",
    // A context begins without a worker; only the tests of what is on the device let one in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? WHOLE_CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...DRAWN_IN_EACH_WINDOW].join(",")}`,
      ],
    },
  },
  // A server a worker: what a test does to an account is seen by no test that runs beside it.
  webServer: Array.from({ length: WORKERS }, (_, worker) => serverOn(portOf(worker))),
});

function serverOn(own: number) {
  const data = `${results}/data-${own}`;
  return {
    // Accounts as new: what a run before has changed does not count.
    command: `node -e "require('node:fs').rmSync('${data}', { recursive: true, force: true })" && exec node dist/server/main.js`,
    url: `http://127.0.0.1:${own}/healthz`,
    env: { PORT: String(own), DATA_DIR: data, DEMO: "on" },
    reuseExistingServer: false,
    timeout: 30_000,
  };
}
