import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chromium, expect, type Page, test } from "@playwright/test";
import { startOwnServer } from "../support/ownServer";
import { appliedOn, doFirstTask, openPlanning } from "../support/planning";
import { enter, signIn } from "../support/shell";

const ACCOUNT = "eleveur-lait";

/** A browser that can be killed with all its processes, and its first page. */
async function startBrowser(executablePath: string, args: readonly string[]): Promise<{ process: ChildProcess; page: Page }> {
  const own = ["--headless=new", "--remote-debugging-port=0", "about:blank"];
  const browser = spawn(executablePath, [...args, ...own], { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    browser.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [found] = /ws:\/\/\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    browser.once("exit", () => reject(new Error(`the browser ended: ${said}`)));
  });
  const [context] = (await chromium.connectOverCDP(address)).contexts();
  if (context === undefined) throw new Error("the browser has no context");
  return { process: browser, page: await context.newPage() };
}

async function kill(browser: ChildProcess): Promise<void> {
  const gone = once(browser, "exit");
  process.kill(-(browser.pid ?? 0), "SIGKILL");
  await gone;
}

// Only a real browser has a disk on which "kept" must be true.
test("fault 15: the browser is killed right after an action was said to be kept: it is on the disk, and arrives once after the next sign-in", async ({
  launchOptions,
}, { outputDir }) => {
  const args = [...(launchOptions.args ?? []), `--user-data-dir=${outputDir}/browser`];
  const server = await startOwnServer();
  let browser = await startBrowser(launchOptions.executablePath ?? "", args);
  try {
    await enter(browser.page, ACCOUNT, server.address);
    await openPlanning(browser.page);
    await browser.page.context().setOffline(true);
    await doFirstTask(browser.page);
    await kill(browser.process);
    expect(await appliedOn(server.address, ACCOUNT)).toBe(0);

    browser = await startBrowser(launchOptions.executablePath ?? "", args);
    await browser.page.goto(`${server.address}/healthz`);
    await browser.page.evaluate(() => localStorage.clear());
    await signIn(browser.page, ACCOUNT, server.address);
    await expect.poll(() => appliedOn(server.address, ACCOUNT)).toBe(1);
  } finally {
    await kill(browser.process);
    await server.stop();
  }
});
