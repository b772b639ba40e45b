import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { buildAll } from "../../scripts/build.mjs";
import { isBuilt } from "../../scripts/freshness.mjs";
import { findChromium } from "../support/installChromium.mjs";
import { ROOT } from "./workFolder.mjs";

const PASSWORD = "demo-herd";
const ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"];

/** The built product on a free port with accounts of its own; built anew where that is due. */
export async function startProduct(work, root = ROOT) {
  if (!isBuilt(root)) await buildAll(root);
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(work, "data"), DEMO: "on" };
  const server = spawn(process.execPath, [join(root, "dist/server/main.js")], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit");
  const origin = await new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (text) => {
      said += text;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    server.once("exit", () => reject(new Error("The server ended before it listened.")));
  });
  return {
    origin,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

export function launchOptions(more = []) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chromium: name it in CHROMIUM_PATH");
  return { executablePath, args: [...ARGS, ...more] };
}

export function launchBrowser(more = []) {
  return chromium.launch(launchOptions(more));
}

/** Signs a persona in through the login page and waits for the menu, and until nothing is loaded any more. */
export async function signIn(page, origin, persona) {
  await signInWhileBusy(page, origin, persona);
  await page.waitForLoadState("networkidle");
}

/** The same for a page that will never be at rest. */
export async function signInWhileBusy(page, origin, persona) {
  await page.goto(`${origin}/welcome/login`);
  await page.locator('input[name="login"]').fill(persona);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.locator("[data-tab]").first().waitFor();
}
