import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "@playwright/test";
import { launchOptions } from "./browser.mjs";

/** A browser over a folder of its own that can be killed with all its processes, as a tablet whose battery is empty. */
export async function startKillableBrowser(folder) {
  const { executablePath, args } = launchOptions([`--user-data-dir=${folder}`, "--headless=new", "--remote-debugging-port=0"]);
  const child = spawn(executablePath, [...args, "--window-size=1366,768", "about:blank"], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const address = await new Promise((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
      const [found] = /ws:\/\/\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The browser ended: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  return {
    context: browser.contexts()[0],
    kill: async () => {
      process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}
